import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade } from '../../core/color.ts'
import { closed, ellipse, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { opened } from './crackedCrust.ts'

/** A place on the wall: around it, in radians, and how far up, where 1 is the rim. */
type OnWall = (angle: number, up: number) => Point

/** The side of a meringue: heaped with a spoon, swept up in places, cracked where it rose. */
export function meringueWall(art: Canvas, piece: Piece, height: number): void {
  const { x, y, size } = piece
  const { random } = art
  const [phase, other] = [random.angle(), random.angle()]
  const onWall: OnWall = (angle, up) => {
    const uneven = 0.022 * Math.sin(angle * 5 + phase) + 0.016 * Math.sin(angle * 9 + other)
    const far = size * (1 + uneven + 0.06 * Math.sin(up * Math.PI) - 0.08 * Math.max(0, up))
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.98 - height * up]
  }
  body(art, piece, onWall)
  const billows = billowsOf(art)
  for (const billow of billows.filter(({ angle, tip }) => Math.sin(angle) < 0 && tip > 0.8)) {
    drawBillow(art, piece, onWall, billow)
  }
  art.fill(ellipse(x, y - height, size * 0.88, size * 0.86), shade(piece.color, 0.06))
  const front = billows.filter(({ angle }) => Math.sin(angle) > -0.2)
  for (const billow of front) drawBillow(art, piece, onWall, billow)
  for (const angle of [0.62, 1.42, 2.3, 2.75]) crack(art, onWall, angle + random.jitter(0.14), size)
}

function ring(onWall: OnWall, up: number): string {
  return closed(Array.from({ length: 36 }, (_, index) => onWall((index / 36) * Math.PI * 2, up)))
}

/** The whole shell, ring over ring, before the spoon swept it. */
function body(art: Canvas, { x, size, color }: Piece, onWall: OnWall): void {
  const box = `gradientUnits="userSpaceOnUse" x1="${Math.round(x - size)}" x2="${Math.round(x + size)}" y1="0" y2="0"`
  const light = art.linearGradient(box, [
    [0, shade(color, 0.2)],
    [0.2, color],
    [0.5, shade(color, 0.14)],
    [1, mix(shade(color, 0.3), '#b0703a', 0.3)],
  ])
  art.fill(ring(onWall, 0), mix(shade(color, 0.4), '#b0703a', 0.4))
  for (const up of [0.08, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9]) art.fill(ring(onWall, up), light)
}

interface Billow {
  /** Where it is, and how far up its foot and its tip are. */
  angle: number
  foot: number
  tip: number
  /** Half its width in radians, and how far its tip leans. */
  wide: number
  lean: number
}

/** Billows in three storeys, none like its neighbor; lower and nearer ones come later. */
function billowsOf({ random }: Canvas): Billow[] {
  const storey = (count: number, foot: number, tip: number) =>
    Array.from({ length: count }, (_, index): Billow => ({
      angle: ((index + random.jitter(0.34)) / count) * Math.PI * 2,
      foot,
      tip: tip + random.jitter(0.13),
      wide: random.range(0.16, 0.29),
      lean: random.range(0.02, 0.15) * random.pick([1, 1, -0.7]),
    })).toSorted((first, second) => Math.sin(first.angle) - Math.sin(second.angle))
  return [...storey(18, 0.4, 1.2), ...storey(16, 0.04, 0.7), ...storey(18, -0.02, 0.36)]
}

/** The contour of a billow from its foot over its crest: half its width aside, and how far up. */
const BILLOWS = [
  shape('-1 0, -1.02 0.3, -0.86 0.62, -0.5 0.86, 0.02 1, 0.4 0.93, 0.7 0.7, 0.94 0.36, 1 0'),
  shape('-1 0, -1.06 0.36, -0.9 0.74, -0.4 0.98, 0.2 0.92, 0.64 0.74, 0.92 0.5, 1.04 0.24, 1 0'),
  shape('-1 0, -0.98 0.24, -0.8 0.5, -0.44 0.74, 0 0.9, 0.46 1, 0.82 0.86, 1 0.46, 1 0'),
] as const

/** One billow: its crest catches the light, its foot is lost in the rest of the wall. */
function drawBillow(art: Canvas, { size, color }: Piece, onWall: OnWall, billow: Billow): void {
  const { random } = art
  const { angle, foot, tip, wide, lean } = billow
  const spot = (u: number, v: number) =>
    onWall(angle + u * wide + lean * v * v, foot + (tip - foot) * v)
  const outline = random.pick(BILLOWS).map(([u, v]) => spot(u, v))
  const path = closed(outline)
  // How far the wall faces the light there, from 0 to 1.
  const facing = (1 - Math.cos(angle)) / 2
  const lit = mix(mix(shade(color, 0.26), '#b08050', 0.26), '#fffdf6', 0.24 + 0.76 * facing)
  const dim = mix(lit, '#9a7462', 0.5)
  art.movedBy(size * 0.026, -size * 0.022, () =>
    art.fill(path, fading(art, '#6b4638', [0.3, 0.16, 0])),
  )
  art.movedBy(size * 0.008, -size * 0.012, () =>
    art.fill(path, fading(art, '#6b4638', [0.36, 0.2, 0])),
  )
  art.fill(path, fading(art, lit, [1, 0.96, 0]))
  const side = art.linearGradient('x1="0" x2="1" y1="0" y2=".5"', [
    [0, '#ffffff', 0.75 * facing],
    [0.4, lit, 0],
    [0.55, dim, 0],
    [1, dim, 1],
  ])
  art.fill(path, side)
  const crest = outline.slice(1, 6).map(([u, v]): Point => [u + size * 0.022, v + size * 0.032])
  art.stroke(open(crest), '#ffffff', size * 0.05, { opacity: 0.2 + 0.12 * facing })
  art.stroke(open(crest.slice(1, 4)), '#ffffff', size * 0.022, { opacity: 0.12 + 0.4 * facing })
  if (random.next() < 0.6) toasted(art, outline, size)
}

/** A color that goes with a billow's height: at its crest, in its middle, at its foot. */
function fading(art: Canvas, color: Color, [crest, middle, foot]: readonly number[]): Color {
  return art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, color, crest],
    [0.5, color, middle],
    [1, color, foot],
  ])
}

/** A crest that the oven tanned. */
function toasted(art: Canvas, outline: readonly Point[], size: number): void {
  const crest = outline.slice(4, 8).map(([u, v]): Point => [u - size * 0.01, v + size * 0.03])
  for (const wide of [0.09, 0.055, 0.025]) {
    art.stroke(open(crest), '#d0893c', size * wide, { opacity: 0.13 })
  }
}

/** A crack of the dried shell, which goes down from its rim, pale inside. */
function crack(art: Canvas, onWall: OnWall, angle: number, size: number): void {
  const { random } = art
  const low = random.range(0.12, 0.36)
  const line = Array.from({ length: 6 }, (_, index) =>
    onWall(angle + random.jitter(0.035), low + (0.6 * index) / 5),
  )
  art.fill(closed(opened(art, line, size * 0.018)), '#8f6038', 0.85)
  art.movedBy(size * 0.006, size * 0.004, () =>
    art.stroke(open(line), '#fff6e2', size * 0.008, { opacity: 0.8 }),
  )
}
