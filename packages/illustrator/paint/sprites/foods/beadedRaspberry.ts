import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { circle, ellipse, num, type Point } from '../../core/contour.ts'
import { drupeletsOf, type Pointing } from './drupelets.ts'

/** A raspberry as it is seen; `size` is its radius. */
export interface Berry extends Pointing {
  x: number
  y: number
  size: number
}

/** The paint of beads in the light, in between and in the shade. */
export interface BerryPaint {
  tones: readonly Color[]
  deep: Color
}

/** Paint for raspberries of one color; made once for all of a picture's berries of that color. */
export function berryPaint(art: Canvas, color: Color): BerryPaint {
  const deep = mix(shade(color, 0.78), '#3a0418', 0.6)
  const bead = (body: Color, light: Color, rim: Color) =>
    art.radialGradient('cx=".4" cy=".36" r=".62"', [
      [0, light],
      [0.36, body],
      [0.74, mix(body, rim, 0.45)],
      [1, rim],
    ])
  const dark = mix(shade(color, 0.56), '#5a0a28', 0.5)
  return {
    deep,
    tones: [
      bead(dark, mix(dark, color, 0.3), deep),
      bead(mix(dark, color, 0.5), mix(dark, color, 0.8), deep),
      bead(color, mix(color, '#ff8a8a', 0.25), dark),
      bead(mix(color, '#f4606c', 0.35), mix(color, '#ffb0a8', 0.6), mix(dark, color, 0.35)),
      bead(mix(color, '#fb8088', 0.6), mix(color, '#ffd6cc', 0.85), mix(dark, color, 0.6)),
    ],
  }
}

/** A raspberry of shining beads, each with the window in it; dark between them and on its far side. */
export function beadedRaspberry(art: Canvas, berry: Berry, paint: BerryPaint): void {
  const { x, y, size } = berry
  const beads = drupeletsOf(art.random, berry)
  const place = `transform="translate(${num(x)} ${num(y)})"`
  const under = beads.map((bead) => circle(bead.x * size, bead.y * size, bead.wide * size * 1.16))
  art.group(place, () => {
    art.movedBy(size * 0.16, size * 0.24, () =>
      art.softFill(circle(0, 0, size * 1.14), SHADOW, 0.5, size * 0.1),
    )
    art.fill(under.join(''), paint.deep)
    if (berry.towards < -0.3) stemHole(art, berry, paint)
    for (const { x: u, y: v, wide, lit } of beads) {
      const tone = paint.tones[Math.min(4, Math.floor(lit * 5))] ?? paint.deep
      art.fill(circle(u * size, v * size, wide * size), tone)
    }
    const bright = beads.filter(({ lit, z }) => lit > 0.5 && z > 0)
    const shine = bright.map((bead): Point => [
      (bead.x - bead.wide * 0.34) * size,
      (bead.y - bead.wide * 0.38) * size,
    ])
    art.specks(shine, '#fff4f0', size * 0.075, { length: size * 0.05, angle: -0.7, opacity: 0.9 })
  })
}

/** The hollow where the stem was, its far wall in the light. */
function stemHole(art: Canvas, { angle, towards, size }: Berry, { tones, deep }: BerryPaint): void {
  const out = -0.84 * Math.cos(towards) * size
  const [u, v] = [Math.cos(angle) * out, Math.sin(angle) * out]
  art.fill(ellipse(u, v, size * 0.6, size * 0.6), tones[1] ?? deep)
  art.fill(ellipse(u, v, size * 0.5, size * 0.48), deep)
}
