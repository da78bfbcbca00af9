import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { num, polygon, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { blistersOf, INNER, type OnPizza, pizzaRim, roundOf, type Topping } from './pizzaRim.ts'
import { mozzarellaPools, oilDrops, pizzaBasil, tomatoSauce } from './pizzaTopping.ts'

/** The slice that somebody draws out: between which directions, and how far, as a share of the size. */
const SLICE = { from: -0.4, to: 0.44, out: 0.27 } as const
/** How thick the dough is, as a share of the size. */
const DEPTH = 0.045

/** A part of a pizza between two directions: straight along its cuts, round along its rim. */
function sector([x, y]: Point, at: OnPizza, from: number, to: number): Point[] {
  const steps = Math.ceil((to - from) * 12)
  return [
    [x, y],
    ...Array.from({ length: steps + 1 }, (_, index) =>
      at(from + ((to - from) * index) / steps, 1.004),
    ),
  ]
}

/** A Margherita with one slice drawn out, strings of cheese in the gap; `size` is its radius. */
export function pizza(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const at = roundOf(art, x, y, size)
  const top = topOf(art, piece, at)
  const middle = (SLICE.from + SLICE.to) / 2
  const out: Point = [Math.cos(middle) * size * SLICE.out, Math.sin(middle) * size * SLICE.out]
  part(art, piece, top, sector([x, y], at, SLICE.to, SLICE.from + Math.PI * 2))
  cut(art, piece, [[x, y], at(SLICE.from, 1)])
  const near = top.filter(({ turn }) => turn === undefined || isNear(turn))
  art.movedBy(out[0], out[1], () => {
    part(art, piece, near, sector([x, y], at, SLICE.from, SLICE.to))
    cut(art, piece, [[x, y], at(SLICE.to, 1)])
  })
  strings(art, piece, at, out)
}

/** Markup that both parts show; without a direction, it is of the whole pizza. */
interface Layer {
  turn?: number
  id: string
}

/** What lies on the pizza, one over the other. */
function topOf(art: Canvas, piece: Piece, at: OnPizza): Layer[] {
  const kept = (draw: () => void): string => {
    const markup = art.captured(draw)
    return art.define((id) => `<g id="${id}">${markup}</g>`)
  }
  const look = { ...piece, at }
  const layers = (toppings: readonly Topping[]): Layer[] =>
    toppings.map(({ turn, draw }) => ({ turn, id: kept(draw) }))
  const base = kept(() => {
    tomatoSauce(art, piece, at)
    pizzaRim(art, look)
  })
  return [
    { id: base },
    ...layers(blistersOf(art, look)),
    ...layers(mozzarellaPools(art, piece, at)),
    { id: kept(() => oilDrops(art, piece)) },
    ...layers(pizzaBasil(art, piece, at)),
  ]
}

/** Whether something in this direction may reach into the slice. */
function isNear(turn: number): boolean {
  const off = turn - (SLICE.from + SLICE.to) / 2
  const half = (SLICE.to - SLICE.from) / 2
  return Math.abs(Math.atan2(Math.sin(off), Math.cos(off))) < half + 0.5
}

/** A part of the pizza: its shadow, its baked side, its face. */
function part(
  art: Canvas,
  { size, color }: Piece,
  top: readonly Layer[],
  outline: readonly Point[],
): void {
  const path = polygon(outline)
  art.movedBy(size * 0.03, size * 0.06, () => art.softFill(path, SHADOW, 0.5, size * 0.045))
  art.movedBy(0, size * DEPTH, () => art.fill(path, mix(color, '#6a3312', 0.85)))
  art.clipped(path, () => art.raw(top.map(({ id }) => `<use href="#${id}"/>`).join('')))
}

/** The side of a cut that faces us: sauce above, then pale crumb, then the baked foot; higher at the rim. */
function cut(art: Canvas, { size, color }: Piece, [tip, end]: readonly [Point, Point]): void {
  const on = (share: number): Point => [
    tip[0] + (end[0] - tip[0]) * share,
    tip[1] + (end[1] - tip[1]) * share,
  ]
  const face = (top: number, foot: number): Path => {
    const below = (share: number): Point => {
      const [u, v] = on(share)
      const risen = share > INNER ? 1.1 : 0.42 + 0.1 * Math.sin(share * 17)
      return [u, v + size * foot * risen]
    }
    const line = [0, 0.15, 0.3, 0.45, 0.6, 0.75, INNER, 0.88, 0.94, 0.99]
    const upper = line.map(on).map(([u, v]): Point => [u, v + size * top])
    return polygon([...upper, ...line.map(below).toReversed()])
  }
  art.fill(face(0, DEPTH), mix(color, '#8a4c1c', 0.5))
  art.fill(face(0, DEPTH * 0.84), mix(color, '#fff0cc', 0.62))
  art.fill(face(0, DEPTH * 0.24), '#d9653a')
  const pores = [0.12, 0.3, 0.46, 0.7, 0.88, 0.94].map((share): Point => {
    const [u, v] = on(share)
    return [u, v + size * DEPTH * (share > INNER ? 0.66 : 0.28)]
  })
  art.specks(pores, '#b98545', size * 0.008, { length: size * 0.02, angle: 0.1 })
}

/** Cheese that holds the slice a moment longer: thick where it leaves, thin between. */
function strings(art: Canvas, { size }: Piece, at: OnPizza, [dx, dy]: Point): void {
  const path = STRINGS.map(([turn, share, half, back]): Path => {
    const [a, b] = [at(turn, share - half), at(turn, share + half)]
    const [c, d] = [at(turn, share - back + half * 0.8), at(turn, share - back - half * 0.8)]
    const [mx, my] = [
      (a[0] + b[0] + c[0] + d[0]) / 4 + dx / 2,
      (a[1] + b[1] + c[1] + d[1]) / 4 + dy / 2,
    ]
    const waist = size * half * 0.2
    const near = [mx + waist, my + waist * 0.4, c[0] + dx, c[1] + dy].map(num).join(' ')
    const far = [mx - waist, my - waist * 0.4, a[0], a[1]].map(num).join(' ')
    const start = [...a, ...b].map(num)
    return `M${start.slice(0, 2).join(' ')}L${start.slice(2).join(' ')}Q${near}L${num(d[0] + dx)} ${num(d[1] + dy)}Q${far}Z`
  }).join('')
  art.movedBy(size * 0.006, size * 0.016, () => art.fill(path, '#3a140c', 0.45))
  art.fill(path, '#e9c98c')
  art.movedBy(-size * 0.002, -size * 0.005, () => art.fill(path, '#fdf2d4'))
}

/** Strings of cheese: along which cut, how far out, half their breadth there, and how far they lean back. */
const STRINGS = [
  [SLICE.from, 0.48, 0.03, 0.12],
  [SLICE.from, 0.58, 0.05, 0.19],
  [SLICE.from, 0.7, 0.028, 0.16],
  [SLICE.to, 0.36, 0.03, 0.16],
  [SLICE.to, 0.5, 0.055, 0.2],
] as const
