import { Buffer as TextBuffer, type Font, shape } from 'harfbuzzjs'
import { charactersOf } from './drawableText.ts'
import { subsetFor, type Typeface } from './typefaces.ts'

/** A text as outlines. All lengths are in ems: at 40 px, a width of 3 is 120 px. */
export type ShapedText = ReturnType<typeof shapeText>

/** Shapes a line from `drawableText`, with kerning and ligatures. */
export function shapeText(text: string, typeface: Typeface) {
  const { unitsPerEm, tracking } = typeface
  const glyphs = []
  let start: number | undefined
  let x = 0
  for (const run of runsOf(text, typeface)) {
    for (const { id, advance, dx, dy } of shapeRun(run)) {
      start ??= run.font.glyphExtents(id)?.xBearing ?? 0
      // SVG path data with y upwards. Read on demand, since most lines are only measured.
      const outline = () => run.font.glyphToPath(id)
      glyphs.push({ x: (x + dx - start) / unitsPerEm, y: dy / unitsPerEm, unitsPerEm, outline })
      x += advance + tracking * unitsPerEm
    }
  }
  // From the ink of the first letter to the end of the last letter.
  const width = (x - (start ?? 0)) / unitsPerEm - tracking
  return { width: glyphs.length > 0 ? width : 0, glyphs }
}

interface Run {
  font: Font
  text: string
}

/** Splits a text into runs, each drawn by one font file of the typeface. */
function runsOf(text: string, typeface: Typeface): Run[] {
  const runs: Run[] = []
  for (const character of charactersOf(text)) {
    const font = subsetFor(character, typeface)?.font
    if (!font) throw new Error(`The typeface has no “${character}”.`)
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

function shapeRun({ font, text }: Run) {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
    id: codepoint,
    advance: positions[index]?.xAdvance ?? 0,
    dx: positions[index]?.xOffset ?? 0,
    dy: positions[index]?.yOffset ?? 0,
  }))
}
