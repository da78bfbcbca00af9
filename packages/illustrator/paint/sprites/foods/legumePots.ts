import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, pack, type Point } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { crumbs } from './crumbs.ts'
import { shape } from './dough.ts'
import { glow } from './glow.ts'
import { fatDrops } from './puddles.ts'
import { beanEye, type BeanKind, furrow, type PotBean, potBeans } from './potBeans.ts'
import { ribbon } from './produce/shapes.ts'
import { sticks } from './produce/sticks.ts'
import { type Fill, halves } from './surface.ts'
import { thickSauce } from './thickSauce.ts'
import { laid, layered } from './touches.ts'

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

const PINTO: BeanKind = {
  outlines: [
    shape('-1.1 .06, -.84 -.48, -.1 -.66, .66 -.54, 1.1 -.04, .86 .42, .1 .34, -.64 .5'),
    shape('-1.06 -.1, -.6 -.58, .1 -.6, .8 -.46, 1.08 .1, .7 .54, -.06 .54, -.8 .42'),
    shape('-1 .14, -.9 -.36, -.3 -.62, .5 -.6, 1.04 -.2, 1 .28, .4 .56, -.4 .56'),
  ],
  tones: ['#cf9356', '#b87640', '#a56334', '#d9a468', '#96542c'],
  mark: beanEye,
}

interface Drift {
  /** The middle of the drift, as shares of the vessel, and how far it reaches. */
  u: number
  v: number
  reach: number
  count: number
  /** The size of a bean, as a share of the vessel. */
  size: number
  /** Between 0, on the others, and 1, under the sauce. */
  deep: readonly [from: number, to: number]
}

/** Beans as the spoon left them: close in the middle of a drift, loose at its edge. */
function drifted(
  { random }: Canvas,
  area: Area,
  scale: number,
  drifts: readonly Drift[],
): PotBean[] {
  const [rx, ry] = halves(area, scale)
  return drifts.flatMap(({ u, v, reach, count, size, deep }) => {
    const places = pack(random, u, v, reach, count, { ry: reach * 0.9, tries: 5 })
    places.sort(([, first], [, second]) => first - second)
    return places.map(([px, py]): PotBean => {
      const away = Math.hypot(px - u, py - v) / reach
      return {
        x: area.x + px * rx,
        y: area.y + py * ry,
        size: rx * size * random.range(0.84, 1.14),
        angle: random.angle(),
        deep: deep[0] + (deep[1] - deep[0]) * away * random.range(0.6, 1),
      }
    })
  })
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

/** Where a ladle was drawn through the sauce and nothing lies, as shares of the vessel. */
const SWIPE = { u: 0.5, v: -0.46, reach: 0.34 } as const

function swiped({ x, y, width, height }: Area, bean: PotBean): boolean {
  const [u, v] = [(bean.x - x) / (width / 2), (bean.y - y) / (height / 2)]
  const along = (u - SWIPE.u) * 0.7 + (v - SWIPE.v) * 0.7
  const across = (u - SWIPE.u) * 0.7 - (v - SWIPE.v) * 0.7
  return Math.hypot(along / 1.5, across) < SWIPE.reach
}

/** The track of the ladle: a trough between two ridges that have begun to close. */
function swipe(art: Canvas, area: Area, { color, scale }: Fill): void {
  const { random } = art
  const [rx, ry] = halves(area, scale)
  const track = (reach: number, from: number, to: number): Point[] =>
    Array.from({ length: 7 }, (_, index): Point => {
      const turn = from + ((to - from) * index) / 6
      const away = reach + random.jitter(0.014)
      return [area.x + Math.cos(turn) * rx * away, area.y + Math.sin(turn) * ry * away]
    })
  art.fill(ribbon(track(0.68, -1.5, 0.02), rx * 0.22), shade(color, 0.4), 0.55)
  art.fill(ribbon(track(0.7, -1.42, -0.04), rx * 0.14), mix(color, '#f07a34', 0.3), 0.5)
  for (const [reach, from, to, wide] of [
    [0.54, -1.42, -0.1, 0.09],
    [0.85, -1.3, 0.04, 0.1],
    [0.7, -1.1, -0.3, 0.04],
  ] as const) {
    const ridge = ribbon(track(reach, from, to), rx * wide)
    art.movedBy(rx * 0.012, rx * 0.03, () => art.fill(ridge, shade(color, 0.6), 0.6))
    art.fill(ridge, mix(color, '#f0863c', 0.32))
    const back = ribbon(track(reach - 0.012, from + 0.2, to - 0.3), rx * 0.02)
    art.fill(back, '#ffe6c4', 0.7)
  }
}

/** Fine matchsticks dropped from the fingers: most lie one way, a few across them. */
const MATCHSTICKS = [
  [-0.3, 0.14, 0.1],
  [0.26, 0.2, 0.5],
  [-0.1, 0.22, -0.2],
  [0.1, -0.16, 0.9],
  [-0.22, -0.1, 0.3],
  [0.3, -0.02, -0.6],
  [-0.02, 0.06, 1.4],
  [0.12, 0.1, 0.2],
  [-0.14, 0.02, -1.2],
  [0.04, -0.06, 0.35],
] as const

function gingerHeap(art: Canvas, { x, y }: { x: number; y: number }, size: number): void {
  glow(art, SHADOW, 0.6, [
    { x: x + size * 0.08, y: y + size * 0.16, rx: size * 0.8, ry: size * 0.5 },
  ])
  for (const [u, v, angle] of MATCHSTICKS) {
    const color = art.random.pick(['#f0d488', '#f8e6ae', '#e8c872', '#fbefc6'])
    sticks.ginger(art, { x: x + u * size, y: y + v * size, size: size * 0.86, angle, color })
  }
}

/** A serrano, slit lengthwise and wilted in the sauce; `size` is half its length. */
function slitChile(art: Canvas, spot: { x: number; y: number; size: number; angle: number }): void {
  const { size } = spot
  const body = closed(
    laid(
      shape('-1 .04, -.9 -.12, -.5 -.19, 0 -.16, .5 -.12, .98 .08, .5 .1, 0 .12, -.5 .14, -.9 .14'),
      spot,
    ),
  )
  const slit = closed(laid(shape('-.7 .02, -.2 -.03, .3 -.01, .6 .04, .2 .05, -.3 .06'), spot))
  const stalk = closed(laid(shape('-.96 -.05, -1.2 -.14, -1.26 -.06, -.98 .08'), spot))
  const light = art.linearGradient('x1=".2" y1="0" x2=".6" y2="1"', [
    [0, '#a8cf5a'],
    [0.5, '#5f9a34'],
    [1, '#2f5f22'],
  ])
  layered(art, stalk, [{ color: '#7a8a3a' }])
  layered(art, body, [
    { color: '#2c0805', dx: size * 0.04, dy: size * 0.1, opacity: 0.5 },
    { color: light },
  ])
  layered(art, slit, [{ color: '#254d1c' }, { color: '#e9dfa0', dy: size * 0.02, opacity: 0.6 }])
  const shine = closed(laid(shape('-.76 -.08, -.4 -.13, -.1 -.11, -.4 -.09'), spot))
  art.fill(shine, '#fbffe6', 0.85)
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
    pack(random, area.x + u * rx, area.y + v * ry, reach * rx, count, { tries: 3 })
  thickSauce(art, area, {
    ...look,
    inside: () => {
      const rough = { height: 6, rough: 0.36, shaded: 0.46 }
      crumbs(art, crumbled(0, 0, 0.92, 170), mix(color, '#7a3c24', 0.7), { size: 24, ...rough })
      const low = drifted(art, area, scale, [
        { u: 0, v: 0.02, reach: 0.88, count: 46, size: 0.1, deep: [0.15, 0.6] },
      ])
      potBeans(art, low, PINTO, color)
      for (const [u, v] of MEAT) {
        glow(art, shade(color, 0.6), 0.5, [
          { x: area.x + u * rx, y: area.y + v * ry + 14, rx: rx * 0.3, ry: rx * 0.2 },
        ])
        crumbs(art, crumbled(u, v, 0.22, 20), mix('#8a4628', color, 0.25), { size: 27, ...rough })
      }
      const high = drifted(art, area, scale, [
        { u: 0.1, v: -0.3, reach: 0.3, count: 9, size: 0.108, deep: [0, 0.1] },
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
      fatDrops(art, crumbled(0.56, -0.5, 0.2, 14), '#e8792c', 11)
      glow(art, tint(color, 0.5), 0.2, [
        { x: area.x - rx * 0.3, y: area.y - ry * 0.4, rx: rx * 0.6 },
      ])
    },
  })
}
