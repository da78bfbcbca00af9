import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  closed,
  ellipse,
  moved,
  num,
  open,
  pack,
  type Path,
  type Point,
} from '../../core/contour.ts'
import { layered } from '../foods/touches.ts'
import { lettering } from './lettering.ts'

/** What lies in a bag: loose and round, cut in coins, or a soup that froze flat with a few things in it. */
export interface Frozen {
  name: string
  kind: 'round' | 'coin' | 'soup'
  tone: Color
  pieces: readonly Color[]
  /** The radius of a piece. */
  size: number
  count: number
}

export interface Bag extends Frozen {
  /** The middle of its upper edge. */
  x: number
  y: number
  half: number
  height: number
  /** In radians. */
  lean: number
  /** Where its label sticks, as shares of its width and height. */
  label: Point
}

/** One frozen bag, filed upright: puffed up by what it holds, its zip above, frost, a label with its name. */
export function freezerBag(art: Canvas, bag: Bag, zip: Color): void {
  const { x, y, half, lean } = bag
  art.rotated(lean, x, y, () => {
    const film = outlineOf(art, bag)
    art.movedBy(8, -4, () => art.softFill(film, '#16283a', 0.5, 16))
    art.fill(film, '#dfeaee')
    contents(art, bag)
    plastic(art, bag, film)
    closure(art, bag, zip)
    label(art, bag, half)
  })
}

/** Wider where it is full than at its zip; no two bulge alike. */
function outlineOf(art: Canvas, { x, y, half, height }: Bag): Path {
  const { random } = art
  const bulge = () => half * random.range(1.02, 1.07)
  return closed([
    [x - half * 0.98, y],
    [x - half * 0.4, y + random.jitter(5)],
    [x + half * 0.3, y + random.jitter(6)],
    [x + half * 0.98, y],
    [x + half, y + 30],
    [x + bulge(), y + height * 0.4],
    [x + bulge(), y + height * 0.8],
    [x + half * 0.9, y + height],
    [x - half * 0.9, y + height],
    [x - bulge(), y + height * 0.8],
    [x - bulge(), y + height * 0.4],
    [x - half, y + 30],
  ])
}

/** The food, up to an uneven line below the zip. */
function contents(art: Canvas, bag: Bag): void {
  const { x, y, half, height, tone, kind } = bag
  const { random } = art
  const level = (u: number): Point => [x + u * half, y + 58 + u * u * 16 + random.jitter(9)]
  const full = closed([
    ...[-0.86, -0.5, -0.1, 0.3, 0.62, 0.88].map(level),
    [x + half * 0.98, y + height * 0.6],
    [x + half * 0.9, y + height * 0.99],
    [x - half * 0.9, y + height * 0.99],
    [x - half * 0.98, y + height * 0.6],
  ])
  const deep = art.linearGradient('x1="0" x2=".25" y1="0" y2="1"', [
    [0, tint(tone, 0.12)],
    [0.4, tone],
    [1, shade(tone, 0.5)],
  ])
  art.fill(full, shade(tone, 0.3))
  art.movedBy(0, 4, () => art.fill(full, deep))
  art.clipped(full, () => {
    if (kind === 'coin') coins(art, bag, spread(art, bag))
    else rounds(art, bag)
    // It is frozen hard and bulges: dark towards its sides and its foot.
    art.softFill(
      `M${x - half} ${y + height}H${x + half}V${y + height + 40}H${x - half}Z`,
      '#1a1430',
      0.5,
      46,
    )
    art.softFill(`M${x + half} ${y + 40}h40v${height}h-40Z`, '#1a1430', 0.4, 40)
  })
  if (kind === 'soup') return
  // Some lie on top of the rest, so that the line is not cut with a knife.
  const top = [-0.8, -0.62, -0.36, -0.12, 0.16, 0.4, 0.66, 0.84].map((u) =>
    level(u + random.jitter(0.05)),
  )
  if (kind === 'round') drawRounds(art, bag, top)
  else coins(art, bag, moved(top, 0, bag.size * 0.5))
}

function spread(art: Canvas, { x, y, half, height, count }: Bag): Point[] {
  const middle = y + 58 + (height - 58) / 2
  const places = pack(art.random, x, middle, half * 0.96, count, {
    ry: (height - 50) / 2,
    box: true,
    tries: 8,
  })
  return places.toSorted(([, first], [, second]) => first - second)
}

function rounds(art: Canvas, bag: Bag): void {
  drawRounds(art, bag, spread(art, bag))
}

/** Peas, kernels, berries: each with its shade below and the light on it. */
function drawRounds(
  art: Canvas,
  { tone, pieces, size, kind }: Bag,
  places: readonly Point[],
): void {
  const { random } = art
  for (const [index, color] of pieces.entries()) {
    const some = places.filter((_, place) => place % pieces.length === index)
    const reach = some.map(() => size * random.range(0.8, 1.14))
    const shapes = (share: number, dx = 0, dy = 0) =>
      some
        .map(([u, v], place) => {
          const long = (reach[place] ?? size) * share
          return ellipse(u + dx, v + dy, long, long * (kind === 'soup' ? 0.8 : 0.94))
        })
        .join('')
    layered(art, shapes(1), [
      { color: shade(tone, 0.66), dx: size * 0.16, dy: size * 0.3, opacity: 0.7 },
      { color: shade(color, 0.36) },
    ])
    art.fill(shapes(0.84, -size * 0.07, -size * 0.1), color)
    art.fill(shapes(0.4, -size * 0.24, -size * 0.3), tint(color, 0.4), 0.6)
    const frosted = some.filter((_, place) => place % 2 === 0)
    const lights = frosted.map(([u, v]): Point => [u - size * 0.36, v - size * 0.42])
    art.specks(lights, '#ffffff', size * 0.2, { length: size * 0.16, opacity: 0.8 })
  }
}

/** Carrots in coins, some flat to the film, some on their edge. */
function coins(art: Canvas, { size, pieces }: Bag, places: readonly Point[]): void {
  const { random } = art
  for (const [u, v] of places) {
    const color = random.pick([pieces[0] ?? '#e88a2e', ...pieces])
    const [reach, flat] = [size * random.range(0.8, 1.12), random.range(0.45, 1)]
    const coin = (share: number) =>
      closed(
        blob(random, u, v, reach * share, reach * flat * share, {
          points: 9,
          wobble: 0.03,
          angle: 0,
        }),
      )
    const turn = random.jitter(1)
    art.rotated(turn, u, v, () => {
      const edge = coin(1)
      art.movedBy(4, reach * 0.34, () => art.fill(edge, '#5a230a', 0.6))
      art.movedBy(0, reach * 0.2, () => art.fill(edge, shade(color, 0.4)))
      art.fill(edge, color)
      art.fill(coin(0.8), tint(color, 0.16))
      art.fill(coin(0.42), mix(color, '#ffd06a', 0.6))
      art.fill(coin(0.2), mix(color, '#f0a83a', 0.5))
    })
    art.stroke(
      `M${num(u - reach * 0.5)} ${num(v - reach * 0.4 * flat)}l${num(reach * 0.3)} -4`,
      '#fffaf0',
      4,
      { opacity: 0.7 },
    )
  }
}

/** The film over it: clear, bright where it creases, frost at its shoulders. */
function plastic(art: Canvas, { x, y, half, height }: Bag, film: Path): void {
  const { random } = art
  art.clipped(film, () => {
    art.softFill(ellipse(x - half * 0.5, y + 62, half * 0.4, 13), '#ffffff', 0.5, 16)
    art.softFill(ellipse(x + half * 0.66, y + 66, half * 0.24, 10), '#ffffff', 0.4, 14)
    const crease = (u: number, long: number): Path =>
      open([
        [x + half * u, y + 34],
        [x + half * u + random.jitter(12), y + 34 + long * 0.5],
        [x + half * u + random.jitter(26), y + 34 + long],
      ])
    const creases = [-0.9, -0.6, -0.2, 0.36, 0.7, 0.92].map((u) =>
      crease(u + random.jitter(0.08), random.range(40, 110)),
    )
    art.movedBy(4, 3, () => art.stroke(creases.join(''), '#2a3a52', 5, { opacity: 0.2 }))
    art.stroke(creases.join(''), '#ffffff', 4, { opacity: 0.6 })
    const side = open([
      [x - half * 0.94, y + 70],
      [x - half * 0.99, y + height * 0.45],
      [x - half * 0.95, y + height * 0.8],
    ])
    art.stroke(side, '#ffffff', 13, { opacity: 0.5 })
    const frost = Array.from({ length: 60 }, (): Point => [
      x + random.jitter(half),
      y + 44 + random.next() ** 2 * height * 0.5,
    ])
    art.specks(frost, '#ffffff', 3.6, { opacity: 0.7 })
  })
  art.stroke(film, '#f6fbfd', 4, { opacity: 0.8 })
}

/** The zip: two ridges in color along the upper edge, the film above it stiff and clear. */
function closure(art: Canvas, { x, y, half }: Bag, zip: Color): void {
  const line = (level: number) =>
    `M${num(x - half * 0.97)} ${num(y + level)}Q${num(x)} ${num(y + level + 5)} ${num(x + half * 0.97)} ${num(y + level)}`
  art.stroke(line(30), SHADOW, 7, { opacity: 0.16 })
  art.stroke(line(17), zip, 8)
  art.stroke(line(15), tint(zip, 0.6), 2.5, { opacity: 0.8 })
  art.stroke(line(27), zip, 4, { opacity: 0.7 })
}

/** A strip of tape with its name in marker, and the date below. */
function label(art: Canvas, { x, y, half, height, name, label: [u, v] }: Bag, reach: number): void {
  const { random } = art
  const wide = 62 + name.length * 25
  const [cx, cy] = [x + u * half, y + v * height]
  art.rotated(random.jitter(0.07), cx, cy, () => {
    const [left, right] = [cx - wide / 2, cx + wide / 2]
    const tape: Path = `M${left} ${cy - 34}l6 12l-7 12l7 12l-6 12l6 12l-5 8H${right}l-6-12l7-12l-7-12l6-12l-6-12l5-8Z`
    art.movedBy(4, 6, () => art.softFill(tape, SHADOW, 0.36, 4))
    art.fill(tape, '#f4e6b8')
    art.fill(`M${left + 8} ${cy - 34}H${right - 4}V${cy - 22}H${left + 8}Z`, '#fffbe6', 0.6)
    lettering(art, name, {
      x: cx,
      top: cy - 22,
      height: 30,
      color: '#2f2a3a',
      weight: 0.17,
      space: 0.26,
    })
    art.stroke(
      `M${cx - wide * 0.26} ${cy + 22}h${Math.min(wide * 0.4, reach * 0.5)}`,
      '#5a5266',
      5,
      { opacity: 0.7 },
    )
  })
}
