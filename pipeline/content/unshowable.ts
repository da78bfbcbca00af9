/** A control character, half of a surrogate pair, or what is left of a character that was lost. */
export const UNSHOWABLE = /[^\P{Cc}\n\t]|[\p{Cs}\uFFFD]/u
