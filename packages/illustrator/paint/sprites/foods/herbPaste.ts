import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { blob, closed, open, type Point, polygon } from '../../core/contour.ts'
import { glow } from './glow.ts'
import type { SalmonPortion } from './salmonPortion.ts'
import { layered } from './touches.ts'

/** How far the paste runs down the long side, by the place along it; the rest is a soft shore. */
const RUNS = [
  [-0.72, 0.16, 0.16],
  [-0.36, 0.3, 0.1],
  [0.02, 0.1, 0.18],
  [0.4, 0.36, 0.11],
  [0.66, 0.16, 0.12],
] as const

function runAt(u: number): number {
  return RUNS.reduce((down, [at, far, broad]) => {
    return down + far * Math.exp(-(((u - at) / broad) ** 2))
  }, 0)
}

/** Chopped herbs in mustard and oil over the back of a portion, a little of it down its side. */
export function herbPaste(art: Canvas, portion: SalmonPortion): void {
  const { random } = art
  const { size, top, side } = portion
  const behind = Array.from({ length: 13 }, (_, index) =>
    top(0.84 - index * 0.143 + random.jitter(0.02), -0.84 + random.jitter(0.09)),
  )
  const front = Array.from({ length: 40 }, (_, index): Point => {
    const u = -0.86 + (index / 39) * 1.68
    const down = runAt(u)
    if (down < 0.05) return top(u, 0.86 + random.jitter(0.09))
    return side(u + random.jitter(0.006), down - 0.03 + random.jitter(0.012))
  })
  const outline = [
    ...behind,
    top(-0.93, -0.3),
    top(-0.94, 0.3),
    ...front,
    top(0.9, 0.4),
    top(0.88, -0.4),
  ]
  const path = closed(outline)
  art.movedBy(size * 0.02, size * 0.035, () => art.softFill(path, '#4a1c08', 0.6, size * 0.02))
  art.softFill(path, '#b98a2c', 0.45, size * 0.016)
  art.fill(path, '#2f4a16')
  const light = art.linearGradient('x1="0" y1="0" x2=".7" y2="1"', [
    [0, '#aab04c'],
    [0.45, '#74882f'],
    [1, '#3c5a1b'],
  ])
  art.movedBy(-size * 0.006, -size * 0.016, () => art.fill(path, light))
  toasted(art, portion, path)
  art.clipped(path, () => clumps(art, portion))
  chopped(art, portion)
  const gloss = front
    .filter(([x], index) => index % 9 === 4 && x > 0)
    .map(([x, y]): Point => [x - size * 0.012, y - size * 0.05])
  art.specks(gloss, '#fdfff0', size * 0.024, { length: size * 0.03, angle: 0.3, opacity: 0.9 })
}

/** Toasted where it is thin or stands high, deep where it fell into itself. */
function toasted(art: Canvas, { size, top }: SalmonPortion, path: string): void {
  const { random } = art
  const field = (u: number, w: number) => {
    const [x, y] = top(u, w)
    return { x, y, rx: size * random.range(0.12, 0.22), ry: size * 0.07, angle: 0.3 }
  }
  art.clipped(path, () => {
    const thin = [-0.9, -0.5, -0.1, 0.3, 0.7].map((u) => field(u + random.jitter(0.1), -0.8))
    glow(art, '#a8701e', 0.7, [...thin, field(-0.92, 0.2), field(0.86, 0.1), field(0.8, 0.8)])
    const deep = [-0.6, -0.2, 0.2, 0.56].map((u) => field(u, random.jitter(0.6)))
    glow(art, '#1f3a10', 0.6, deep)
  })
}

/** Where the paste lies thick: lumps with a lit back and a dark side away from the window. */
function clumps(art: Canvas, { size, top }: SalmonPortion): void {
  const { random } = art
  const lumps = Array.from({ length: 30 }, (_, index) => {
    const across = -0.75 + ((index * 0.618) % 1) * 1.5
    const [x, y] = top(-0.85 + (index / 29) * 1.64, across)
    const reach = size * random.range(0.07, 0.15)
    return closed(blob(random, x, y, reach, reach * 0.52, { points: 8, wobble: 0.24 }))
  })
  for (const [index, tone] of ['#5f7d29', '#8c9a3c', '#b58f38'].entries()) {
    const chosen = lumps.filter((_, place) => ((place * 5) % 7) % 3 === index).join('')
    layered(art, chosen, [
      { color: '#142808', dx: size * 0.018, dy: size * 0.034, opacity: 0.75 },
      { color: tone },
    ])
  }
}

const BITS = [
  [50, '#24421a', 0.05],
  [80, '#43701f', 0.052],
  [90, '#7aa436', 0.046],
  [60, '#b4cc5c', 0.034],
  [46, '#f0d680', 0.03],
  [34, '#a8662a', 0.034],
] as const

/** Leaves cut small, seen from the side they lie flat; lemon zest and mustard seeds among them. */
function chopped(art: Canvas, portion: SalmonPortion): void {
  const { random } = art
  const { size, top, side } = portion
  const place = (): Point => {
    if (random.next() < 0.84) {
      const [x, y] = top(random.range(-0.9, 0.86), random.range(-0.84, 0.88))
      return [x, y - random.next() * size * 0.025]
    }
    const u = random.range(-0.86, 0.8)
    return side(u, random.next() * Math.max(0, runAt(u) - 0.05))
  }
  for (const [count, color, share] of BITS) {
    const bits = Array.from({ length: count }, () => {
      const [x, y] = place()
      const reach = size * share * random.range(0.5, 1)
      return polygon(blob(random, x, y, reach, reach * 0.6, { points: 5, wobble: 0.32 }))
    })
    layered(art, bits.join(''), [
      { color: SHADOW, dx: size * 0.006, dy: size * 0.012, opacity: 0.5 },
      { color },
    ])
  }
  const threads = Array.from({ length: 22 }, () => {
    const [x, y] = place()
    const [dx, dy] = [random.jitter(size * 0.06), random.jitter(size * 0.03)]
    return open([
      [x - dx, y - dy],
      [x + dy, y - size * 0.014],
      [x + dx, y + dy],
    ])
  })
  layered(art, threads.join(''), [
    { color: '#16300c', width: size * 0.016, dx: 1, dy: 2, opacity: 0.6 },
    { color: '#7fa83a', width: size * 0.014 },
  ])
}
