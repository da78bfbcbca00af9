import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, pack, type Path, type Point } from '../../core/contour.ts'
import { braisedMeat } from '../foods/braisedMeat.ts'
import { cubed } from '../foods/chunk.ts'
import { thymeSprig } from '../foods/produce/sprigs.ts'
import { patches } from '../foods/touches.ts'
import type { Piece } from '../types.ts'
import { leaf } from './morsels.ts'

export interface Opening {
  x: number
  y: number
  rx: number
  ry: number
}

type Kind = 'beef' | 'carrot' | 'potato'

/** What lies in the braise, the farthest first: where it is, as shares of the opening, and its size. */
type Laid = readonly [kind: Kind, u: number, v: number, size: number]

/** A few large pieces in a heap; before them the gravy is to be seen. */
const BRAISE: readonly Laid[] = [
  ['beef', -0.36, -0.66, 52],
  ['potato', 0.02, -0.7, 38],
  ['beef', 0.44, -0.62, 54],
  ['carrot', 0.78, -0.34, 34],
  ['potato', -0.74, -0.3, 40],
  ['beef', 0.1, -0.28, 60],
  ['carrot', -0.36, -0.12, 38],
  ['beef', 0.6, 0, 56],
  ['beef', -0.58, 0.26, 58],
  ['carrot', -0.2, 0.32, 36],
  ['potato', 0.22, 0.24, 36],
  ['carrot', 0.46, 0.42, 36],
]

const GRAVY = '#6f3413'

/** What lies in an opening may rise over its far rim, never over the near one. */
export function withinRim({ x, y, rx, ry }: Opening): Path {
  return `M${x - rx} ${y - rx}H${x + rx}V${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`
}

/**
 * A braise in a pot: beef, carrots and potatoes that lie half in a glossy gravy. `opening` is the
 * surface of the gravy, `rim` what the near wall of the pot hides it with; `between` draws what
 * stands in the gravy behind the morsels.
 */
export function stewIn(art: Canvas, opening: Opening, rim: Opening, between?: () => void): void {
  const { x, y, rx, ry } = opening
  const gravy = art.radialGradient('cx=".38" cy=".34" r=".8"', [
    [0, '#a85a22'],
    [0.45, '#743612'],
    [1, '#351205'],
  ])
  art.clipped(withinRim(rim), () => art.fill(ellipse(x, y, rx, ry), gravy))
  between?.()
  art.clipped(withinRim(rim), () => heap(art, opening))
  const sprig = { x: x - rx * 0.1, y: y - ry * 0.5, size: rx * 0.42, angle: -0.3 }
  thymeSprig(art, { ...sprig, color: '#5f8a3c' })
  leaf(art, { x: x + rx * 0.1, y: y - ry * 0.34, size: rx * 0.26, angle: -0.5, color: '#7a8a46' })
}

/** The same braise with more gravy, as it leaves a closed pot: fewer morsels that swim, peas, parsley. */
export function brothyStewIn(art: Canvas, opening: Opening): void {
  const { x, y, rx, ry } = opening
  const { random } = art
  const unit = rx / 240
  const gravy = art.radialGradient('cx=".4" cy=".42" r=".8"', [
    [0, '#cf7a2c'],
    [0.5, '#9c4c1a'],
    [1, '#52210c'],
  ])
  art.fill(ellipse(x, y, rx, ry), gravy)
  art.clipped(withinRim(opening), () => {
    const places = pack(random, 0, 0, 0.84, 15, { tries: 14 })
    places.sort(([, first], [, second]) => first - second)
    for (const [index, [u, v]] of places.entries()) {
      const size = random.range(24, 34) * unit
      const spot = { x: x + u * rx, y: y + v * ry * 0.86 - 4, size, angle: random.jitter(0.9) }
      morsel(art, spot, SWIMMING[index % SWIMMING.length] ?? 'carrot')
    }
    for (const [u, v] of pack(random, 0, 0, 0.86, 26, { tries: 4 })) {
      pea(art, x + u * rx, y + v * ry * 0.9 - 3, random.range(7, 9) * unit)
    }
    const flecks = pack(random, x, y - 6, rx * 0.8, 34, { ry: ry * 0.7, tries: 3 })
    art.movedBy(1, 2.5, () => art.specks(flecks, '#241004', 6 * unit, { length: 4, opacity: 0.5 }))
    art.specks(flecks.slice(0, 18), '#5f9a3c', 6 * unit, { length: 5 * unit })
    art.specks(flecks.slice(18), '#86bb52', 5 * unit, { length: 4 * unit })
    sheen(art, opening)
  })
  const light = `M${x - rx * 0.8} ${y + ry * 0.34}Q${x - rx * 0.5} ${y + ry * 0.82} ${x} ${y + ry * 0.86}`
  art.stroke(light, '#ffdca0', 5 * unit, { opacity: 0.5 })
}

const SWIMMING: readonly Kind[] = ['carrot', 'potato', 'beef', 'carrot', 'beef', 'potato', 'beef']

function pea(art: Canvas, x: number, y: number, size: number): void {
  art.fill(ellipse(x + 1.5, y + size * 0.5, size, size * 0.8), '#2a1206', 0.55)
  art.fill(ellipse(x, y, size, size * 0.9), '#4f7f2c')
  art.fill(ellipse(x - size * 0.12, y - size * 0.16, size * 0.78, size * 0.66), '#86b548')
  art.fill(ellipse(x - size * 0.34, y - size * 0.36, size * 0.24, size * 0.16), '#f4f8d8', 0.9)
}

function heap(art: Canvas, opening: Opening): void {
  for (const laid of BRAISE) lay(art, opening, laid, 15)
  sheen(art, opening)
}

/** One morsel in its place; the middle of a heap rises this far over the gravy. */
function lay(art: Canvas, { x, y, rx, ry }: Opening, [kind, u, v, half]: Laid, rise: number): void {
  const { random } = art
  const unit = rx / 240
  const size = half * unit * random.range(0.94, 1.06)
  const up = (1 - u * u - v * v) * rise * unit
  morsel(art, { x: x + u * rx, y: y + v * ry - up, size, angle: random.jitter(0.5) }, kind)
}

/** Drops of fat on the gravy. */
function sheen(art: Canvas, { x, y, rx, ry }: Opening): void {
  const unit = rx / 240
  const drops = Array.from({ length: 16 }, (): Point => {
    const turn = art.random.angle()
    const reach = art.random.range(0.3, 0.8)
    return [x + Math.cos(turn) * rx * reach, y + Math.sin(turn) * ry * reach]
  })
  art.specks(drops, '#f2b45c', 4 * unit, { length: 3 * unit, angle: 0, opacity: 0.6 })
}

type Spot = Omit<Piece, 'color'>

function morsel(art: Canvas, spot: Spot, kind: Kind): void {
  const { x, y, size } = spot
  if (kind === 'beef') beef(art, spot)
  else if (kind === 'carrot') carrot(art, spot)
  else potato(art, spot)
  // The gravy stands around its foot.
  art.fill(ellipse(x + size * 0.1, y + size * 0.9, size * 0.72, size * 0.15), GRAVY, 0.7)
}

/** A chunk of braised beef, torn along its grain, glazed. */
function beef(art: Canvas, spot: Spot): void {
  const { random } = art
  const piece = { ...spot, color: random.pick(['#9a4f26', '#86421f', '#a85e32']) }
  const sunk = random.range(0.4, 0.62)
  braisedMeat(art, piece, { aspect: random.range(0.6, 0.8), bundles: 4, sauce: GRAVY, sunk })
}

/** A slice of carrot on its side or on its face. */
function carrot(art: Canvas, { x, y, size, angle }: Spot): void {
  const color = art.random.pick(['#e5812a', '#ee933c', '#d96f1e'])
  const outline = blob(art.random, x, y, size * 0.86, size * 0.6, { angle, wobble: 0.04 })
  const below = outline.map(([u, v]): Point => [u + 2, v + size * 0.42])
  art.shadow(closed(below), size * 0.2, 0.5)
  art.fill(closed(below), mix(shade(color, 0.5), '#6b2408', 0.4))
  art.fill(closed(outline), color)
  art.fill(ellipse(x, y - size * 0.02, size * 0.62, size * 0.4), tint(color, 0.24), 0.8)
  art.fill(ellipse(x, y, size * 0.28, size * 0.17), '#f8b850', 0.9)
  const glint: Point[] = [[x - size * 0.34, y - size * 0.34]]
  art.specks(glint, '#fff4dc', size * 0.1, { length: size * 0.26, angle: -0.4, opacity: 0.9 })
}

/** A wedge of potato, a cut face towards the light and one in the shade. */
function potato(art: Canvas, spot: Spot): void {
  const { x, y, size, angle } = spot
  const color = art.random.pick(['#ecc970', '#f1d58a', '#e4bb5c'])
  const face = cubed(art, { ...spot, color }, '#7a4a14')
  const top = face.map(([u, v]): Point => [x + (u - x) * 0.8 - 2, y + (v - y) * 0.62 - size * 0.16])
  art.fill(closed(top), tint(color, 0.42), 0.85)
  art.fill(ellipse(x + size * 0.3, y + size * 0.4, size * 0.5, size * 0.2), SHADOW, 0.14)
  const glint = { x, y: y - size * 0.2, angle, rx: size * 0.5, ry: size * 0.3 }
  art.fill(patches(art, { ...glint, count: 4, grain: size * 0.12 }), '#fffbe6', 0.7)
}
