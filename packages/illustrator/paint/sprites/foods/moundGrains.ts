import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { closed, num, type Path, type Point } from '../../core/contour.ts'
import { footOf, isHidden, lineOnMound, type Mound, moundLight, placeOn } from './grainMound.ts'
import { type Tones, toneAt } from './softRice.ts'
import { layered } from './touches.ts'

/** One kind of grain among those of a heap, and how often it is found. */
interface Kind {
  tones: Tones
  share: number
}

export interface GrainLook {
  kinds: readonly [Kind, ...Kind[]]
  /** The length and the width of a grain, in units of the sheet. */
  grain: readonly [length: number, width: number]
  /** How many grains lie on each other, on average. */
  cover: number
  /** How strongly they shine, from 0 to 1. */
  gloss: number
  /** How dark the underside of a grain is, from 0 to 1; a half if not said. */
  relief?: number
  /** Whether grains are seen at a place; elsewhere something lies on them. */
  isBare?: (u: number, v: number) => boolean
}

/** Something that lies in a heap: what is nearer than `v` lies before it. */
export interface Buried {
  v: number
  draw: () => void
}

interface Grain {
  path: Path
  v: number
  light: number
  kind: Kind
}

const STEPS = 8
/** How many rows of grains are drawn one after the other, the farthest first. */
const ROWS = 22

function grainAt(art: Canvas, mound: Mound, [u, v]: Point, look: GrainLook, light: number): Grain {
  const { random } = art
  const long = (look.grain[0] / mound.radius) * random.range(0.75, 1.12)
  const [dx, dy] = lineOnMound(mound, [u, v], random.angle(), long)
  const [x, y] = placeOn(mound, u, v)
  const bow = random.jitter(0.14)
  const path = `M${num(x - dx / 2)} ${num(y - dy / 2)}q${num(dx / 2 - dy * bow)} ${num(dy / 2 + dx * bow)} ${num(dx)} ${num(dy)}`
  let chance = random.next()
  const kind = look.kinds.find(({ share }) => (chance -= share) < 0) ?? look.kinds[0]
  const stray = Math.max(0, Math.min(0.999, light + random.jitter(0.09)))
  return { path, v, light: stray, kind }
}

function grainsOn(art: Canvas, mound: Mound, look: GrainLook): Grain[] {
  const { random } = art
  const lightAt = moundLight(mound)
  const isSeen = (u: number, v: number) =>
    mound.heightAt(u, v) >= 0 && !isHidden(mound, u, v) && (look.isBare?.(u, v) ?? true)
  const [long, wide] = look.grain
  const count = Math.round((Math.PI * mound.radius ** 2 * look.cover * 1.5) / (long * wide))
  const grains: Grain[] = []
  for (let index = 0; index < count; index += 1) {
    const [reach, turn] = [Math.sqrt((index + random.next()) / count), index * 2.399963]
    const [u, v] = [Math.cos(turn) * reach * 1.1, Math.sin(turn) * reach * 1.1]
    if (isSeen(u, v)) grains.push(grainAt(art, mound, [u, v], look, lightAt(u, v)))
  }
  return grains.toSorted((first, second) => first.v - second.v)
}

/** Draws grains of one row: each with a dark underside, its own tone and the light along its back. */
function drawRow(art: Canvas, grains: readonly Grain[], look: GrainLook): void {
  const { gloss, kinds, relief = 0.5 } = look
  const [, width] = look.grain
  for (const kind of kinds) {
    for (let step = 0; step < STEPS; step += 1) {
      const chosen = grains.filter(
        (one) => one.kind === kind && Math.floor(one.light * STEPS) === step,
      )
      const light = (step + 0.5) / STEPS
      layered(art, chosen.map(({ path }) => path).join(''), [
        {
          color: toneAt(kind.tones, light * (1 - relief)),
          width: width * 1.06,
          dx: 1,
          dy: width * 0.3,
        },
        { color: toneAt(kind.tones, light), width: width * 0.94 },
        // Mixed, not translucent: a renderer draws each translucent layer on a sheet of its own.
        {
          color: mix(
            toneAt(kind.tones, light),
            toneAt(kind.tones, Math.min(1, light + 0.34)),
            Math.min(1, gloss * (0.25 + light)),
          ),
          width: width * 0.3,
          dx: -width * 0.1,
          dy: -width * 0.2,
        },
      ])
    }
  }
}

/** A heap of single grains with what lies in it, from its far foot to its near one. */
export function drawMound(
  art: Canvas,
  mound: Mound,
  look: GrainLook,
  buried: readonly Buried[] = [],
): void {
  const grains = grainsOn(art, mound, look)
  art.fill(closed(footOf(mound, 0.97)), toneAt(look.kinds[0].tones, 0.3))
  const rest = buried.toSorted((first, second) => first.v - second.v)
  const size = Math.ceil(grains.length / ROWS)
  for (let start = 0; start < grains.length; start += size) {
    const row = grains.slice(start, start + size)
    while (rest[0] && rest[0].v < (row[0]?.v ?? 0)) rest.shift()?.draw()
    drawRow(art, row, look)
  }
  for (const last of rest) last.draw()
}

/** Grains that fell beside a heap, each with its shadow. */
export function spilledGrains(
  art: Canvas,
  mound: Mound,
  { grain, kinds }: GrainLook,
  places: readonly Point[],
): void {
  const [long, width] = grain
  const flatMound = { ...mound, heightAt: () => 0 }
  const paths = places.map((place) => {
    const [dx, dy] = lineOnMound(flatMound, place, art.random.angle(), long / mound.radius)
    const [x, y] = placeOn(flatMound, ...place)
    return `M${num(x)} ${num(y)}l${num(dx)} ${num(dy)}`
  })
  const { tones } = kinds[0]
  layered(art, paths.join(''), [
    { color: SHADOW, width, dx: width * 0.5, dy: width * 0.5, opacity: 0.4 },
    { color: toneAt(tones, 0.45), width },
    { color: toneAt(tones, 0.8), width: width * 0.7, dx: -width * 0.08, dy: -width * 0.14 },
  ])
}
