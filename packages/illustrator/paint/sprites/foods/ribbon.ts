import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { open, type Path, type Point } from '../../core/contour.ts'
import { layered } from './touches.ts'

interface Ribbon {
  line: readonly Point[]
  width: number
  /** How it lies at its start, in radians: at 0 one sees its whole breadth. */
  phase: number
  /** How far it turns over along its length. */
  twist: number
  color: Color
  /** How dark its shadow is, from 0 to 1. */
  depth: number
}

/** A place on the line, the breadth seen there with its sign, and the direction across. */
interface Rib {
  at: Point
  half: number
  across: Point
}

function ribsOf({ line, width, phase, twist }: Ribbon): Rib[] {
  return line.map((at, index) => {
    const [au, av] = line[Math.max(0, index - 1)] ?? at
    const [bu, bv] = line[Math.min(line.length - 1, index + 1)] ?? at
    const length = Math.hypot(bu - au, bv - av) || 1
    const seen = Math.cos(phase + (twist * index) / (line.length - 1))
    // Even on edge a noodle has its thickness.
    const half = (width / 2) * Math.sign(seen || 1) * Math.max(0.3, Math.abs(seen))
    return { at, half, across: [-(bv - av) / length, (bu - au) / length] }
  })
}

/** The line along the ribs, at a share of their breadth. */
function along(ribs: readonly Rib[], share: number): Point[] {
  return ribs.map(({ at, half, across }): Point => {
    return [at[0] + across[0] * Math.abs(half) * share, at[1] + across[1] * Math.abs(half) * share]
  })
}

function face(ribs: readonly Rib[], from: number, to: number): Path {
  const back = open(along(ribs, to).toReversed())
  return `${open(along(ribs, from))}L${back.slice(1)}Z`
}

/** The stretches between which the ribbon turns over, each reaching a rib into the next. */
function stretches(ribs: readonly Rib[]): Rib[][] {
  const runs: Rib[][] = []
  for (const rib of ribs) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && Math.sign(last.half) === Math.sign(rib.half)) run.push(rib)
    else {
      run?.push(rib)
      runs.push([rib])
    }
  }
  return runs.filter((run) => run.length > 1)
}

/** A flat ribbon of dough that twists: its upper side lit, its back in the shade, its cut edge pale. */
export function ribbon(art: Canvas, look: Ribbon): void {
  const { width, color, depth } = look
  const ribs = ribsOf(look)
  const dark = mix(shade(color, 0.34), '#9a5a18', 0.5)
  layered(art, face(ribs, -1, 1), [
    { color: '#4a230c', dx: width * 0.1, dy: width * 0.24, opacity: 0.42 * depth },
    { color: dark, width: width * 0.075 },
    { color },
  ])
  const first = ribs[0]
  const last = ribs.at(-1)
  // The side that is turned to the window.
  const side = first && last && ribs[Math.floor(ribs.length / 2)]
  const lit = side && side.across[0] * 0.6 + side.across[1] > 0 ? -1 : 1
  for (const run of stretches(ribs)) {
    const isBack = (run[Math.floor(run.length / 2)]?.half ?? 0) < 0
    const tone = isBack ? mix(shade(color, 0.16), '#c98a2e', 0.4) : color
    if (isBack) art.fill(face(run, -0.98, 0.98), tone)
    const broad = run.filter(({ half }) => Math.abs(half) > width * 0.3)
    if (broad.length < 3) continue
    const light = open(along(broad.slice(0, -1), lit * 0.5))
    art.stroke(light, tint(tone, isBack ? 0.14 : 0.34), width * 0.34, {
      opacity: 0.5 + 0.4 * depth,
    })
  }
  const gleam = along(ribs.slice(2, 6), lit * 0.62)
  art.stroke(open(gleam), '#fffbe6', width * 0.09, { opacity: 0.85 * depth })
}
