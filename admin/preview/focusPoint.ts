import { hasTexts } from '../../src/shared/checkJson.ts'

export interface FocusMessage {
  focus: string
}

export function isFocusMessage(data: unknown): data is FocusMessage {
  return hasTexts(data, 'focus')
}

interface Size {
  width: number
  height: number
}

interface Shares {
  x: number
  y: number
}

const MIDDLE: Shares = { x: 0.5, y: 0.5 }

/** The pressed point as `50% 30%`: `at` in the box, which the image covers, centered on `focus`. */
export function pressedPoint(at: { x: number; y: number }, box: Size, image: Size, focus: string) {
  // An image that is still loading has no size yet.
  const { width, height } = image.width > 0 ? image : box
  const scale = Math.max(box.width / width, box.height / height)
  const now = sharesOf(focus)
  return [
    share(at.x, box.width, width * scale, now.x),
    share(at.y, box.height, height * scale, now.y),
  ].join(' ')
}

function share(place: number, room: number, length: number, before: number): string {
  const within = (place - (room - length) * before) / length
  return `${Math.round(100 * Math.min(Math.max(within, 0), 1))}%`
}

function sharesOf(focus: string): Shares {
  const [x = NaN, y = NaN] = focus.split(' ').map((part) => Number.parseFloat(part) / 100)
  return Number.isNaN(x) || Number.isNaN(y) ? MIDDLE : { x, y }
}
