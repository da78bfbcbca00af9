import type { Random } from '../../../../language/random.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, SHADOW } from '../../../core/color.ts'
import { blob, closed, ellipse, num, pack, type Path, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { lightOn } from '../heapLight.ts'
import { citrus } from '../produce/citrus.ts'
import { cloudsOf } from '../relief/clouds.ts'
import { riceGrains, type RiceLook, riceMass } from '../softRice.ts'
import { plumb } from '../upright.ts'
import { beanLump, sliceLump } from './beanForms.ts'
import { backOfGlazedBowl, frontOfGlazedBowl, type GlazedBowl } from './glazedBowl.ts'
import { laidStew, type LaidStew, type Lump, lumpRelief, sauceRelief } from './stew.ts'
import { footOf, gloss } from './wetness.ts'

interface Oval {
  rx: number
  ry: number
}

const SAUCE = ['#0c0403', '#240f0a', '#3c1a0f', '#582b18', '#86482a', '#c88c5c'] as const
const SKIN = ['#060203', '#180b0b', '#2c1614', '#4a2823', '#82564a', '#d0a894'] as const
const PLANTAIN = ['#5e2a0a', '#b0601a', '#de8f24', '#f2b240', '#fad066', '#fff0c0'] as const

/** Slices of plantain that lean on the rice: where, how turned, how large, how far out. */
const SLICES = [
  [-0.74, 0.0, -0.85, 0.22, 0.9],
  [-0.46, -0.02, -0.3, 0.24, 0.6],
  [-0.62, 0.3, 0.3, 0.25, 1.9],
  [-0.1, 0.56, 0.1, 0.25, 1],
  [-0.34, 0.36, -0.75, 0.27, 2.4],
  [-0.01, 0.29, -0.4, 0.25, 1.7],
] as const

/** How high the rice stands, and the beans beside it. */
function swellOf({ random }: Canvas, { rx, ry }: Oval) {
  const [coarse, fine] = [cloudsOf(random), cloudsOf(random)]
  const hill = (x: number, y: number, u: number, v: number, wide: number) =>
    Math.max(0, 1 - ((x / rx - u) / wide) ** 2 - ((y / ry - v) / wide) ** 2) ** 0.8
  return (x: number, y: number) =>
    rx * 0.2 * hill(x, y, -0.38, -0.12, 0.72) +
    rx * 0.12 * hill(x, y, 0.44, 0.04, 0.6) +
    coarse(x / 70, y / 42) * 26 +
    fine(x / 26, y / 17) * 5
}

/** Above 0 where the beans lie: to the right of a line that wanders from the far rim to the near one. */
function beansAt({ rx, ry }: Oval, x: number, y: number): number {
  const [u, v] = [x / rx, y / ry]
  const ragged = 0.022 * Math.sin(v * 27 + 1) + 0.014 * Math.sin(v * 53 + u * 20)
  const line = 0.05 + 0.07 * Math.sin(v * 4.4 + 0.6) + 0.04 * Math.sin(v * 11) + v * 0.03 + ragged
  return Math.min((u - line) * 3, 1 - u * u - v * v)
}

function beansIn(random: Random, oval: Oval): Lump[] {
  const { rx, ry } = oval
  return pack(random, rx * 0.46, ry * 0.02, rx * 0.52, 92, { ry: ry * 0.92, tries: 5 })
    .filter(([x, y]) => beansAt(oval, x, y) > 0.05 && (x > rx * 0.27 || y < ry * 0.3))
    .map(([x, y]) => {
      const depth = Math.min(1, beansAt(oval, x, y) * 1.8)
      return beanLump(random, {
        x,
        y,
        size: rx * random.range(0.072, 0.088),
        angle: random.angle(),
        rise: random.range(-0.15, 0.2) + depth * 0.35,
        colors: SKIN,
      })
    })
}

function slicesIn(random: Random, { rx, ry }: Oval): Lump[] {
  return SLICES.map(([u, v, angle, size, rise]) =>
    sliceLump(random, {
      x: u * rx,
      y: v * ry,
      size: size * rx,
      angle: angle + random.jitter(0.1),
      rise,
      colors: PLANTAIN,
      broad: random.range(0.5, 0.64),
      thick: 0.13,
    }),
  )
}

/** White rice, black beans and fried plantain in a bowl, each in its own place; `size` is half its width. */
export function blackbeanbowl(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: GlazedBowl = {
    rx: size,
    ry: size * 0.6,
    depth: size * 0.5,
    color,
    inside: '#f2e2c4',
  }
  plumb(art, { x, y }, () => {
    art.movedBy(x, y - size * 0.14, () => {
      backOfGlazedBowl(art, bowl)
      art.clipped(openingAndAbove(bowl), () => {
        art.movedBy(0, size * 0.04, () => filling(art, bowl))
      })
      frontOfGlazedBowl(art, bowl)
    })
  })
}

/** Where food may be seen: in the opening, and over its far rim. */
function openingAndAbove({ rx, ry }: GlazedBowl): Path {
  const [a, b] = [num(rx * 0.95), num(ry * 0.95)]
  return `M-${a} 0A${a} ${b} 0 0 0 ${a} 0V${num(-rx)}H-${a}Z`
}

function filling(art: Canvas, bowl: GlazedBowl): void {
  const { random } = art
  const oval: Oval = { rx: bowl.rx * 0.93, ry: bowl.ry * 0.93 }
  const swellAt = swellOf(art, oval)
  rice(art, oval, swellAt)
  const lumps = [...beansIn(random, oval), ...slicesIn(random, oval)]
  const stew = laidStew({ ...oval, swellAt, lumps }, 4.4)
  beanSauce(art, stew, oval)
  strays(art, oval, swellAt)
  for (const lump of stew.lumps) {
    const isSlice = lump.colors === PLANTAIN
    const look = isSlice
      ? { tones: 8, crease: 0.12, contrast: 0.75 }
      : { tones: 6, crease: 0.3, contrast: 1.2 }
    const relief = lumpRelief(stew, lump, look)
    footOf(art, relief.outline, oval.rx * (isSlice ? 0.1 : 0.05), isSlice ? '#fbe9c8' : '#8a5030')
    relief.draw(art)
    if (isSlice) art.stroke(relief.outline, '#6a2c08', 2, { opacity: 0.6 })
    if (isSlice) art.clipped(relief.outline, () => seeds(art, lump))
    shine(art, lump, relief.outline)
  }
  lime(art, oval)
}

/** Grains of rice that fell over the border, half in the sauce. */
function strays(art: Canvas, oval: Oval, swellAt: (x: number, y: number) => number): void {
  const { random } = art
  const { rx, ry } = oval
  const places = Array.from({ length: 90 }, (): Point => {
    const v = random.range(-0.86, 0.86)
    return [rx * (0.05 + random.jitter(0.16)), v * ry]
  }).filter(([x, y]) => Math.abs(beansAt(oval, x, y) - 0.08) < 0.16)
  const seen = places.map(([x, y]): Point => [x, y - swellAt(x, y) * 0.3])
  const [long, thick] = [rx * 0.026, rx * 0.017]
  art.movedBy(2, 3, () => art.specks(seen, '#2a120a', thick, { length: long, opacity: 0.4 }))
  art.specks(
    seen.filter((_, index) => index % 3 === 0),
    '#d8b48a',
    thick,
    { length: long },
  )
  art.specks(
    seen.filter((_, index) => index % 3 > 0),
    '#fff6e4',
    thick,
    { length: long },
  )
}

/** A wedge of lime that leans on the beans at the near rim. */
function lime(art: Canvas, { rx, ry }: Oval): void {
  const wedge = { x: rx * 0.3, y: ry * 0.56, size: rx * 0.21, angle: 0.3 }
  const { x, y, size, angle } = wedge
  const foot = closed(
    blob(art.random, x + size * 0.1, y + size * 0.4, size, size * 0.42, { angle }),
  )
  art.softFill(foot, '#0c0403', 0.7, size * 0.12)
  citrus.wedge(art, { ...wedge, color: '#8fbf3a' })
}

/** The sauce of the beans, standing up at its edge on the rice. */
function beanSauce(art: Canvas, stew: LaidStew, oval: Oval): void {
  const look = { tones: 8, crease: 0.5, contrast: 1.3 }
  const relief = sauceRelief(stew, SAUCE, look, (x, y) => beansAt(oval, x, y))
  art.movedBy(-3, 3, () => art.softFill(relief.outline, '#7a4a24', 0.6, 24))
  art.movedBy(-2, 4, () => art.fill(relief.outline, SHADOW, 0.4))
  relief.draw(art)
  art.clipped(relief.outline, () =>
    gloss(art, stew.swellAt, { ...oval, color: '#e0a878', opacity: 0.45, from: 0.42 }),
  )
}

/** Long grains of rice, heaped. */
function rice(art: Canvas, { rx, ry }: Oval, swellAt: (x: number, y: number) => number): void {
  const { random } = art
  const white = '#fffaf0'
  const look: RiceLook = {
    tones: [
      mix(white, '#7a5a48', 0.5),
      mix(white, '#93786a', 0.5),
      mix(white, '#e6d6ba', 0.5),
      '#fffdf6',
    ],
    grain: [19, 6.2],
    lightAt: lightOn((x, y) => swellAt(x, y) * 2.4),
  }
  const lifted = ([x, y]: Point): Point => [x, y - swellAt(x, y) * 0.42]
  const places = (count: number, share: number): Point[] =>
    pack(random, -rx * 0.16, 0, rx * share, count, { ry: ry * share, tries: 3 })
      .filter(([x, y]) => (x / rx) ** 2 + (y / ry) ** 2 < share && x < rx * 0.5)
      .toSorted((a, b) => a[1] - b[1])
      .map(lifted)
  art.fill(ellipse(0, 0, rx, ry), look.tones[1])
  riceMass(art, places(620, 0.95), look, 24)
  riceGrains(art, places(900, 0.98), look)
}

/** The dark specks of a slice's middle, a few on each. */
function seeds(art: Canvas, { x, y, reach }: Lump): void {
  const { random } = art
  const size = reach / 1.24
  const places = [-0.34, -0.1, 0.04, 0.3].map((u, index): Point => [
    x + (u + random.jitter(0.06)) * size,
    y - (u * 0.5 + (index % 2 ? 0.1 : -0.04) + random.jitter(0.05)) * size,
  ])
  art.specks(places, '#fff2b8', size * 0.13, { length: size * 0.08, angle: -0.5, opacity: 0.4 })
  art.specks(places, '#8a430c', size * 0.045, { length: size * 0.03, angle: -0.5, opacity: 0.4 })
}

/** Sugar and oil on a slice in broken drops, the window on a bean. */
function shine(art: Canvas, { x, y, reach, colors }: Lump, outline: Path): void {
  const { random } = art
  const isSlice = colors === PLANTAIN
  if (!isSlice && random.next() < 0.25) return
  const size = isSlice ? reach / 1.21 : reach / 1.12
  const places: readonly Point[] = isSlice
    ? [
        [-0.5, 0.08],
        [-0.3, -0.06],
        [-0.06, -0.14],
        [0.36, -0.12],
      ]
    : [[-0.26, -0.22]]
  const drops = places.map(([u, v]) => {
    const long = size * (isSlice ? random.range(0.03, 0.1) : random.range(0.14, 0.24))
    const at: Point = [x + (u + random.jitter(0.05)) * size, y + (v - u * 0.3) * size]
    const look = { points: 8, wobble: 0.2, angle: -0.5 }
    return closed(blob(random, ...at, long, long * 0.4, look))
  })
  art.clipped(outline, () => art.fill(drops.join(''), '#fffaf0', 0.9))
}
