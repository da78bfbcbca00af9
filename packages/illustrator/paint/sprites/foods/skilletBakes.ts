import type { Canvas } from '../../core/canvas.ts'
import { arc, blob, circle, closed, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Area, Piece } from '../types.ts'
import { browning, placed, shape, spots } from './dough.ts'

type Look = { color: string; scale: number }

/** One pancake: pale sides, a browned face; the top one shows how it was browned. */
function pancake(art: Canvas, { x, y, size, color }: Piece, top: boolean, lowest: boolean): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.96, { points: 14, wobble: 0.02 })
  const below = (drop: number) => closed(outline.map(([u, v]): Point => [u + drop * 0.1, v + drop]))
  const thick = size * 0.062
  art.shadow(below(thick * 0.9), lowest ? size * 0.11 : size * 0.035, 0.36)
  art.fill(below(thick * 1.35), shade('#eec987', 0.3))
  art.fill(below(thick * 0.75), '#f3d79c')
  art.fill(closed(outline), mix('#e8bd74', color, 0.3))
  const face = shrunk(outline, 0.94, -1, -2)
  art.fill(closed(face), shade(color, 0.14))
  art.fill(closed(shrunk(face, 0.92, -3, -4)), color)
  if (!top) return
  art.clipped(closed(shrunk(face, 0.9, -3, -4)), () => {
    browning(art, { x, y, rx: size * 0.86, count: 30, color, contrast: 0.2, grain: [0.03, 0.14] })
  })
  art.stroke(closed(shrunk(face, 0.8, -4, -6)), tint(color, 0.25), size * 0.02, { opacity: 0.5 })
}

/** A tall stack of pancakes; `size` is the radius of one. */
export function pancakes(art: Canvas, piece: Piece): void {
  const count = 5
  for (let index = 0; index < count; index += 1) {
    const under = count - 1 - index
    const x = piece.x + (under ? art.random.jitter(piece.size * 0.03) : 0)
    const y = piece.y + piece.size * (under * 0.078 - 0.1)
    pancake(art, { ...piece, x, y }, under === 0, index === 0)
  }
}

/** Where syrup runs down: which way and how far. */
const RUNS = [
  [2.3, 0.92],
  [0.5, 0.84],
  [1.35, 1.06],
  [3.75, 0.8],
] as const

/** A pool of syrup that runs over the edge; `size` is how far it runs. */
export function syrup(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const pool = blob(art.random, x, y, size * 0.62, size * 0.5, { points: 9, wobble: 0.14 })
  const runs = RUNS.map(([angle, far]) =>
    placed(
      [
        [0.1, -0.34],
        [0.5, -0.15],
        [far - 0.12, -0.08],
        [far, -0.075],
        [far + 0.06, 0],
        [far, 0.08],
        [far - 0.12, 0.085],
        [0.5, 0.14],
        [0.1, 0.3],
      ],
      { ...piece, angle },
    ),
  )
  const all = runs.map(closed).join('') + closed(pool)
  art.shadow(all, 4, 0.25)
  art.fill(all, color, 0.92)
  art.fill(closed(shrunk(pool, 0.82, -size * 0.02, -size * 0.03)), tint(color, 0.2), 0.7)
  art.fill(closed(shrunk(pool, 0.5, -size * 0.08, -size * 0.1)), mix(color, '#e0913c', 0.5), 0.6)
  const shine = placed(shape('-0.4 -0.1, -0.26 -0.28, 0 -0.34'), { ...piece, angle: 0 })
  art.stroke(open(shine), '#ffe9bd', size * 0.035, { opacity: 0.9 })
  const drops = RUNS.slice(0, 3).map(([angle, far]) =>
    open(
      placed(
        [
          [0.6, -0.02],
          [far - 0.04, -0.02],
        ],
        { ...piece, angle },
      ),
    ),
  )
  art.stroke(drops.join(''), '#ffdfa6', size * 0.022, { opacity: 0.65 })
}

/** Bubbles of hot juice along an edge. */
function bubbles(art: Canvas, area: Area, reach: number, color: string): void {
  const { random } = art
  for (let index = 0; index < 26; index += 1) {
    const angle = random.angle()
    const far = reach * random.range(0.9, 0.97)
    const radius = random.range(7, 15)
    const x = area.x + Math.cos(angle) * far
    const y = area.y + Math.sin(angle) * far
    art.fill(circle(x, y, radius), shade(color, 0.3), 0.6)
    art.fill(circle(x - 1, y - 1.5, radius * 0.74), tint(color, 0.2), 0.8)
    art.stroke(arc(x, y, radius * 0.6, 3.3, 4.6), '#fff1cf', 2, { opacity: 0.8 })
  }
}

const PEACH: readonly Point[] = shape(
  '-1 0.3, -0.8 -0.2, -0.3 -0.5, 0.3 -0.5, 0.8 -0.2, 1 0.3, 0.55 0.16, 0 0.04, -0.55 0.16',
)

/** A slice of peach half sunk in its crust: skin side dark, flesh that fades toward the stone. */
function sunkPeach(art: Canvas, piece: Piece, crust: string): void {
  const { size } = piece
  const flesh = '#f2913c'
  const points = placed(PEACH, piece)
  art.fill(closed(shrunk(points, 1.22, size * 0.02, size * 0.05)), shade(crust, 0.34), 0.6)
  art.fill(closed(points), '#cf5a2a')
  art.fill(closed(shrunk(points, 0.9, size * 0.01, size * 0.04)), flesh)
  art.fill(closed(shrunk(points, 0.6, 0, size * 0.06)), tint(flesh, 0.4), 0.8)
  const stone = placed(shape('-0.6 0.16, -0.3 0.08, 0 0.05, 0.3 0.08, 0.6 0.16'), piece)
  art.stroke(open(stone), '#b8442a', size * 0.07, { opacity: 0.7 })
  const shine = placed(shape('-0.62 -0.2, -0.24 -0.4, 0.2 -0.42'), piece)
  art.stroke(open(shine), '#fff1d2', size * 0.06, { opacity: 0.8 })
}

/** A place where the juice has broken through the crust. */
function juicePool(art: Canvas, x: number, y: number, size: number, color: string): void {
  const pool = blob(art.random, x, y, size, size * 0.8, { points: 9, wobble: 0.16 })
  art.fill(closed(shrunk(pool, 1.12)), shade(color, 0.3), 0.5)
  art.fill(closed(pool), color, 0.85)
  art.fill(closed(shrunk(pool, 0.6, -size * 0.08, -size * 0.08)), tint(color, 0.25), 0.6)
}

/** A mound of batter that has risen around the fruit: golden, cracked, darkest at its top. */
function risenCrust(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.86, { points: 13, wobble: 0.1 })
  art.body(outline, color, { height: size * 0.22, lit: 0.92, shaded: 0.46, offset: 0.05 })
  art.fill(closed(shrunk(outline, 0.66, -size * 0.1, -size * 0.13)), tint(color, 0.34), 0.8)
  browning(art, { x, y, rx: size * 0.8, count: 26, color, contrast: 0.34, grain: [0.04, 0.14] })
  const cracks = [0, 1, 2].map(() => {
    const turn = random.angle()
    return open(
      [0.12, 0.4, 0.66, 0.86].map((share): Point => {
        const angle = turn + random.jitter(0.22)
        return [x + Math.cos(angle) * size * share, y + Math.sin(angle) * size * share * 0.86]
      }),
    )
  })
  art.stroke(cracks.join(''), shade(color, 0.5), size * 0.05, { opacity: 0.6 })
  const sugar = pack(random, x - size * 0.1, y - size * 0.12, size * 0.7, 24, { tries: 2 })
  art.specks(sugar, '#fff6de', size * 0.045, { opacity: 0.85 })
}

/** A peach cobbler: slices in bubbling juice under a crust that has risen between them. */
export function cobbler(art: Canvas, area: Area, { color, scale }: Look): void {
  const { x, y } = area
  const { random } = art
  const radius = area.radius * scale
  const juice = '#c9561a'
  art.fill(circle(x, y, radius), shade(juice, 0.5))
  art.fill(circle(x, y, radius * 0.985), juice)
  const glow = pack(random, x, y, radius * 0.9, 30, { tries: 4 })
  for (const [u, v] of glow) juicePool(art, u, v, radius * random.range(0.08, 0.15), '#e07a2a')
  bubbles(art, area, radius, juice)
  const fruit = pack(random, x, y, radius * 0.84, 34)
  for (const [u, v] of fruit.slice(0, 22)) {
    sunkPeach(art, { x: u, y: v, size: radius * 0.19, angle: random.angle(), color }, juice)
  }
  for (const [u, v] of pack(random, x, y, radius * 0.72, 9, { tries: 24 })) {
    risenCrust(art, { x: u, y: v, size: radius * random.range(0.19, 0.27), angle: 0, color })
  }
  for (const [u, v] of fruit.slice(22)) {
    sunkPeach(art, { x: u, y: v, size: radius * 0.17, angle: random.angle(), color }, juice)
  }
}

/** The tall crinkled wall of a Dutch baby, as two contours of as many points. */
function crinkled(art: Canvas, { x, y }: Area, radius: number): [Point[], Point[]] {
  const outer: Point[] = []
  const inner: Point[] = []
  const count = 48
  const sway = art.random.angle()
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2
    const lobes = Math.sin(angle * 9 + sway + Math.sin(angle * 4) * 1.2)
    const far = radius * (0.985 + 0.045 * lobes + art.random.jitter(0.01))
    const near = radius * (0.71 - 0.05 * Math.sin(angle * 7 + sway) + art.random.jitter(0.015))
    outer.push([x + Math.cos(angle) * far, y + Math.sin(angle) * far])
    inner.push([x + Math.cos(angle) * near, y + Math.sin(angle) * near])
  }
  return [outer, inner]
}

/** Folds that run up the wall, dark and lit in turn. */
function wallFolds(art: Canvas, outer: readonly Point[], inner: readonly Point[], color: string) {
  const folds = inner.map(([u, v], index) => {
    const [p, q] = outer[index] ?? [u, v]
    const from = art.random.range(0.02, 0.3)
    const to = art.random.range(0.6, 0.92)
    const bend = art.random.jitter(9)
    const along = (share: number, aside: number): Point => [
      u + (p - u) * share + aside,
      v + (q - v) * share - aside,
    ]
    return open([along(from, 0), along((from + to) / 2, bend), along(to, 0)])
  })
  const every = (rest: number) => folds.filter((_, index) => index % 3 === rest).join('')
  art.stroke(every(0), shade(color, 0.4), 8, { opacity: 0.4 })
  art.stroke(every(1), tint(color, 0.6), 9, { opacity: 0.5 })
}

/** A puffed pancake that fills its skillet and climbs over the rim. */
export function dutchbaby(art: Canvas, area: Area, { color, scale }: Look): void {
  const { x, y } = area
  const radius = area.radius * scale
  const [outer, inner] = crinkled(art, area, radius)
  art.shadow(closed(outer), 14, 0.36)
  art.fill(closed(outer), shade(color, 0.5))
  art.fill(closed(shrunk(outer, 0.975, -3, -5)), shade(color, 0.18))
  art.fill(closed(shrunk(outer, 0.92, -5, -7)), tint(color, 0.1))
  art.fill(closed(shrunk(outer, 0.84, -5, -7)), tint(color, 0.34))
  wallFolds(art, outer, inner, color)
  const rim = pack(art.random, 0, 0, 1, 20, { tries: 1 }).map(([u, v]): Point => {
    const far = (radius * 0.89) / Math.hypot(u, v)
    return [x + u * far, y + v * far]
  })
  art.fill(spots(art.random, rim, [radius * 0.015, radius * 0.04]), '#7a3c16', 0.5)
  art.fill(closed(shrunk(inner, 1.03, -5, -8)), shade(color, 0.36))
  art.fill(closed(inner), '#f3d27c')
  art.fill(closed(shrunk(inner, 0.86, 8, 12)), '#f8e09c')
  browning(art, { x, y, rx: radius * 0.62, count: 46, color: '#eec573', grain: [0.03, 0.12] })
  const ripples = [0.5, 0.34].map((share) =>
    closed(shrunk(inner, share, radius * 0.04, radius * 0.03)),
  )
  art.stroke(ripples.join(''), '#e3b25c', 5, { opacity: 0.5 })
}
