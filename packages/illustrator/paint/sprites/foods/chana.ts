import type { Canvas } from '../../core/canvas.ts'
import type { Area } from '../types.ts'
import { drifted } from './beanDrifts.ts'
import { gingerHeap, slitChile } from './chanaToppings.ts'
import { shape } from './dough.ts'
import { glow } from './glow.ts'
import { swipe, swiped } from './ladleTrack.ts'
import { type BeanKind, furrow, potBeans } from './potBeans.ts'
import { type Fill, halves } from './surface.ts'
import { thickSauce } from './thickSauce.ts'

const CHICKPEA: BeanKind = {
  outlines: [
    shape(
      '1.12 0, .84 .36, .46 .82, -.16 .94, -.86 .6, -1 -.06, -.76 -.7, -.08 -.94, .54 -.74, .84 -.34',
    ),
    shape(
      '.92 .1, .72 .66, .22 .84, -.06 .76, -.4 .9, -.9 .5, -.94 -.24, -.5 -.84, .14 -.92, .74 -.6',
    ),
    shape('.96 -.12, .86 .5, .3 .9, -.44 .84, -.96 .3, -.86 -.44, -.32 -.88, .4 -.84'),
  ],
  tones: ['#efb95c', '#dd9a3a', '#cc842c', '#e3a648', '#b96c22'],
  mark: furrow,
}

/** Chickpeas in a thick masala, heaped to one side, ginger and a slit chile on them. */
export function chana(art: Canvas, area: Area, look: Fill): void {
  const { color, scale } = look
  const [rx] = halves(area, scale)
  thickSauce(art, area, {
    ...look,
    inside: () => {
      const low = drifted(art, area, scale, [
        { u: -0.02, v: 0.08, reach: 0.9, count: 96, size: 0.096, deep: [0.05, 0.7] },
      ]).filter((bean) => !swiped(area, bean))
      swipe(art, area, look)
      potBeans(art, low, CHICKPEA, color)
      glow(art, '#ffb860', 0.3, [{ x: area.x - rx * 0.4, y: area.y - rx * 0.3, rx: rx * 0.5 }])
      const high = drifted(art, area, scale, [
        { u: -0.2, v: 0.1, reach: 0.52, count: 26, size: 0.1, deep: [0, 0.1] },
      ])
      potBeans(art, high, CHICKPEA, color)
      slitChile(art, { x: area.x + rx * 0.22, y: area.y + rx * 0.3, size: rx * 0.38, angle: -0.42 })
      gingerHeap(art, { x: area.x - rx * 0.24, y: area.y - rx * 0.06 }, rx * 0.42)
    },
  })
}
