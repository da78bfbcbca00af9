import type { freezer as words } from '../../../language/words/products/freezer.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, num, open, pack, type Point, polygon, roundedRect } from '../../core/contour.ts'
import { litFromAbove, matte } from '../materials.ts'
import { layered } from '../foods/touches.ts'
import { pairs } from './pairs.ts'
import type { ProductLook, DrawProduct } from '../types.ts'

/** What the bags hold, from the back to the front. */
const BAGS: readonly (Frozen & { tone: Color })[] = [
  { tone: '#c4482a', pieces: ['#e8842e', '#7f9a3c', '#f0d27a'], size: 17, flat: 0.8, count: 26 },
  { tone: '#efc23a', pieces: ['#f6d04a', '#f9de78', '#e8b02c'], size: 15, flat: 0.8, count: 120 },
  { tone: '#5a1f3a', pieces: ['#8f2a4a', '#3f2a5a', '#b5324a'], size: 22, flat: 0.96, count: 60 },
  { tone: '#4f8a35', pieces: ['#6fae45', '#7fbe50', '#5a983a'], size: 17, flat: 1, count: 110 },
  { tone: '#c4702a', pieces: ['#e88a2e', '#d9762a', '#f0a24a'], size: 30, flat: 0.7, count: 44 },
]

/** Of the drawer, where the cold light falls on it. */
const RIM = '#eef6fa'

/** Where a bag's upper edge is, from the back to the front: nearer ones are larger and further apart. */
const TOPS = [186, 248, 324, 416, 524] as const

/** A freezer from the front and above, one drawer pulled out with flat bags filed upright. */
function freezerdrawer(art: Canvas, look: ProductLook): void {
  const fitting = 'transform="translate(596 486) scale(0.9) translate(-600 -468)"'
  art.group(fitting, () => pulledOut(art, look))
}

function pulledOut(art: Canvas, { color, accent }: ProductLook): void {
  cabinet(art, color)
  art.fill(polygon(pairs('196,232 1004,232 1092,640 108,640')), '#3b5666')
  for (const [row, y] of TOPS.entries()) {
    const bag = BAGS[row]
    if (!bag) continue
    const near = (y - 186) / 338
    const shift = art.random.jitter(28)
    const size = bag.size * (0.8 + near * 0.26)
    const half = 350 + near * 78 + art.random.jitter(10)
    art.rotated(art.random.jitter(0.014), 600, y, () => {
      flatBag(art, { ...bag, size, y, half, shift, tape: accent })
    })
  }
  for (const side of [1, -1]) drawerSide(art, color, side)
  drawerFront(art, color)
}

/** A closed drawer above, the dark opening this one comes from, and the next one below it in its shadow. */
function cabinet(art: Canvas, color: Color): void {
  art.fill(roundedRect(-120, -120, 1440, 1200, 0), tint(color, 0.42))
  const recess = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#2b4456'],
    [0.3, '#5f8597'],
    [1, '#35505f'],
  ])
  art.fill(roundedRect(60, 120, 1080, 760, 18), recess)
  art.fill(roundedRect(44, -160, 1112, 282, 26), shade(color, 0.24))
  art.fill(roundedRect(48, -164, 1104, 278, 26), matte(art, '#d6e6ee'))
  art.fill(roundedRect(430, 20, 340, 52, 26), shade(color, 0.46))
  art.fill(roundedRect(434, 36, 332, 36, 18), litFromAbove(art, tint(color, 0.4)))
  art.stroke('M70 108H1130', '#ffffff', 6, { opacity: 0.8 })
  art.softFill(roundedRect(70, 122, 1060, 30, 0), SHADOW, 0.5, 16)
  art.fill(roundedRect(48, 872, 1104, 260, 26), matte(art, '#c9dde6'))
  art.softFill(roundedRect(90, 840, 1040, 40, 0), SHADOW, 0.5, 24)
}

/** One wall of the drawer, `side` is -1 on the left: its inside in the shade, its rim in the light. */
function drawerSide(art: Canvas, color: Color, side: number): void {
  const mirrored = (line: string) =>
    polygon(pairs(line).map(([x, y]): Point => [600 + x * side, y]))
  const inside = side > 0 ? '#a9c2cd' : '#6f8d9c'
  art.fill(mirrored('408,228 384,228 456,640 492,640'), inside)
  art.fill(mirrored('428,226 400,226 482,640 520,640'), RIM)
  art.stroke(mirrored('400,226 482,640'), shade(color, 0.4), 4, { opacity: 0.6 })
}

/** The panel towards us: its thick rim from above, its face with the grip, frost along the rim. */
function drawerFront(art: Canvas, color: Color): void {
  const face = 'M84 640H1116L1098 836Q1094 862 1068 862H132Q106 862 102 836Z'
  art.movedBy(0, 14, () => art.softFill(face, SHADOW, 0.45, 16))
  art.fill(face, matte(art, '#c9dde6'))
  art.fill('M76 606Q76 596 90 596H1110Q1124 596 1124 606L1118 646H82Z', RIM)
  art.stroke('M84 646H1116', shade(color, 0.34), 5, { opacity: 0.6 })
  art.stroke('M92 600H1108', '#ffffff', 7, { opacity: 0.9 })
  art.fill(roundedRect(420, 706, 360, 76, 38), shade(color, 0.46))
  art.fill(roundedRect(426, 730, 348, 52, 26), litFromAbove(art, tint(color, 0.4)))
  const frost = Array.from({ length: 110 }, (): Point => [
    100 + art.random.next() * 1000,
    606 + art.random.next() ** 2 * 70,
  ])
  art.specks(frost, '#ffffff', 6, { opacity: 0.8 })
}

interface Frozen {
  pieces: readonly Color[]
  /** The radius of a piece, and its height as a share of it. */
  size: number
  flat: number
  count: number
}

interface FlatBag extends Frozen {
  y: number
  half: number
  shift: number
  tone: Color
  tape: Color
}

/** One frozen bag: the zip above, soup frozen flat with its pieces in it, frost, a strip of tape with its date. */
function flatBag(art: Canvas, bagged: FlatBag): void {
  const { y, half, shift, tone, tape } = bagged
  const { random } = art
  const x = 600 + shift * 0.5
  const wavy = (level: number, stray: number): Point[] =>
    [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((u): Point => [
      x + u * half,
      level + random.jitter(stray),
    ])
  const bag = closedBelow(wavy(y, 7))
  art.movedBy(6, -6, () => art.softFill(bag, SHADOW, 0.42, 13))
  art.fill(bag, '#e9f1f2', 0.94)
  const film = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, '#ffffff', 0.8],
    [0.1, '#ffffff', 0],
    [0.5, SHADOW, 0.1],
    [0.8, '#ffffff', 0.16],
    [1, SHADOW, 0.24],
  ])
  const soup = closedBelow(wavy(y + 34, 9).map(([u, v]): Point => [x + (u - x) * 0.95, v]))
  art.fill(soup, shade(tone, 0.34))
  art.movedBy(0, 5, () => art.fill(soup, tone))
  art.clipped(soup, () => frozenPieces(art, { ...bagged, x }))
  art.fill(bag, film)
  const zip = (level: number) => `M${num(x - half + 8)} ${level}H${num(x + half - 8)}`
  art.stroke(zip(y + 12), '#ffffff', 5, { opacity: 0.9 })
  art.stroke(zip(y + 20), tape, 5)
  art.stroke(zip(y + 26), '#ffffff', 3, { opacity: 0.8 })
  const creases = [-0.8, -0.45, 0.3, 0.72].map((u) => {
    const from = x + half * u
    return `M${num(from)} ${y + 30}l${num(random.jitter(16))} ${num(random.range(20, 44))}`
  })
  art.stroke(creases.join(''), '#ffffff', 5, { opacity: 0.6 })
  const label = x - 150 + shift * 9
  art.rotated(shift / 600, label, y + 40, () => {
    art.fill(roundedRect(label + 3, y + 36, 190, 36, 3), SHADOW, 0.3)
    art.fill(roundedRect(label, y + 32, 190, 36, 3), '#f3e3b4')
    art.fill(roundedRect(label + 14, y + 41, 84, 9, 4), '#3a2a2a', 0.75)
    art.fill(roundedRect(label + 14, y + 54, 52, 7, 3), '#3a2a2a', 0.5)
    art.stroke(snowflake(label + 158, y + 50, 13), '#4f86a0', 4)
  })
}

/** The outline of a bag with this upper edge; its foot stands in the drawer. */
function closedBelow(edge: readonly Point[]): string {
  const [[left, y] = [0, 0]] = edge
  return `${open(edge)}q16 60 8 130H${num(left - 8)}Q${num(left - 16)} ${num(y + 60)} ${num(left)} ${num(y)}Z`
}

/** What is frozen in a bag: some of it near the film, some deep, ice between. */
function frozenPieces(art: Canvas, bag: FlatBag & { x: number }): void {
  const { x, y, half, tone, pieces, size, flat, count } = bag
  const { random } = art
  const places = pack(random, x, y + 84, half * 0.94, count, { ry: 48, box: true, tries: 8 })
  places.sort(([, first], [, second]) => first - second)
  for (const [index, color] of pieces.entries()) {
    const some = places.filter((_, place) => place % pieces.length === index)
    const shapes = some.map(([u, v]) => ellipse(u, v, size, size * flat)).join('')
    layered(art, shapes, [
      { color: shade(tone, 0.6), dx: 2, dy: size * 0.3, opacity: 0.6 },
      { color: shade(color, 0.24) },
    ])
    const lit = some.map(([u, v]) => ellipse(u - 2, v - 2, size * 0.8, size * flat * 0.78)).join('')
    art.fill(lit, color)
    const lights = some.map(([u, v]): Point => [u - size * 0.34, v - size * flat * 0.4])
    art.specks(lights, '#fffdf0', size * 0.3, { length: size * 0.2, opacity: 0.7 })
  }
  art.specks(places.slice(0, 20), '#ffffff', 5, { length: 6, opacity: 0.6 })
}

function snowflake(x: number, y: number, radius: number): string {
  return [0, 1, 2]
    .map((arm) => {
      const [dx, dy] = [Math.cos((arm * Math.PI) / 3), Math.sin((arm * Math.PI) / 3)]
      return `M${num(x - dx * radius)} ${num(y - dy * radius)}L${num(x + dx * radius)} ${num(y + dy * radius)}`
    })
    .join('')
}

export const freezer = {
  freezerdrawer,
} satisfies Record<keyof typeof words, DrawProduct>
