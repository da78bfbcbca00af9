import type { Color } from '../../../../language/paints.ts'
import type { Colors } from '../../../../language/words/types.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { closed, open, type Point } from '../../../core/contour.ts'
import { bow } from '../../foods/dough.ts'
import { footShadow, steam } from '../../products/parts.ts'
import { FLAT, mouth, type Profile, silhouette, thrownBody } from '../thrown.ts'
import { drink } from './cupParts.ts'
import { standing } from './filledCup.ts'

/** Half how wide it is at each height. */
const PROFILE: Profile = [
  [64, -142],
  [66, -110],
  [67, -70],
  [63, -30],
  [54, -8],
  [48, -2],
]
const CLAY = '#c9a27c'

/** A beaker without a handle, its glaze run down over bare clay. */
export function beaker(art: Canvas, spot: Colors & { x: number; y: number }): void {
  const { color, accent } = spot
  footShadow(art, spot.x, 62, spot.y + 4)
  standing(art, spot, () => {
    thrownBody(art, PROFILE, CLAY)
    const edge = bow([0, -42], [70, 70 * FLAT], [0, Math.PI], 18).map(([u, v], index): Point => {
      return [u, v + Math.sin(index * 0.8) * 3 + Math.sin(index * 0.31 + 2) * 5]
    })
    const glaze = closed([...edge, [-90, -90], [-80, -170], [80, -170], [90, -90]])
    art.clipped(silhouette(PROFILE), () => {
      grains(art)
      art.movedBy(0, 3, () => art.fill(glaze, shade(CLAY, 0.6), 0.55))
      art.clipped(glaze, () => thrownBody(art, PROFILE, color))
      rings(art, color)
    })
    mouth(art, { y: -142, half: 65, wall: 7, color: mix(color, CLAY, 0.42) }, () =>
      drink(art, { y: -135, half: 55, color: accent }),
    )
  })
  steam(art, spot.x, spot.y - 158, 0.6)
}

/** What the fingers left as it was thrown, and the rim where the glaze is thin. */
function rings(art: Canvas, color: Color): void {
  for (const [v, strength] of [
    [-110, 0.12],
    [-88, 0.17],
    [-66, 0.13],
  ] as const) {
    const line = open(bow([0, v], [68, 68 * FLAT], [0.1, Math.PI - 0.1], 14))
    art.stroke(line, shade(color, 0.5), 3, { opacity: strength })
    art.movedBy(0, 2.6, () => art.stroke(line, tint(color, 0.7), 2, { opacity: strength * 1.3 }))
  }
  const thin = open(bow([0, -139], [65, 65 * FLAT], [0, Math.PI], 14))
  art.stroke(thin, CLAY, 7, { opacity: 0.4 })
}

/** The grains of the clay. */
function grains(art: Canvas): void {
  const places = Array.from({ length: 34 }, (): Point => [
    art.random.jitter(66),
    art.random.range(-46, 8),
  ])
  art.specks(places, shade(CLAY, 0.45), 2, { opacity: 0.55 })
}
