import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { closed, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { placed, shape } from './dough.ts'
import { layered, patches } from './touches.ts'

/** A strip of cod, as the knife and the pan left it: a blunt end, a thin one, a bulge between. */
const STRIP = shape(
  '-1 0.04, -0.96 -0.16, -0.8 -0.3, -0.56 -0.33, -0.3 -0.4, 0 -0.37, 0.26 -0.41, 0.52 -0.34, 0.74 -0.32, 0.92 -0.2, 0.98 0, 0.9 0.2, 0.66 0.29, 0.4 0.36, 0.1 0.33, -0.2 0.39, -0.5 0.33, -0.8 0.27, -0.95 0.18',
)

/** Where it broke: through the crust, along the flakes. */
const TORN = shape(
  '0.5 -0.22, 0.6 -0.3, 0.74 -0.27, 0.86 -0.3, 0.97 -0.2, 1.05 -0.06, 1 0.06, 1.03 0.16, 0.92 0.24, 0.78 0.22, 0.66 0.28, 0.56 0.2, 0.62 0.1, 0.5 0.04, 0.58 -0.08',
)
/** Seams between the flakes. */
const SEAMS = [
  shape('0.7 -0.26, 0.62 -0.1, 0.66 0.06, 0.6 0.2'),
  shape('0.82 -0.27, 0.76 -0.08, 0.8 0.06, 0.74 0.2'),
  shape('0.94 -0.2, 0.9 -0.04, 0.93 0.08, 0.88 0.2'),
] as const

/** A strip of fish in a crisp golden crust; where it was broken, its white flakes show. `size` is half its length. */
export function friedFish(art: Canvas, piece: Piece, isBroken: boolean): void {
  const { size, color } = piece
  const { random } = art
  const outline = placed(
    STRIP.map(([u, v]): Point => [u + random.jitter(0.025), v + random.jitter(0.03)]),
    piece,
  )
  const path = closed(outline)
  art.movedBy(size * 0.04, size * 0.1, () => art.softFill(path, '#2a1208', 0.6, size * 0.06))
  const light = art.linearGradient('x1=".34" y1="0" x2=".56" y2="1"', [
    [0, mix(color, '#ffe2a0', 0.5)],
    [0.3, mix(color, '#f2b64e', 0.4)],
    [0.62, color],
    [0.86, mix(color, '#8a4614', 0.62)],
    [1, mix(color, '#5f2a0c', 0.8)],
  ])
  art.fill(path, light)
  art.clipped(path, () => crust(art, piece))
  art.stroke(path, '#7a3f14', size * 0.02, { opacity: 0.4 })
  if (isBroken) flakes(art, piece)
}

/** Masa that fried in crags: lit tops over their own shadows, darker where the oil was hottest. */
function crust(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const whole = { x, y, angle, rx: size * 0.96, ry: size * 0.36 }
  const browned = patches(art, { ...whole, count: 8, grain: size * 0.2 })
  art.softFill(browned, '#a5581a', 0.42, size * 0.05)
  const crags = patches(art, { ...whole, count: 30, grain: size * 0.11 })
  art.movedBy(size * 0.016, size * 0.028, () => art.fill(crags, '#7a3c10', 0.6))
  art.fill(crags, mix(color, '#f6c766', 0.6))
  const [[u, v] = [x, y]] = placed([[-0.08, -0.15]], piece)
  const tops = { x: u, y: v, angle, rx: size * 0.78, ry: size * 0.16 }
  art.fill(patches(art, { ...tops, count: 14, grain: size * 0.07 }), '#ffe6ac', 0.85)
  art.fill(patches(art, { ...whole, count: 12, grain: size * 0.035 }), '#6a300c', 0.6)
}

/** White flesh that parts in thick flakes, moist where the light falls. */
function flakes(art: Canvas, piece: Piece): void {
  const { size } = piece
  const torn = placed(TORN, piece)
  const path = closed(torn)
  art.softFill(path, '#5f2a0c', 0.6, size * 0.04)
  const light = art.linearGradient('x1=".2" y1="0" x2=".6" y2="1"', [
    [0, '#fffaf0'],
    [0.55, '#fbeed8'],
    [1, '#cfa878'],
  ])
  art.fill(path, '#a8682c')
  art.movedBy(0, size * 0.012, () => art.fill(closed(shrunk(torn, 0.94)), light))
  const seams = SEAMS.map((seam) => open(placed(seam, piece))).join('')
  layered(art, seams, [
    { color: '#c29a68', width: size * 0.035, opacity: 0.8 },
    { color: '#ffffff', width: size * 0.02, dx: -size * 0.03, dy: -size * 0.008, opacity: 0.9 },
  ])
}
