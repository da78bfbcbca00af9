type Point = Record<'x' | 'y', number>
type Size = Record<'width' | 'height', number>

/** Converts a point of the box that the image covers to a point of the image: `50% 30%`. */
export function pressedPoint(at: Point, box: Size, image: Size, focus: string) {
  // A loading image has no size yet.
  const { width, height } = image.width > 0 ? image : box
  const scale = Math.max(box.width / width, box.height / height)
  const [x = 0.5, y = 0.5] = (focus.match(/[\d.]+(?=%)/g) ?? []).map((part) => Number(part) / 100)
  return [
    percentage(at.x, box.width, width * scale, x),
    percentage(at.y, box.height, height * scale, y),
  ].join(' ')
}

function percentage(offset: number, boxLength: number, imageLength: number, focus: number): string {
  const within = (offset - (boxLength - imageLength) * focus) / imageLength
  return `${Math.round(100 * Math.min(Math.max(within, 0), 1))}%`
}
