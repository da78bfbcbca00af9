/**
 * A control character, a blank without a width, which no search finds and no eye sees (the joiners
 * only where no emoji or script is that needs them), half of a surrogate pair, what is left of a character that was lost, or a
 * sign that turns the order of the text around it (Unicode Standard Annex 9, section 2): with those
 * a text reads otherwise than it is.
 */
export const CONTROL_CHARACTERS =
  /[^\P{Cc}\n\t]|[\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]|(?<=[\p{Script=Latin}\d\s])(?:\u200C|\u200D|\u00AD)/u
