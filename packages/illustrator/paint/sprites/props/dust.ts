import type { dust as words } from '../../../language/words/props/dust.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, open } from '../../core/contour.ts'
import { SHADOW, tint } from '../../core/color.ts'
import { varied } from '../foods/produce/shapes.ts'
import type { PropSpot, DrawProp } from '../types.ts'
import { strewn } from './shapes.ts'

/** A dusting of flour with the streaks of a hand. */
function flour(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  for (const [reach, opacity] of [
    [210, 0.26],
    [130, 0.3],
  ] as const) {
    const cloud = blob(random, x, y, reach, reach * 0.7, {
      points: 12,
      wobble: 0.2,
      angle: random.angle(),
    })
    art.group('filter="url(#soft14)"', () => art.fill(closed(cloud), color, opacity))
  }
  const grains = strewn(random, x, y, 260, 240)
  art.specks(grains.slice(0, 170), color, 4, { opacity: 0.8 })
  art.specks(grains.slice(170), color, 7, { opacity: 0.7 })
  const streaks = [-50, -16, 18, 52].map((off) =>
    open([
      [x - 110 + random.jitter(20), y + off * 0.7 + 40],
      [x, y + off * 0.7],
      [x + 120 + random.jitter(20), y + off * 0.7 - 22],
    ]),
  )
  art.group('filter="url(#soft5)"', () => {
    art.stroke(streaks.join(''), SHADOW, 10, { opacity: 0.07 })
  })
}

/** Crumbs, large and small. */
function crumbs(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const fine = strewn(random, x, y, 150, 60)
  art.movedBy(2, 4, () => art.specks(fine, SHADOW, 6, { opacity: 0.25 }))
  art.specks(fine.slice(0, 34), color, 6.4)
  art.specks(fine.slice(34), tint(color, 0.4), 5)
  for (const [u, v] of strewn(random, x, y, 110, 13)) {
    const crumb = blob(random, u, v, random.range(8, 16), random.range(7, 12), {
      points: 6,
      wobble: 0.22,
    })
    art.body(crumb, varied(art, color, 0.16), { height: 5, lit: 0.82, shaded: 0.3, angular: true })
  }
}

export const dust = {
  flour,
  crumbs,
} satisfies Record<keyof typeof words, DrawProp>
