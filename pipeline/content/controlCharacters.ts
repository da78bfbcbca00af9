/**
 * A control character, half of a surrogate pair, what is left of a character that was lost, or a
 * sign that turns the order of the text around it (Unicode Standard Annex 9, section 2): with those
 * a text reads otherwise than it is.
 */
export const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]|[\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069]/u
