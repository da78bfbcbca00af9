import { hasTexts } from '../../src/shared/checkJson.ts'

export interface FocusMessage {
  focus: string
}

export function isFocusMessage(data: unknown): data is FocusMessage {
  return hasTexts(data, 'focus')
}

type Point = Record<'x' | 'y', number>
type Size = Record<'width' | 'height', number>

/** The pressed point as `50% 30%`: `at` in the box, which the image covers, centered on `focus`. */
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

function percentage(place: number, room: number, length: number, before: number): string {
  const within = (place - (room - length) * before) / length
  return `${Math.round(100 * Math.min(Math.max(within, 0), 1))}%`
}
