import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, facing, placed, shape, within } from './dough.ts'
import { dice, herbLeaf, roundSlice } from './fillings.ts'
import { brokenFalafel, falafel } from './porkandplants.ts'
import { patches } from './touches.ts'

const FALAFEL = '#9a6030'
const TAHINI = '#f4e4bd'

/** The edge of the mouth that is nearer to us: it sags, and tore a little where it was opened. */
const MOUTH = shape(
  '-1 0.02, -0.86 0.07, -0.7 0.16, -0.5 0.18, -0.28 0.25, -0.04 0.24, 0.2 0.27, 0.42 0.2, 0.62 0.19, 0.8 0.09, 1 0.01',
)

/** A pocket of bread opened to its filling; `size` is half its width. */
export function pitapocket(art: Canvas, given: Piece): void {
  const piece = facing(art, given, -0.08, 0.16)
  backOfPocket(art, piece)
  pocketFilling(art, piece)
  frontOfPocket(art, piece)
  tahini(art, piece)
  for (const [u, v] of [
    [-0.62, -0.02],
    [0.12, -0.12],
    [0.56, 0.1],
  ] as const)
    herbLeaf(art, {
      ...within(piece, [u, v], 0.13, { color: '#5b9040' }),
      angle: art.random.angle(),
    })
}

/** The far sheet of bread, and the dark between the two. */
function backOfPocket(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const back = placed(
    [...bow([0, 0], [0.97, 0.5], [Math.PI, Math.PI * 2], 12), [0.86, 0.2], [0, 0.4], [-0.86, 0.2]],
    piece,
  )
  const whole = placed(bow([0, 0.16], [0.97, 0.7], [0, Math.PI * 2], 18), piece)
  art.movedBy(size * 0.06, size * 0.1, () => art.softFill(closed(whole), SHADOW, 0.5, size * 0.07))
  art.shadow(closed(back), size * 0.1, 0.34)
  art.fill(closed(back), mix(color, '#a8672a', 0.5))
  art.fill(closed(shrunk(back, 0.965, -size * 0.01, -size * 0.012)), tint(color, 0.34))
  const inside = closed(shrunk(back, 0.9, 0, size * 0.03))
  art.fill(inside, mix(color, '#8a5420', 0.45))
  art.clipped(inside, () => {
    art.softFill(closed(moved(shrunk(back, 0.8), 0, size * 0.1)), '#3a160c', 0.5, size * 0.08)
  })
}

/** Falafel over herbs, tomato and cucumber; one of them is broken. */
function pocketFilling(art: Canvas, piece: Piece): void {
  const { random } = art
  const at = (u: number, v: number, share: number) => within(piece, [u, v], share)
  for (const u of [-0.84, -0.66, -0.36, -0.12, 0.1, 0.36, 0.6, 0.82]) {
    const leaf = { ...at(u, random.range(-0.36, -0.26) + u * u * 0.22, 0.17), color: '#4f8a3c' }
    herbLeaf(art, { ...leaf, angle: -Math.PI / 2 + u + random.jitter(0.6) })
  }
  for (const [u, v] of [
    [-0.52, -0.34],
    [-0.04, -0.4],
    [0.76, -0.14],
  ] as const)
    roundSlice(art, { ...at(u, v, 0.19), angle: random.angle(), color: '#4d7d3a' }, '#e2ecbb')
  const ball = (u: number, v: number, share: number) => {
    const spot = at(u, v, share * random.range(0.94, 1.08))
    const under = blob(random, spot.x, spot.y + spot.size * 0.06, spot.size, spot.size * 0.94)
    art.softFill(closed(under), '#1f0c06', 0.5, spot.size * 0.16)
    falafel(art, { ...spot, color: mix(FALAFEL, random.pick(['#b87a38', '#7d451e']), 0.4) })
  }
  ball(-0.3, -0.3, 0.27)
  ball(0.3, -0.32, 0.29)
  ball(0.6, -0.16, 0.25)
  ball(-0.7, -0.08, 0.25)
  salad(art, piece, [-0.5, -0.12], 9)
  salad(art, piece, [0.02, -0.24], 6)
  brokenFalafel(art, { ...at(0.03, -0.06, 0.27), color: FALAFEL })
  ball(-0.38, 0, 0.28)
  ball(0.42, 0.02, 0.27)
  salad(art, piece, [0.22, 0.08], 7)
  salad(art, piece, [-0.18, 0.14], 6)
  salad(art, piece, [0.72, 0.02], 6)
}

/** Diced tomato and cucumber, as much as a spoon holds. */
function salad(art: Canvas, piece: Piece, [u, v]: Point, count: number): void {
  const places = placed(pack(art.random, u, v, 0.13, count, { ry: 0.07, tries: 3 }), piece)
  const tomato = Math.ceil(count * 0.6)
  dice(art, places.slice(tomato), { ...piece, size: piece.size * 0.042, color: '#b5d07a' })
  dice(art, places.slice(0, tomato), { ...piece, size: piece.size * 0.05, color: '#d8412a' })
}

/** The near sheet of bread: plump over its filling, toasted, its torn lip pale. */
function frontOfPocket(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const rim = bow([0, 0], [1.03, 0.86], [0.03, Math.PI - 0.03], 16)
  const front = placed([...rim, ...MOUTH.slice(1, -1)], piece)
  const path = closed(front)
  art.clipped(closed(placed(bow([0, 0], [1, 0.9], [0, Math.PI * 2], 16), piece)), () =>
    art.movedBy(0, -size * 0.045, () => art.softFill(path, '#3a160c', 0.5, size * 0.04)),
  )
  art.fill(closed(moved(front, size * 0.012, size * 0.05)), mix(color, '#7a431a', 0.7))
  art.fill(path, mix(color, '#b87a38', 0.6))
  const light = art.radialGradient('cx=".36" cy=".22" r=".86"', [
    [0, tint(color, 0.62)],
    [0.34, tint(color, 0.2)],
    [0.62, color],
    [0.86, mix(color, '#b87430', 0.6)],
    [1, mix(color, '#8a4c1c', 0.8)],
  ])
  art.fill(closed(shrunk(front, 0.98, -size * 0.005, -size * 0.012)), light)
  art.clipped(path, () => {
    bulges(art, piece)
    toasted(art, piece)
    seam(art, piece)
  })
  lip(art, piece)
}

/** The filling pushes the bread out; between the bulges it dips. */
function bulges(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const dips = [-0.56, 0, 0.58].map((u) => {
    const line = shape('0 0.2, 0.03 0.34, 0 0.5, -0.03 0.58, -0.06 0.46, -0.05 0.32')
    return closed(
      placed(
        line.map(([a, b]): Point => [a + u, b - u * u * 0.16]),
        piece,
      ),
    )
  })
  art.softFill(dips.join(''), mix(color, '#9a5a20', 0.7), 0.3, size * 0.07)
  const humps = [-0.3, 0.3].map((u) => {
    const { x, y } = within(piece, [u - 0.02, 0.36], 1)
    return closed(blob(art.random, x, y, size * 0.15, size * 0.06, { wobble: 0.1 }))
  })
  art.softFill(humps.join(''), '#fff6dc', 0.42, size * 0.06)
}

/** What the griddle left: broad toasted clouds, blisters with a dark heart, flour. */
function toasted(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const places = placed(pack(random, 0, 0.46, 0.86, 9, { ry: 0.3, tries: 5 }), piece)
  const clouds = places.slice(0, 5).map(([x, y]) => {
    const reach = size * random.range(0.08, 0.16)
    return closed(blob(random, x, y, reach * 1.3, reach * 0.7, { wobble: 0.2, angle: piece.angle }))
  })
  art.softFill(clouds.join(''), mix(color, '#a35a1c', 0.8), 0.5, size * 0.07)
  for (const [x, y] of places) {
    const reach = size * random.range(0.02, 0.05)
    const look = { wobble: 0.22, points: 8, angle: random.angle() }
    const blister = blob(random, x, y, reach * 1.4, reach, look)
    art.fill(closed(moved(shrunk(blister, 1.5), reach * 0.1, reach * 0.2)), '#a35f22', 0.5)
    art.fill(closed(blister), '#6f3612', 0.75)
    art.fill(
      closed(shrunk(blister, 0.5, -reach * 0.3, -reach * 0.4)),
      mix(color, '#a35f22', 0.6),
      0.9,
    )
  }
  const spread = { x: piece.x, y: piece.y + size * 0.45, rx: size * 0.9, ry: size * 0.34 }
  art.fill(patches(art, { ...spread, count: 16, grain: size * 0.02 }), '#8a4a18', 0.5)
  const flour = placed(pack(random, 0, 0.4, 0.9, 46, { ry: 0.34, tries: 1 }), piece)
  art.specks(flour, '#fffaf0', size * 0.014, { opacity: 0.75 })
}

/** Where the two sheets were baked together, all along the round edge. */
function seam(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const along = (share: number) =>
    open(placed(bow([0, 0], [1.03 * share, 0.86 * share], [0.16, Math.PI - 0.16], 14), piece))
  art.stroke(along(0.93), mix(color, '#8a4c1c', 0.8), size * 0.03, { opacity: 0.35 })
  art.stroke(along(0.965), tint(color, 0.5), size * 0.022, { opacity: 0.5 })
}

/** The torn edge of the bread: its pale crumb with pores, lit from above. */
function lip(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const lower = MOUTH.map(([u, v]): Point => {
    const thick = 0.062 * Math.sqrt(Math.max(0, 1 - u * u)) + 0.012
    return [u * 0.985, v + thick * random.range(0.75, 1.25)]
  })
  const crumb = placed([...MOUTH, ...lower.toReversed()], piece)
  art.movedBy(size * 0.008, size * 0.022, () => art.fill(closed(crumb), '#8a4c1c', 0.4))
  art.fill(closed(crumb), mix(color, '#fff4d8', 0.72))
  const pores = MOUTH.slice(1, -1).flatMap(([u, v]): Point[] => [
    [u + random.jitter(0.05), v + random.range(0.02, 0.045)],
    [u + 0.08 + random.jitter(0.04), v + random.range(0.02, 0.045)],
  ])
  art.specks(placed(pores, piece), '#c99a58', size * 0.016, { length: size * 0.016, opacity: 0.7 })
  art.stroke(open(placed(MOUTH, piece)), shade(color, 0.1), size * 0.014, { opacity: 0.55 })
}

/** Tahini as two spoons left it: it lies over the falafel and runs down the bread. */
const POOLS = [
  shape(
    '-0.64 -0.02, -0.57 -0.14, -0.44 -0.2, -0.28 -0.17, -0.15 -0.06, -0.13 0.09, -0.19 0.19, -0.25 0.11, -0.3 0.05, -0.34 0.16, -0.35 0.4, -0.395 0.46, -0.44 0.4, -0.45 0.15, -0.5 0.07, -0.56 0.13, -0.62 0.08',
  ),
  shape(
    '0.1 -0.08, 0.2 -0.22, 0.34 -0.26, 0.5 -0.2, 0.62 -0.12, 0.68 0, 0.62 0.09, 0.56 0.03, 0.51 0.1, 0.495 0.3, 0.45 0.36, 0.405 0.29, 0.39 0.1, 0.33 0.04, 0.28 0.14, 0.23 0.23, 0.18 0.14, 0.15 0.02',
  ),
]
/** Tahini poured over the falafel. */
function tahini(art: Canvas, piece: Piece): void {
  const { size } = piece
  const { random } = art
  const side = random.pick([-1, 1])
  const long = random.range(0.85, 1.15)
  const strayed = (points: readonly Point[]) =>
    placed(
      points.map(([u, v]): Point => [
        side * (u + random.jitter(0.014)),
        v * long + random.jitter(0.02),
      ]),
      piece,
    )
  const pools = POOLS.map(strayed)
  const whole = pools.map(closed).join('')
  art.movedBy(size * 0.02, size * 0.038, () => {
    art.softFill(whole, '#2a1008', 0.4, size * 0.012)
  })
  art.fill(whole, mix(TAHINI, '#a07a3a', 0.55))
  const lit = pools.map((pool) => closed(moved(shrunk(pool, 0.95), -size * 0.008, -size * 0.014)))
  art.fill(lit.join(''), TAHINI)
  art.clipped(whole, () => {
    const crowns = pools.map((pool) => closed(shrunk(pool, 0.55, -size * 0.03, -size * 0.06, 0.3)))
    art.softFill(crowns.join(''), '#fffaf0', 0.7, size * 0.03)
  })
  const runs = [
    [-0.415, 0.18, 0.38],
    [0.435, 0.14, 0.28],
  ] as const
  const glints = runs.map(([u, from, to]) =>
    open(
      placed(
        [
          [u * side, from],
          [u * side, to * long],
        ],
        piece,
      ),
    ),
  )
  art.stroke(glints.join(''), '#fffdf6', size * 0.014, { opacity: 0.9 })
  const rims = pools.map((pool) => open(shrunk(pool, 0.84, -size * 0.01, -size * 0.01).slice(1, 4)))
  art.stroke(rims.join(''), '#fffdf6', size * 0.016, { opacity: 0.85 })
}
