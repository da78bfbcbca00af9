import type { Font } from 'harfbuzzjs'

/** How wide a line is in a font, in ems, without kerning. @throws when the font lacks a letter */
export function widthIn(font: Font, line: string): number {
  const advances = Array.from(line, (character) => advanceOf(font, character))
  return advances.reduce((total, advance) => total + advance, 0) / font.face.upem
}

function advanceOf(font: Font, character: string): number {
  const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0)
  if (glyph === undefined) throw new Error(`The font has no “${character}”.`)
  return font.glyphHAdvance(glyph)
}
