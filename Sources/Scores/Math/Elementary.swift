/// The elementary functions, implemented here instead of by the platform: libraries differ in the last bit, and a
/// browser has to compute the same score as this machine. Additions, multiplications, divisions and roots are the
/// same everywhere (IEEE 754), so these are, too.
///
/// Within two units in the last place of the true value, arc tangents within three, whole powers within one for each unit of their exponent and
/// the other functions that scores use within ten (`ElementaryTests`). Undefined results are NaN.
public enum Elementary {}
