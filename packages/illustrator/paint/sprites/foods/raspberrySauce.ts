import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, ellipse, num, open, type Path, type Point } from '../../core/contour.ts'
import { type DessertGlass, insideAt, levelAt, onWall, roundLight } from './dessertGlass.ts'

/** Where the sauce stands in its glass, and how far down it reaches, as shares of the height. */
export const SAUCE = { top: 0.13, low: 0.34 } as const

const RED = '#a8122f'

/** Crushed raspberries against the wall of a glass: an uneven lower edge, two runs into the cream. */
export function sauceBehindGlass(art: Canvas, glass: DessertGlass): void {
  const path = edged(art, glass)
  art.movedBy(0, glass.mouth * 0.03, () => art.softFill(path, '#c8566a', 0.42, glass.mouth * 0.03))
  art.fill(path, RED)
  art.clipped(path, () => pulpSeen(art, glass))
  roundLight(art, path)
}

function edged({ random }: Canvas, glass: DessertGlass): Path {
  const runs = [0.6, 1.5, 2.3].map((turn) => ({
    turn: turn + random.jitter(0.3),
    long: random.range(0.01, 0.1),
    wide: random.range(0.16, 0.42),
  }))
  const phase = random.angle()
  const low = Array.from({ length: 65 }, (_, index): Point => {
    const turn = (index / 64) * Math.PI
    const wave = Math.sin(phase + turn * 5) * 0.014 + Math.sin(phase * 2 + turn * 11) * 0.008
    const run = runs.reduce(
      (sum, { turn: at, long, wide }) => sum + long * Math.exp(-(((turn - at) / wide) ** 2)),
      0,
    )
    return onWall(glass, turn, SAUCE.low + wave + run)
  })
  const top = Array.from({ length: 17 }, (_, index) =>
    onWall(glass, Math.PI * (1 - index / 16), SAUCE.top),
  )
  return `M${[...top, ...low].map((at) => at.map(num).join(' ')).join('L')}Z`
}

/** Pulp and seeds pressed against the glass. */
function pulpSeen(art: Canvas, glass: DessertGlass): void {
  const { random } = art
  const at = () =>
    onWall(glass, random.range(0.2, 2.95), random.range(SAUCE.top + 0.03, SAUCE.low + 0.03))
  const pulp = (count: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = at()
      const wide = glass.mouth * random.range(0.04, 0.11)
      return closed(blob(random, x, y, wide, wide * 0.6, { points: 7, wobble: 0.2 }))
    }).join('')
  art.fill(pulp(12), '#6d0720', 0.55)
  art.fill(pulp(10), '#d63a54', 0.6)
  const seeds = Array.from({ length: 16 }, (): Point => at())
  art.specks(seeds, '#eab483', glass.mouth * 0.016, { length: glass.mouth * 0.016, opacity: 0.8 })
}

/** The surface of the sauce: deep at the far wall, wet lumps of crushed berry, the window in it. */
export function sauceSurface(art: Canvas, glass: DessertGlass): void {
  const { random } = art
  const wide = insideAt(glass, SAUCE.top)
  const y = SAUCE.top * glass.height
  const level = levelAt(glass, SAUCE.top)
  const red = art.linearGradient('x1=".2" x2=".7" y1="0" y2="1"', [
    [0, '#5c0519'],
    [0.3, '#8e0c28'],
    [0.65, '#b81834'],
    [1, '#a41230'],
  ])
  art.fill(level, red)
  art.clipped(level, () => {
    for (let index = 0; index < 22; index += 1) {
      const turn = random.angle()
      const far = Math.sqrt(random.next()) * 0.9
      lump(art, Math.cos(turn) * wide * far, y + Math.sin(turn) * wide * glass.flat * far, wide)
    }
    art.stroke(ellipse(0, y, wide, wide * glass.flat), '#4a0414', wide * 0.05, { opacity: 0.6 })
  })
  const shine: readonly (readonly Point[])[] = [
    [
      [-0.74, 0.2],
      [-0.62, 0.4],
      [-0.44, 0.54],
    ],
    [
      [-0.3, 0.6],
      [-0.22, 0.62],
    ],
  ]
  const lights = shine.map((line) =>
    open(line.map(([u, v]): Point => [u * wide, y + v * wide * glass.flat * 1.25])),
  )
  art.stroke(lights.join(''), '#ffd9d6', wide * 0.03, { opacity: 0.7 })
}

/** A crushed bit of berry under the sauce: its shade, its wet back, a light. */
function lump(art: Canvas, x: number, y: number, wide: number): void {
  const { random } = art
  const size = wide * random.range(0.05, 0.12)
  const shape = (grow: number, dx: number, dy: number) =>
    closed(
      blob(random, x + dx, y + dy, size * grow, size * grow * 0.62, { points: 7, wobble: 0.16 }),
    )
  art.fill(shape(1.15, size * 0.12, size * 0.2), '#6a0820', 0.6)
  art.fill(shape(0.9, 0, 0), random.pick(['#c4223e', '#b41a36', '#cf3049']))
  art.fill(shape(0.4, -size * 0.25, -size * 0.18), '#e8606c', 0.6)
  if (random.next() < 0.5) {
    art.specks([[x - size * 0.3, y - size * 0.22]], '#fff0ee', size * 0.2, {
      length: size * 0.2,
      angle: -0.3,
      opacity: 0.85,
    })
  }
}

/** The sauce that closes around the foot of a berry, and the light on its edge. */
export function wetFoot(art: Canvas, x: number, y: number, size: number): void {
  const long = art.random.range(-0.5, 0.5)
  const at = (u: number, v: number) => `${num(x + u * size)} ${num(y + v * size)}`
  const edge = `M${at(-1.25, 0.5)}C${at(-0.8, 0.98)} ${at(0.8, 0.98)} ${at(1.25, 0.5)}`
  art.fill(`${edge}C${at(1.1, 1.5)} ${at(-1.1, 1.5)} ${at(-1.25, 0.5)}Z`, '#a6122e')
  art.stroke(
    `M${at(-1, 0.76)}Q${at(-0.6 + long * 0.2, 0.98)} ${at(long, 1)}`,
    '#f08a90',
    size * 0.06,
    { opacity: 0.6 },
  )
}
