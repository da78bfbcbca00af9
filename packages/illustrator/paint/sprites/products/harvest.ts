import type { harvest as words } from '../../../language/words/products/harvest.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  circle,
  closed,
  ellipse,
  num,
  open,
  type Point,
  roundedRect,
} from '../../core/contour.ts'
import { litFromAbove } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { citrus } from './fruits.ts'
import { leaf, shreds } from './morsels.ts'
import { clearGlass, footShadow, gleam, liquid } from './parts.ts'

/** A wooden crate heaped with lemons, limes and oranges. */
function citruscrate(art: Canvas, { color, has }: ProductLook): void {
  footShadow(art, 600, 330)
  art.fill('M300 470H900V520H300Z', shade(color, 0.6))
  crateFruit(art)
  crateFront(art, color)
  if (has('zest')) zestAndRasp(art)
}

function crateFruit(art: Canvas): void {
  const rows = [
    { y: 372, from: 430, count: 4 },
    { y: 432, from: 370, count: 6 },
    { y: 496, from: 330, count: 7 },
  ]
  const fruits = ['#f2c638', '#ec8f2d', '#8db23e', '#f4cf4a', '#ee9a3a', '#a4bd45'] as const
  let turn = 0
  for (const { y, from, count } of rows) {
    for (let index = 0; index < count; index += 1) {
      const fruit = fruits[turn % fruits.length] ?? '#f2c638'
      turn += art.random.next() < 0.75 ? 1 : 2
      const orange = fruit.startsWith('#e')
      const lime = fruit === '#8db23e' || fruit === '#a4bd45'
      citrus(
        art,
        {
          x: from + index * 90 + art.random.jitter(8),
          y: y + art.random.jitter(8),
          size: lime ? 50 : orange ? 66 : 58,
          angle: art.random.jitter(0.7),
          color: fruit,
        },
        orange ? 0.96 : 1.18,
      )
    }
  }
  for (const [x, y, angle] of [
    [410, 352, -2.4],
    [704, 330, -0.7],
    [560, 330, -1.9],
    [842, 440, -0.4],
  ] as const) {
    leaf(art, { x, y, size: 96, angle, color: '#4b7a35' }, 0.42)
  }
}

function crateFront(art: Canvas, color: Color): void {
  for (const [index, y] of [532, 618, 704].entries()) {
    const plank = mix(color, index % 2 ? tint(color, 0.3) : shade(color, 0.2), 0.4)
    art.fill(roundedRect(272, y + 6, 656, 72, 6), shade(plank, 0.5))
    art.fill(roundedRect(272, y, 656, 70, 6), litFromAbove(art, plank))
    const grain = Array.from({ length: 5 }, () => {
      const level = y + 10 + art.random.next() * 50
      return open([280, 440, 600, 760, 920].map((x): Point => [x, level + art.random.jitter(5)]))
    })
    art.stroke(grain.join(''), shade(plank, 0.3), 2.4, { opacity: 0.5 })
  }
  for (const x of [262, 888]) {
    art.fill(roundedRect(x, 510, 52, 266, 6), shade(color, 0.4))
    art.fill(roundedRect(x, 508, 46, 264, 6), tint(color, 0.1))
    art.fill(circle(x + 22, 560, 5) + circle(x + 22, 652, 5) + circle(x + 22, 740, 5), '#6f5a48')
  }
  art.fill(ellipse(600, 654, 96, 58), '#fbf2df', 0.9)
  citrus(art, { x: 600, y: 654, size: 38, color: '#f2c638', angle: 0.2 })
  leaf(art, { x: 616, y: 630, size: 46, angle: -0.5, color: '#4b7a35' }, 0.44)
}

function zestAndRasp(art: Canvas): void {
  art.rotated(0.1, 330, 810, () => {
    art.fill(roundedRect(190, 806, 330, 40, 8), SHADOW, 0.3)
    art.fill(roundedRect(280, 796, 240, 38, 8), litFromAbove(art, '#cfc8be'))
    const slots = Array.from(
      { length: 36 },
      (_, index) => `M${292 + (index % 18) * 12} ${806 + Math.floor(index / 18) * 14}l5 5`,
    )
    art.stroke(slots.join(''), '#5f5650', 3.5)
    art.fill(roundedRect(170, 790, 120, 50, 24), litFromAbove(art, '#c9512f'))
  })
  const heap = Array.from({ length: 80 }, (): Point => {
    const x = art.random.jitter(1)
    return [800 + x * 110, 836 - art.random.next() * 46 * (1 - x * x)]
  })
  art.fill(ellipse(806, 838, 120, 12), SHADOW, 0.3)
  shreds(art, heap.slice(0, 34), '#c9961f', 22, 6)
  shreds(art, heap.slice(34), '#f5d34a', 20, 5)
}

/** Bunches of herbs in jars of water. */
function herbjars(art: Canvas, { color, accent, has }: ProductLook): void {
  const jars = [
    { x: 330, draw: () => parsleyBunch(art, 330, color) },
    { x: 600, draw: () => cilantroBunch(art, 600, tint(color, 0.16)) },
    { x: 870, draw: () => mintBunch(art, 870, accent) },
  ]
  for (const { x, draw } of jars) {
    footShadow(art, x, 92)
    const stems = Array.from(
      { length: 12 },
      () => `M${num(x + art.random.jitter(60))} 750L${num(x + art.random.jitter(54))} 470`,
    )
    art.stroke(stems.join(''), '#7f9a4a', 8)
    draw()
    herbGlass(art, x, stems)
  }
  if (has('bag')) looseBag(art, 600)
}

function herbGlass(art: Canvas, x: number, stems: readonly string[]): void {
  const jar = `M${x - 84} 520H${x + 84}V540Q${x + 100} 556 ${x + 100} 580V742Q${x + 100} 776 ${x + 66} 776H${x - 66}Q${x - 100} 776 ${x - 100} 742V580Q${x - 100} 556 ${x - 84} 540Z`
  clearGlass(art, jar, () => {
    art.group('opacity=".5"', () =>
      liquid(art, { x, top: 620, bottom: 790, half: 104, color: '#a9cdd2' }),
    )
    art.stroke(stems.slice(0, 8).join(''), '#8fa65a', 7, { opacity: 0.7 })
  })
  art.stroke(`M${x - 84} 536H${x + 84}M${x - 84} 524H${x + 84}`, '#fffdf5', 5, { opacity: 0.8 })
  gleam(art, `M${x - 82} 590h18v150q-18-6-18-30Z`, 0.5)
}

/** Curled heads on short stalks. */
function parsleyBunch(art: Canvas, x: number, color: Color): void {
  for (let index = 0; index < 17; index += 1) {
    const u = x + art.random.jitter(112)
    const v = 300 + (index / 17) * 180 + art.random.jitter(20)
    const tone = art.random.pick([color, shade(color, 0.16), tint(color, 0.14)])
    for (let curl = 0; curl < 6; curl += 1) {
      const turn = (curl * Math.PI) / 3 + art.random.jitter(0.3)
      const frill = blob(art.random, u + Math.cos(turn) * 26, v + Math.sin(turn) * 24, 20, 18, {
        points: 7,
        wobble: 0.3,
      })
      const lit = curl % 2 ? tint(tone, 0.18) : tone
      art.fill(closed(frill.map(([a, b]): Point => [a + 3, b + 5])), shade(tone, 0.42))
      art.fill(closed(frill), lit)
    }
  }
}

/** Flat leaves of three lobes. */
function cilantroBunch(art: Canvas, x: number, color: Color): void {
  for (let index = 0; index < 20; index += 1) {
    const u = x + art.random.jitter(124)
    const v = 270 + (index / 20) * 210 + art.random.jitter(22)
    const tone = art.random.pick([color, shade(color, 0.14), tint(color, 0.16)])
    art.stroke(`M${num(u)} ${num(v)}L${num((u + x) / 2)} 500`, '#7f9a4a', 4)
    const lean = (u - x) / 160
    for (const angle of [-2.5, -1.57, -0.64])
      leaf(art, { x: u, y: v, size: 46, angle: angle + lean, color: tone }, 0.8)
  }
}

/** Pointed leaves in pairs along upright stems. */
function mintBunch(art: Canvas, x: number, color: Color): void {
  for (const lean of [-0.42, -0.2, 0, 0.22, 0.44]) {
    art.rotated(lean, x, 540, () => {
      art.stroke(`M${x} 540V270`, shade(color, 0.2), 7)
      for (let pair = 0; pair < 5; pair += 1) {
        const y = 490 - pair * 50
        const size = 84 - pair * 8
        for (const angle of [-2.7, -0.44])
          leaf(art, { x, y, size, angle, color: pair % 2 ? color : tint(color, 0.12) }, 0.6)
      }
      leaf(art, { x, y: 286, size: 50, angle: -1.57, color: tint(color, 0.2) }, 0.6)
    })
  }
}

/** A clear bag over a bunch, tied loosely around the jar's neck. */
function looseBag(art: Canvas, x: number): void {
  const bag = `M${x - 92} 560C${x - 190} 470 ${x - 180} 260 ${x - 90} 210Q${x} 180 ${x + 90} 210C${x + 180} 260 ${x + 190} 470 ${x + 92} 560Q${x} 580 ${x - 92} 560Z`
  art.fill(bag, '#f4f6f2', 0.15)
  art.stroke(bag, '#fffdf8', 4, { opacity: 0.7 })
  art.stroke(
    `M${x - 130} 300Q${x - 150} 400 ${x - 110} 500M${x + 110} 260Q${x + 150} 380 ${x + 116} 490M${x - 40} 216Q${x - 60} 260 ${x - 50} 310`,
    '#fff',
    6,
    { opacity: 0.6 },
  )
  art.stroke(`M${x - 94} 556Q${x} 578 ${x + 94} 556`, '#c9512f', 7)
}

export const harvest = {
  citruscrate,
  herbjars,
} satisfies Record<keyof typeof words, DrawProduct>
