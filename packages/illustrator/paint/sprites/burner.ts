import type { Canvas } from '../core/canvas.ts'
import { ellipse, type Path } from '../core/contour.ts'
import { glow } from './foods/glow.ts'

/** The far and the near edge of a grate, and half its breadth at either. */
const FAR = { y: 690, half: 184 } as const
const NEAR = { y: 808, half: 226 } as const
/** How high its upper side is over the stove. */
const HIGH = 24

/** A burner and, over it, the cast-iron grate on which a pot's foot rests. */
export function burner(art: Canvas, x: number, { lit }: { lit: boolean }): void {
  const y = NEAR.y
  art.softFill(ellipse(x, y - 30, 250, 62), '#171214', 0.8, 16)
  art.fill(ellipse(x, y - 22, 170, 46), '#554d4c')
  art.fill(ellipse(x - 2, y - 26, 164, 42), '#2c2628')
  if (lit) flames(art, x)
  grate(art, x)
}

/** A frame on its feet, with fingers that run in from its near side. */
function grate(art: Canvas, x: number): void {
  const between = (share: number, v: number) => {
    const half = FAR.half + (NEAR.half - FAR.half) * v
    return `${x + share * half} ${FAR.y + (NEAR.y - FAR.y) * v}`
  }
  for (const share of [-1, 1]) {
    const foot = `M${x + share * NEAR.half} ${NEAR.y}V${NEAR.y + HIGH}`
    art.stroke(foot, '#0f0b0d', 16)
  }
  iron(art, `M${between(-1, 0)}L${between(1, 0)}`, 11)
  const fingers = [-0.6, -0.2, 0.2, 0.6].map(
    (share) => `M${between(share, 1)}L${between(share * 0.84, 0.24)}`,
  )
  const sides = [-1, 1].map((side) => `M${between(side, 0)}L${between(side, 1)}`)
  iron(art, [...sides, ...fingers].join(''), 14)
  iron(art, `M${between(-1, 1)}L${between(1, 1)}`, 17)
}

/** Bars of cast iron: dull, their upper sides in the light. */
function iron(art: Canvas, path: Path, width: number): void {
  art.movedBy(2, 8, () => art.stroke(path, '#0c0809', width))
  art.stroke(path, '#262023', width)
  art.movedBy(-1, -width * 0.26, () => art.stroke(path, '#7b7170', width * 0.26, { opacity: 0.8 }))
}

/** The near half of a ring of blue flames, a paler one in each, and their light on the metal. */
function flames(art: Canvas, x: number): void {
  const y = NEAR.y - 46
  glow(art, '#6fb0f4', 0.7, [{ x, y: y + 34, rx: 220, ry: 44 }])
  const count = 25
  for (let index = 0; index < count; index += 1) {
    const u = (index / (count - 1)) * 2 - 1
    const high = art.random.range(26, 38)
    const [foot, bottom] = [x + u * 168, y + Math.sqrt(1 - u * u) * 44]
    const tip = foot + u * 18 + art.random.jitter(4)
    const flame = (share: number) =>
      `M${foot - 8 * share} ${bottom}Q${foot - 10 * share} ${bottom - high * 0.5 * share} ${tip} ${bottom - high * share}Q${foot + 10 * share} ${bottom - high * 0.5 * share} ${foot + 8 * share} ${bottom}Z`
    art.fill(flame(1), '#4f93e6', 0.85)
    art.fill(flame(0.55), '#c4e4ff', 0.9)
  }
}
