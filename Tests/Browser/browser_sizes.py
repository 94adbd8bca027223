"""The two screen sizes of the tests."""

PHONE = {"viewport": {"width": 393, "height": 852}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 860}}
