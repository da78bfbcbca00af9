import type { Font } from 'harfbuzzjs'
import type { SystemFont } from './systemFonts.ts'

/** The characters whose widths are known of every font. */
export const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
)

/** How wide a character is in a font, in units of the font. @throws when the font lacks it */
export function advanceOf(font: Font, character: string): number {
  const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0)
  if (glyph === undefined) throw new Error(`The font has no “${character}”.`)
  return font.glyphHAdvance(glyph)
}

/** How wide a line is in a font, in ems, without kerning. */
export function widthIn(font: Font, line: string): number {
  return sum(Array.from(line, (character) => advanceOf(font, character))) / font.face.upem
}

/** How wide a line of ASCII is in a font that systems bring along, in ems, without kerning. */
export function widthInSystem({ widths, unitsPerEm }: SystemFont, line: string): number {
  const advances = Array.from(line, (character) => widths[ASCII.indexOf(character)] ?? NaN)
  return sum(advances) / unitsPerEm
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
