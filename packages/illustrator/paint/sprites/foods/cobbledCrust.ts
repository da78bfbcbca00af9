import type { Canvas } from '../../core/canvas.ts'
import { closed, moved, pack, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'
import { patches } from './touches.ts'

/** A biscuit baked on fruit: a broad, flat dome with a craggy, browned and sugared top; `size` is its radius. */
export function cobbledCrust(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const { random } = art
  const outline = ragged(art, piece)
  const path = closed(outline)
  art.movedBy(size * 0.07, size * 0.16, () => art.softFill(path, '#4a1a06', 0.55, size * 0.05))
  art.movedBy(size * 0.02, size * 0.12, () => art.fill(path, '#8f4f1a'))
  art.movedBy(size * 0.01, size * 0.07, () => art.fill(path, '#c4802f'))
  const baked = art.radialGradient('cx=".4" cy=".36" r=".7"', [
    [0, '#f8d68e'],
    [0.5, '#edb45a'],
    [0.8, '#d48a34'],
    [1, '#a05616'],
  ])
  art.fill(path, baked)
  art.clipped(path, () => {
    const fields = patches(art, { x, y, rx: size * 0.9, count: 11, grain: size * 0.26 })
    art.softFill(fields, '#b05f18', 0.5, size * 0.06)
    for (let index = 0; index < 7; index += 1) crag(art, piece)
    const far = art.linearGradient('x1=".1" y1="0" x2=".9" y2="1"', [
      [0, '#fff4d0', 0.4],
      [0.45, '#fff0c4', 0],
      [0.6, '#7a3208', 0],
      [1, '#7a3208', 0.42],
    ])
    art.fill(path, far)
    const pores = pack(random, x, y, size, 40, { tries: 1 })
    art.fill(spots(random, pores, [size * 0.008, size * 0.028]), '#8a4716', 0.45)
  })
  const sugar = pack(random, x - size * 0.04, y - size * 0.06, size * 0.8, 46, { tries: 2 })
  art.specks(sugar, '#fffdf2', size * 0.03, { opacity: 0.9 })
}

/** A broken ridge of the top: pale crumb on its lit side, its shade below. */
function crag(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const turn = random.angle()
  const far = size * Math.sqrt(random.next()) * 0.72
  const [u, v] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
  const long = size * random.range(0.16, 0.34)
  const angle = random.jitter(1.1)
  const ridge = [-1, -0.5, 0, 0.5, 1].map((t): Point => [
    u + Math.cos(angle) * t * long + random.jitter(size * 0.03),
    v + Math.sin(angle) * t * long + random.jitter(size * 0.07),
  ])
  const under = ridge
    .toReversed()
    .map(([px, py], index): Point => [
      px + size * 0.02,
      py + size * 0.09 * Math.sin((index / 4) * Math.PI) + size * 0.01,
    ])
  const gap = closed([...ridge, ...under])
  art.softFill(gap, '#8a4212', 0.5, size * 0.035)
  art.movedBy(-size * 0.012, -size * 0.05, () =>
    art.softFill(
      closed([...ridge, ...moved(under, 0, -size * 0.05)]),
      '#ffe2a4',
      0.36,
      size * 0.02,
    ),
  )
}

/** An edge that no spoon made twice. */
function ragged({ random }: Canvas, { x, y, size }: Piece): Point[] {
  const [a, b, c, d] = [random.angle(), random.angle(), random.angle(), random.angle()]
  return Array.from({ length: 46 }, (_, index): Point => {
    const turn = (index / 46) * Math.PI * 2
    const waves =
      0.06 * Math.sin(turn * 2 + a) +
      0.08 * Math.sin(turn * 3 + b) +
      0.045 * Math.sin(turn * 7 + c) +
      0.03 * Math.sin(turn * 11 + d)
    const far = size * (0.98 + waves + random.jitter(0.03))
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.95]
  })
}
