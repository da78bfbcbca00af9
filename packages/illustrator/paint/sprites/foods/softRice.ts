import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { num, type Path, type Point } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import type { LightAt } from './heapLight.ts'
import { layered, sunflower } from './touches.ts'

/** The colours of rice from its shade to its light. */
export type Tones = readonly [deep: Color, shaded: Color, own: Color, lit: Color]

export interface RiceLook {
  tones: Tones
  /** The length and the width of a grain. */
  grain: readonly [length: number, width: number]
  lightAt: LightAt
}

/** In how many steps light turns to shade. */
const STEPS = 9

/** The tone of a brightness from 0 to 1. */
export function toneAt([deep, shaded, own, lit]: Tones, light: number): Color {
  if (light < 0.35) return mix(deep, shaded, light / 0.35)
  if (light < 0.68) return mix(shaded, own, (light - 0.35) / 0.33)
  return mix(own, lit, (light - 0.68) / 0.32)
}

interface Dash {
  at: Point
  turn: number
  long: number
  light: number
}

const dashPath = (dashes: readonly Dash[]): Path =>
  dashes
    .map(({ at: [x, y], turn, long }) => {
      const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long]
      return `M${num(x - dx / 2)} ${num(y - dy / 2)}l${num(dx)} ${num(dy)}`
    })
    .join('')

/** The dashes of each step of light, darkest first. */
function inSteps(dashes: readonly Dash[]): (readonly [light: number, dashes: readonly Dash[]])[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const chosen = dashes.filter(
      ({ light }) => Math.min(STEPS - 1, Math.floor(light * STEPS)) === step,
    )
    return [(step + 0.5) / STEPS, chosen] as const
  }).filter(([, chosen]) => chosen.length > 0)
}

function dashesAt(
  { random }: Canvas,
  places: readonly Point[],
  look: RiceLook,
  long: number,
): Dash[] {
  return places.map((at) => {
    const light = look.lightAt(at[0], at[1]) + random.jitter(0.05)
    const turn = random.angle()
    return {
      at,
      turn,
      long: long * random.range(0.8, 1.15),
      light: Math.max(0, Math.min(1, light)),
    }
  })
}

/** Places within a share of a mound, as many as fill all of it at a distance of `gap`. */
export function heaped(
  art: Canvas,
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
  { gap, share, stray }: { gap: number; share: number; stray: number },
): Point[] {
  const count = Math.round((Math.PI * rx * ry) / gap ** 2)
  return sunflower(art, { x, y, rx: rx * share, ry: ry * share }, count, stray)
}

/** The mass below the grains: broad strokes of what light falls there, one running into the other. */
export function riceMass(
  art: Canvas,
  places: readonly Point[],
  look: RiceLook,
  width: number,
): void {
  for (const [light, dashes] of inSteps(dashesAt(art, places, look, width * 0.5))) {
    art.stroke(dashPath(dashes), toneAt(look.tones, light * 0.94), width)
  }
}

/** Grains on the mass: hardly to be told in the shade, one apart from the other where they are lit. */
export function riceGrains(art: Canvas, places: readonly Point[], look: RiceLook): void {
  const [length, width] = look.grain
  for (const [light, dashes] of inSteps(dashesAt(art, places, look, length))) {
    const tone = toneAt(look.tones, Math.min(1, light + 0.06))
    const under = toneAt(look.tones, Math.max(0, light - 0.2 - 0.2 * light))
    layered(art, dashPath(dashes), [
      { color: under, width, dx: width * 0.2, dy: width * 0.36, opacity: 0.75 },
      { color: tone, width: width * 0.92 },
      {
        color: toneAt(look.tones, Math.min(1, light + 0.3)),
        width: width * 0.34,
        dx: -width * 0.12,
        dy: -width * 0.18,
        opacity: 0.2 + 0.6 * light,
      },
    ])
  }
}

/** Grains that lie alone beside a heap, each with its own shadow. */
export function looseGrains(art: Canvas, places: readonly Point[], look: RiceLook): void {
  const [length, width] = look.grain
  const dashes = dashesAt(art, places, { ...look, lightAt: () => 0.66 }, length)
  layered(art, dashPath(dashes), [
    { color: SHADOW, width, dx: width * 0.4, dy: width * 0.6, opacity: 0.4 },
    { color: toneAt(look.tones, 0.42), width },
    { color: toneAt(look.tones, 0.72), width: width * 0.72, dx: -width * 0.08, dy: -width * 0.12 },
  ])
}
