import type { woks as words } from '../../../language/words/products/woks.ts'
import type { Canvas } from '../../core/canvas.ts'
import { kitchenTimer } from './kitchenTimer.ts'
import { steam } from '../foods/steam.ts'
import type { DrawProduct, ProductLook } from '../types.ts'
import { filledWok } from './hotWok.ts'
import { heapInWok, tossedUp } from './tossedDinner.ts'

const WOK = { x: 650, y: 508, tilt: -5, size: 350 } as const
const TIMER = {
  x: 350,
  foot: 836,
  size: 126,
  color: '#d23c2a',
  face: '#fbf3e0',
  minutes: 25,
} as const

/** A wok on a stove, dinner tossed up from it; `timer` stands a kitchen timer before it. */
function tossingwok(art: Canvas, { color, accent, has }: ProductLook): void {
  const { x, y, tilt, size } = WOK
  art.group(`transform="translate(${x} ${y}) rotate(${tilt})"`, () => {
    if (has('steam')) steam(art, { x: size * 0.3, y: -size * 0.16, size: size * 1.2 })
    filledWok(art, { size, color, handle: accent }, () => heapInWok(art, size))
    tossedUp(art, size)
  })
  if (has('timer')) kitchenTimer(art, TIMER)
}

export const woks = { tossingwok } satisfies Record<keyof typeof words, DrawProduct>
