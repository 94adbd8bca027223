/// The elementary functions, implemented here because platform libraries differ in the last bit and a browser has to
/// compute the same score as this machine. Addition, multiplication, division and square root are the same everywhere
/// (IEEE 754), so these functions are, too.
///
/// Results are within two units in the last place of the true value, arc tangents within three, whole powers within one
/// per unit of their exponent, and the other functions that scores use within ten (`ElementaryTests`). Undefined
/// results are NaN.
public enum Elementary {}
