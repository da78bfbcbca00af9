import type { ShapedText } from './shapeText.ts'

/** A line of text, with lengths in pixels of the picture. */
export interface PlacedOutlines {
  shaped: ShapedText
  left: number
  baseline: number
  size: number
}

export function drawOutlines({ shaped, left, baseline, size }: PlacedOutlines, color: string) {
  const outlines = shaped.glyphs.map(({ x, y, unitsPerEm, outline }) => {
    const position = `translate(${pixels(x * size)} ${pixels(-y * size)})`
    const scale = (size / unitsPerEm).toFixed(6)
    return `<path transform="${position} scale(${scale} -${scale})" d="${outline()}"/>`
  })
  const position = `translate(${pixels(left)} ${pixels(baseline)})`
  return `<g fill="${color}" transform="${position}">${outlines.join('')}</g>`
}

function pixels(length: number): string {
  return length.toFixed(2)
}
