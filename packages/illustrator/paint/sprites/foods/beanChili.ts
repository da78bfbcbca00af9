import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { pack, type Point } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { drifted } from './beanDrifts.ts'
import { crumbs } from './crumbs.ts'
import { shape } from './dough.ts'
import { glow } from './glow.ts'
import { swipe, swiped } from './ladleTrack.ts'
import { beanEye, type BeanKind, potBeans } from './potBeans.ts'
import { fatDrops } from './puddles.ts'
import { type Fill, halves } from './surface.ts'
import { thickSauce } from './thickSauce.ts'

const PINTO: BeanKind = {
  outlines: [
    shape('-1.1 .06, -.84 -.48, -.1 -.66, .66 -.54, 1.1 -.04, .86 .42, .1 .34, -.64 .5'),
    shape('-1.06 -.1, -.6 -.58, .1 -.6, .8 -.46, 1.08 .1, .7 .54, -.06 .54, -.8 .42'),
    shape('-1 .14, -.9 -.36, -.3 -.62, .5 -.6, 1.04 -.2, 1 .28, .4 .56, -.4 .56'),
  ],
  tones: ['#cf9356', '#b87640', '#a56334', '#d9a468', '#96542c'],
  mark: beanEye,
}

/** Where the meat lies close, as shares of the vessel. */
const MEAT = [
  [-0.4, -0.3],
  [0.4, 0.02],
  [0.02, 0.5],
  [-0.66, 0.12],
] as const

/** Beef and pinto beans in a thick, dark chili: the beans in drifts, the meat in crumbs between them. */
export function beanchili(art: Canvas, area: Area, look: Fill): void {
  const { color, scale } = look
  const [rx, ry] = halves(area, scale)
  const { random } = art
  const crumbled = (u: number, v: number, reach: number, count: number): Point[] =>
    pack(random, area.x + u * rx, area.y + v * ry, reach * rx, count, { tries: 3 }).filter(
      ([px, py]) => !swiped(area, { x: px, y: py }),
    )
  thickSauce(art, area, {
    ...look,
    inside: () => {
      const rough = { height: 6, rough: 0.3, shaded: 0.46 }
      crumbs(art, crumbled(0, 0, 0.92, 130), mix(color, '#8a4a2a', 0.7), {
        size: 28,
        ...rough,
      })
      const low = drifted(art, area, scale, [
        { u: 0, v: 0.02, reach: 0.88, count: 46, size: 0.1, deep: [0.15, 0.6] },
      ]).filter((bean) => !swiped(area, bean))
      swipe(art, area, look)
      potBeans(art, low, PINTO, color)
      for (const [u, v] of MEAT) {
        glow(art, shade(color, 0.6), 0.5, [
          { x: area.x + u * rx, y: area.y + v * ry + 14, rx: rx * 0.3, ry: rx * 0.2 },
        ])
        crumbs(art, crumbled(u, v, 0.22, 20), mix('#9a5432', color, 0.2), { size: 29, ...rough })
      }
      const high = drifted(art, area, scale, [
        { u: -0.16, v: -0.36, reach: 0.28, count: 9, size: 0.108, deep: [0, 0.1] },
        { u: -0.3, v: 0.24, reach: 0.3, count: 9, size: 0.112, deep: [0, 0.1] },
        { u: 0.42, v: 0.34, reach: 0.2, count: 5, size: 0.105, deep: [0, 0.1] },
      ])
      potBeans(
        art,
        high.toSorted((a, b) => a.y - b.y),
        PINTO,
        color,
      )
      art.specks(crumbled(0, 0, 0.86, 46), '#ffe2c0', 4, { length: 5, angle: -0.4, opacity: 0.75 })
      fatDrops(
        art,
        pack(random, area.x + rx * 0.5, area.y - ry * 0.52, rx * 0.2, 12),
        '#e8792c',
        11,
      )
      glow(art, tint(color, 0.5), 0.2, [
        { x: area.x - rx * 0.3, y: area.y - ry * 0.4, rx: rx * 0.6 },
      ])
    },
  })
}
