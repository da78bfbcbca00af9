const FONT_FACE = /@font-face\s*\{[^}]*\}/g

/** A face of single characters, which a page can do without until the app is there. */
function isForFew(face: string): boolean {
  return face.includes('unicode-range')
}

/** The styles as pages carry them: with the fonts that nearly all text is set in. */
export function withoutRareFonts(css: string): string {
  return css.replaceAll(FONT_FACE, (face) => (isForFew(face) ? '' : face))
}

/**
 * The styles as they are loaded later. A browser that reads a font's face a second time would
 * exchange the font of a page that is being read, so they have those that pages do not carry.
 */
export function withoutCommonFonts(css: string): string {
  return css.replaceAll(FONT_FACE, (face) => (isForFew(face) ? face : ''))
}
