"""A page as somebody reads it: its elements, and the words in them."""

import re
from functools import cached_property
from html.parser import HTMLParser

# These have no end tag.
VOID = {"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
# Pictures have no words, and the table below a slider has those that it reads out.
WORDLESS = re.compile(r'<svg\b(?:(?!<svg\b).)*?</svg>|<script\b.*?</script>| data-points="[^"]*"', re.S)


class Element:
    def __init__(self, name, attributes, parent):
        self.name, self.attributes, self.parent, self.children = name, attributes, parent, []

    def __getitem__(self, attribute):
        return self.attributes.get(attribute) or ""

    @property
    def classes(self):
        return self["class"].split()

    def within(self):
        """All elements inside, in the order of the page."""
        for child in self.children:
            if isinstance(child, Element):
                yield child
                yield from child.within()

    def all(self, name=None, style=None, **attributes):
        """`style` is a class; `attributes` are exact values, with _ for - in their names."""
        wanted = {key.replace("_", "-"): value for key, value in attributes.items()}
        return [element for element in self.within()
                if (name is None or element.name == name) and (style is None or style in element.classes)
                and all(element[key] == value for key, value in wanted.items())]

    def first(self, name=None, style=None, **attributes):
        return next(iter(self.all(name, style, **attributes)), None)

    @cached_property
    def text(self):
        parts = [child.text if isinstance(child, Element) else child for child in self.children]
        return re.sub(r"\s+", " ", " ".join(parts)).strip()


class Reader(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.root = self.place = Element("page", {}, None)

    def handle_starttag(self, name, attributes):
        element = Element(name, dict(attributes), self.place)
        self.place.children.append(element)
        if name not in VOID:
            self.place = element

    def handle_endtag(self, name):
        if name not in VOID:
            self.place = self.place.parent

    def handle_data(self, words):
        self.place.children.append(words)


class Page:
    """The main part of a page. `name` is one of `told_people.PAGES`."""

    def __init__(self, name, markup):
        self.name = name
        reader = Reader()
        words = markup[markup.index("<main"):markup.index("</main>")]
        # A drawing may contain another one.
        while WORDLESS.search(words):
            words = WORDLESS.sub("", words)
        reader.feed(words)
        self.main = reader.root.first("main")
        self.text = self.main.text

    def all(self, *wanted, **attributes):
        return self.main.all(*wanted, **attributes)

    def first(self, *wanted, **attributes):
        return self.main.first(*wanted, **attributes)

    def sentences(self):
        """The words of each element that has text of its own, once."""
        for element in self.main.within():
            if any(not isinstance(child, Element) and child.strip() for child in element.children):
                yield element.text

    def section(self, *titles):
        """The section under a heading."""
        for heading in self.main.within():
            if heading.name in ("h2", "h3") and heading.text in titles:
                return heading.parent
        return None

    def facts(self):
        """The names and figures of a page."""
        return {row.first("dt").text: row.first("dd").text for facts in self.all("dl", "facts") for row in facts.all("div")}

    def cards(self):
        return [element for element in self.main.within() if element["data-metric"] and "metric" in element.classes]
