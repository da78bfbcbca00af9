import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { closed } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { meltedMozzarella } from './meltedMozzarella.ts'
import { INNER, type OnPizza, pizzaRim, ringOf, roundOf, type Topping } from './pizzaRim.ts'
import { oilDrops, pizzaBasil, tomatoSauce } from './pizzaTopping.ts'

/** How high the puffed rim stands over what the pizza lies on, and the sauce in it; shares of its radius. */
const RIM = 0.085
const SAUCE = 0.03

/** A Margherita as it comes out of the oven, on its puffed rim; `size` is its radius. */
export function pizza(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const at = roundOf(art, x, y, size)
  const rise = size * riseIn(art.camera)
  bakedSide(art, piece, at)
  art.movedBy(0, -SAUCE * rise, () => {
    tomatoSauce(art, piece, at)
    meltedMozzarella(art, piece, at)
    oilDrops(art, piece)
  })
  innerWall(art, piece, at)
  art.movedBy(0, -RIM * rise, () => pizzaRim(art, { ...piece, at }))
  art.movedBy(0, -SAUCE * rise, () => drawAll(pizzaBasil(art, piece, at)))
}

function drawAll(toppings: readonly Topping[]): void {
  for (const { draw } of toppings) draw()
}

/** The shadow and the browned outer side, darkest where it lay on the stone. */
function bakedSide(art: Canvas, { size, color }: Piece, at: OnPizza): void {
  const rise = size * riseIn(art.camera)
  const outline = closed(ringOf(at, 1, () => 0))
  art.movedBy(size * 0.04, size * 0.05, () => art.softFill(outline, SHADOW, 0.5, size * 0.045))
  art.movedBy(2, 4, () => art.softFill(outline, SHADOW, 0.6, 5))
  for (const up of [0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84]) {
    const tone = mix('#6a3312', mix(color, '#a8642a', 0.5), up)
    art.movedBy(0, -RIM * up * rise, () => art.fill(outline, tone))
  }
}

/** The side of the rim that looks at the sauce, stained by it; the near one hides behind the rim. */
function innerWall(art: Canvas, { size, color }: Piece, at: OnPizza): void {
  const rise = size * riseIn(art.camera)
  const ring = closed(ringOf(at, 1, () => 0)) + closed(ringOf(at, INNER + 0.01, () => 0))
  for (const up of [0.45, 0.6, 0.75, 0.9]) {
    const tone = mix('#7a2a10', mix(color, '#b8702e', 0.5), up)
    art.movedBy(0, -RIM * up * rise, () =>
      art.raw(`<path d="${ring}" fill="${tone}" fill-rule="evenodd"/>`),
    )
  }
}
