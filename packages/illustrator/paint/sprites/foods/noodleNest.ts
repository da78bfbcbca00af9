import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, num, type Point } from '../../core/contour.ts'
import type { Area, DrawBase } from '../types.ts'
import { type Fill, halves } from './surface.ts'
import { shore } from './shore.ts'
import { swoop } from './swoop.ts'

interface Strand {
  /** Its width, as a share of the bowl's half width. */
  wide: number
  /** How many lie side by side in a lock. */
  together: readonly [number, number]
  /** Ribbons instead of round strands. */
  flat?: boolean
  /** The broth it lies in; without one it lies on a plate. */
  broth?: Color
}

/** A lock that goes out from near the middle and back to it; angles in radians. */
interface Loop {
  at: number
  sweep: number
  /** How far its ends lie from the middle, and its bend; 1 is the rim. */
  from: number
  to: number
  /** Its share of the usual number of strands. */
  share?: number
  /** How much of the broth lies over it, if there is one. */
  deep?: number
}

const STEPS = 10

/** Draws noodles turned around a fork and let go; all their ends lie under what is heaped in the middle. */
export const nest =
  (strand: Strand): DrawBase =>
  (art, area, fill) => {
    const [rx, ry] = halves(area, fill.scale)
    const under = ellipse(area.x, area.y, rx * 0.84, ry * 0.84)
    if (strand.broth) art.softFill(under, shade(strand.broth, 0.4), 0.75, rx * 0.1)
    else {
      art.movedBy(rx * 0.05, ry * 0.08, () => art.softFill(under, SHADOW, 0.5, rx * 0.1))
      art.fill(under, mix(shade(fill.color, 0.5), '#5a2a0e', 0.5))
    }
    for (const loop of loops(art)) lock(art, area, { loop, strand, fill })
    if (strand.broth) shore(art, area, { halves: [rx, ry], broth: strand.broth })
    else shaded(art, area, fill)
  }

/** From the plate upwards: along the rim, long loops over them, shorter ones on top; single strands astray. */
function loops({ random }: Canvas): Loop[] {
  const start = random.angle()
  const around = (count: number, make: (at: number) => Loop) =>
    random.shuffled(
      Array.from({ length: count }, (_, index) => {
        return make(start + ((index + random.jitter(0.3)) / count) * Math.PI * 2)
      }),
    )
  return [
    ...around(6, (at) => ({ at, sweep: random.range(1.4, 2.2), from: 0.1, to: 0.72, deep: 0.5 })),
    ...around(5, (at) => ({ at, sweep: random.range(2.2, 2.8), from: 0.66, to: 0.92, deep: 0.34 })),
    ...around(3, (at) => ({
      at,
      sweep: random.range(0.7, 1.3),
      from: 0.5,
      to: random.range(0.96, 1.02),
      share: 0.25,
      deep: 0.3,
    })),
    ...around(6, (at) => {
      return { at, sweep: random.range(1.5, 2.7), from: 0.22, to: random.range(0.78, 0.94) }
    }),
    ...around(4, (at) => {
      return {
        at,
        sweep: random.range(1.3, 3),
        from: 0.14,
        to: random.range(0.5, 0.8),
        share: random.range(0.5, 1.2),
      }
    }),
    ...around(4, (at) => {
      return {
        at,
        sweep: random.range(0.8, 2.4),
        from: 0.12,
        to: random.range(0.6, 0.9),
        share: random.range(0.12, 0.4),
      }
    }),
  ]
}

interface Wound {
  loop: Loop
  strand: Strand
  fill: Fill
}

function lock(art: Canvas, area: Area, { loop, strand, fill }: Wound): void {
  const { random } = art
  const [rx, ry] = halves(area, fill.scale)
  const { color } = fill
  const { at, sweep, from, to, share: few = 1, deep = 0 } = loop
  const { broth } = strand
  const tone = mix(mix(color, '#b8701c', 0.3), tint(color, 0.26), random.next())
  // Its bend lies nearer to one of its ends, always the same one: all are wound one way.
  const skew = random.range(0.62, 0.95)
  const round = random.range(0.5, 0.85)
  const line = Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const share = step / STEPS
    const turn = at + sweep * (share - 0.5)
    const reach = from + (to - from) * Math.sin(share ** skew * Math.PI) ** round
    return [area.x + Math.cos(turn) * reach * rx, area.y + Math.sin(turn) * reach * ry]
  })
  swoop(art, {
    line,
    strands: Math.max(1, Math.round(random.whole(...strand.together) * few)),
    width: rx * strand.wide * random.range(0.94, 1.08),
    color: broth ? mix(tone, broth, deep) : tone,
    ...(broth && { into: shade(broth, 0.2) }),
    fan: [0.5, 0.6],
    wave: random.range(0.1, 0.5),
    dive: 0.62,
    depth: 0.46,
    flat: strand.flat ?? false,
  })
}

/** It stands higher in the middle, lit from the window's side. */
function shaded(art: Canvas, area: Area, { scale }: Fill): void {
  const [rx, ry] = halves(area, scale)
  const at = `gradientUnits="userSpaceOnUse" cx="${num(area.x - rx * 0.22)}" cy="${num(area.y - ry * 0.26)}" r="${num(rx * 1.3)}"`
  const light = art.radialGradient(at, [
    [0, '#fff0cc', 0.3],
    [0.4, '#fff0cc', 0],
    [0.6, '#5a240c', 0],
    [1, '#5a240c', 0.55],
  ])
  art.fill(ellipse(area.x, area.y, rx * 0.9, ry * 0.9), light)
}
