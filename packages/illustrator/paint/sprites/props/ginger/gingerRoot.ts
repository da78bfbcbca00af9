import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade } from '../../../core/color.ts'
import { blob, closed, type Path, type Point, shrunk } from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { laidPoint } from '../../foods/produce/shapes.ts'
import type { Piece } from '../../types.ts'
import { castShadow } from '../castShadow.ts'
import { shaped, symmetric } from '../shapes.ts'
import { cutFace, fleshOf } from './gingerCut.ts'
import { fibres, type GrownFinger, fingerLight, skin } from './gingerSkin.ts'

/** One finger of a root of size 1, from where it grows out of the others to its tip. */
export interface Finger {
  at: Point
  angle: number
  /** Half its length and half its width. */
  long: number
  wide: number
  /** Its tip: a dry scar where another finger broke off, or a fresh cut. */
  tip?: 'scar' | 'cut'
  /** Its skin scraped off. */
  peeled?: boolean
}

const FINGER = symmetric([
  [-1, 0],
  [-0.92, -0.5],
  [-0.5, -0.74],
  [0.06, -0.92],
  [0.56, -1],
  [0.9, -0.66],
  [1, 0],
])

/** A root of ginger: fingers that grow out of each other, far ones first; `size` is half its length. */
export function gingerRoot(art: Canvas, piece: Piece, fingers: readonly Finger[]): void {
  const { size, color } = piece
  const grown = fingers.map((finger) => grow(art, piece, finger))
  const whole = grown.map(({ outline }) => outline).join('')
  castShadow(art, whole, size * 0.7)
  let below: Path = ''
  for (const { outline, spot, tip, peeled } of grown) {
    if (below) art.clipped(below, () => crease(art, outline, spot.size, color))
    art.fill(outline, fingerLight(art, spot.color))
    art.clipped(outline, () => (peeled ? fibres(art, spot, color) : skin(art, spot)))
    if (tip) ending(art, { ...spot, color }, tip)
    below += outline
  }
}

function grow({ random }: Canvas, piece: Piece, { at, angle, long, wide, tip, peeled }: Finger) {
  const { size, color } = piece
  const [x, y] = laidPoint(at, piece)
  const spot: GrownFinger = {
    x,
    y,
    size: size * long * random.range(0.96, 1.06),
    angle: piece.angle + angle + random.jitter(0.08),
    color: peeled ? mix(fleshOf(color), color, 0.16) : color,
    ratio: wide / long,
  }
  const uneven = FINGER.map(([u, v]): Point => [
    u + random.jitter(0.05),
    (v + random.jitter(0.08)) * spot.ratio,
  ])
  return { spot, outline: closed(shaped(uneven, spot)), tip, peeled }
}

/** The dark seam where a finger grows out of what lies below it. */
function crease(art: Canvas, outline: Path, size: number, color: Color): void {
  art.movedBy(size * 0.04, size * 0.08, () =>
    art.softFill(outline, shade(color, 0.75), 0.42, size * 0.1),
  )
}

/** The tip of a finger: the dry scar of one that broke off, or a fresh cut. */
function ending(art: Canvas, spot: GrownFinger, tip: 'scar' | 'cut'): void {
  const { size, angle, color, ratio } = spot
  const [x, y] = laidPoint([0.86, 0], spot)
  const wide = size * ratio
  if (tip === 'cut') {
    cutFace(art, { x, y, size: wide * 0.86, angle, color })
    return
  }
  const scar = blob(art.random, x, y, wide * 0.32, wide * 0.56, { angle, wobble: 0.1 })
  art.fill(closed(scar), shade(color, 0.56), 0.8)
  const dry = closed(shrunk(scar, 0.76, 1, 1.5))
  art.fill(dry, mix(color, '#a87c58', 0.5))
  art.fill(closed(shrunk(scar, 0.4, 1, 1)), shade(color, 0.4), 0.5)
}
