/// The elementary functions, computed here and not by the platform: libraries differ in the last bit, and a browser has to come to the
/// same score as this machine. Additions, multiplications, divisions and roots are the same everywhere (IEEE 754), so these are, too.
///
/// Within two units in the last place of the true value, arc tangents within three, whole powers within one for each unit of their exponent and
/// the others that scores ask for within ten (`ElementaryTests`). What has no value is NaN.
public enum Elementary {}
