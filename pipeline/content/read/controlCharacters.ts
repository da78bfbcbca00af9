/**
 * Control characters, blanks without width, joiners outside the scripts and emojis that need them,
 * lone surrogates, U+FFFD, and bidirectional controls (Unicode Standard Annex 9, section 2).
 */
export const CONTROL_CHARACTERS =
  /[^\P{Cc}\n\t]|[\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]|(?<=[\p{Script=Latin}\d\s])(?:\u200C|\u200D|\u00AD)/u
