import type { ShapedText } from './shapeText.ts'

/** A line of text in pixels of its picture. */
export interface PlacedOutlines {
  shaped: ShapedText
  left: number
  baseline: number
  size: number
}

export function drawOutlines(
  { shaped, left, baseline, size }: PlacedOutlines,
  color: string,
): string {
  const outlines = shaped.glyphs.map(({ x, y, unitsPerEm, outline }) => {
    const place = `translate(${pixels(x * size)} ${pixels(-y * size)})`
    const scale = (size / unitsPerEm).toFixed(6)
    return `<path transform="${place} scale(${scale} -${scale})" d="${outline()}"/>`
  })
  const place = `translate(${pixels(left)} ${pixels(baseline)})`
  return `<g fill="${color}" transform="${place}">${outlines.join('')}</g>`
}

function pixels(length: number): string {
  return length.toFixed(2)
}
