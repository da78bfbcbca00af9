import type { cards as words } from '../../../language/words/props/cards.ts'
import { pointInView } from '../../core/camera.ts'
import type { Canvas } from '../../core/canvas.ts'
import { num } from '../../core/contour.ts'
import { nutritionCard } from '../products/cards.ts'
import type { DrawProp, PropSpot } from '../types.ts'

/** How far towards the corner its middle lies: the card stays whole, the plate free. */
const REACH = [0.75, 0.72] as const

/** A card with what a serving has, whole in the picture so that it can be read. */
function card(art: Canvas, { place, color, accent }: PropSpot): void {
  const aside = place.includes('w') ? -REACH[0] : REACH[0]
  const [x, y] = pointInView(art.camera, aside, place.includes('n') ? -REACH[1] : REACH[1])
  const spot = `translate(${num(x)} ${num(y)}) rotate(${aside > 0 ? -6 : 5}) scale(.29) translate(-555 -450)`
  art.group(`transform="${spot}"`, () => nutritionCard(art, { color, accent }))
}

export const cards = { card } satisfies Record<keyof typeof words, DrawProp>
