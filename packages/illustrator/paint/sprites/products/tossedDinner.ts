import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { blob, closed, ellipse, type Point } from '../../core/contour.ts'
import { branchedFloret } from '../foods/branchedFloret.ts'
import { shrimp } from '../foods/shrimp.ts'
import { softSpot } from '../foods/softSpot.ts'
import { layered } from '../foods/touches.ts'
import type { Piece } from '../types.ts'
import { glazeDrop, pepperCurl, scallionRing, snapPea } from './wokMorsels.ts'

type Kind = 'shrimp' | 'floret' | 'red' | 'yellow' | 'pea'
/** What it is, where it is as shares of the wok's size, and how it is turned. */
type Morsel = readonly [kind: Kind, u: number, v: number, angle: number]

/** How large each kind is as a share of the wok's size. */
const SIZES: Record<Kind, number> = {
  shrimp: 0.18,
  floret: 0.18,
  red: 0.18,
  yellow: 0.17,
  pea: 0.2,
}

/** What stayed in the wok, those behind first. */
const HEAP: readonly Morsel[] = [
  ['floret', -0.7, -0.12, -0.5],
  ['pea', -0.44, -0.2, 0.4],
  ['red', -0.24, -0.2, 0.1],
  ['yellow', -0.02, -0.22, 0.6],
  ['red', 0.24, -0.2, 0.2],
  ['yellow', 0.44, -0.2, 0.5],
  ['shrimp', 0.62, -0.14, -0.4],
  ['pea', 0.8, -0.02, 0.9],
  ['pea', 0.02, -0.1, 0.3],
  ['red', 0.5, -0.06, 0.8],
  ['yellow', -0.82, 0.02, -0.3],
  ['shrimp', -0.56, -0.02, 2.6],
  ['yellow', -0.34, -0.04, 0.7],
  ['pea', -0.14, 0, -0.3],
  ['pea', 0.12, -0.04, -0.6],
  ['red', 0.34, -0.02, 0.3],
  ['shrimp', -0.28, 0.02, -0.5],
  ['floret', 0.58, 0.04, 0.5],
  ['pea', -0.64, 0.14, 0.3],
  ['red', -0.34, 0.1, -0.5],
  ['shrimp', 0.08, 0.12, 1.2],
  ['yellow', 0.34, 0.14, 2.9],
  ['red', 0.22, 0.18, 0.4],
  ['pea', 0.66, 0.18, -0.5],
  ['yellow', 0.5, 0.1, 0.2],
  ['yellow', -0.12, 0.14, -0.5],
  ['shrimp', -0.42, 0.22, 0.2],
  ['floret', -0.12, 0.21, -0.7],
  ['shrimp', 0.44, 0.22, 2.2],
  ['pea', 0.18, 0.26, 0.2],
]

/** What flies: a wave from the left of the wok, up and over to the right, where it thins out. */
const FLIGHT: readonly Morsel[] = [
  ['yellow', -0.56, -0.28, 0.5],
  ['pea', -0.22, -0.36, -0.2],
  ['floret', -0.8, -0.32, -0.7],
  ['shrimp', -0.46, -0.42, 0.4],
  ['red', -0.93, -0.5, -1.2],
  ['pea', -0.7, -0.54, -1],
  ['red', -0.18, -0.52, -0.5],
  ['shrimp', -0.84, -0.72, -0.7],
  ['floret', -0.44, -0.64, -0.4],
  ['yellow', -0.6, -0.8, -0.7],
  ['pea', -0.3, -0.82, -0.5],
  ['shrimp', -0.04, -0.7, 0.9],
  ['red', -0.02, -0.92, 0.1],
  ['floret', 0.28, -0.76, 0.5],
  ['yellow', 0.2, -0.52, 0.9],
  ['pea', 0.54, -0.8, 0.6],
  ['shrimp', 0.56, -0.56, 1.4],
  ['red', 0.8, -0.66, 1.1],
]

/** The glaze and the morsels in it. */
export function heapInWok(art: Canvas, size: number): void {
  const { random } = art
  const pool = blob(random, 0, size * 0.05, size * 0.84, size * 0.22, { points: 16, wobble: 0.05 })
  layered(art, closed(pool), [
    { color: '#2a0f06', dy: size * 0.012 },
    { color: '#5a2408', dx: -size * 0.01, dy: -size * 0.008 },
  ])
  art.softFill(ellipse(0, size * 0.02, size * 0.74, size * 0.16), '#1c0a06', 0.7, size * 0.05)
  for (const morsel of HEAP) {
    const [, u, v] = morsel
    const foot = { x: (u + 0.03) * size, y: (v + 0.1) * size, rx: size * 0.22, ry: size * 0.12 }
    softSpot(art, foot, '#180806', 0.8)
    drawMorsel(art, morsel, size)
  }
}

/** Morsels in the air above the wok, drops of glaze and rings of scallion between them. */
export function tossedUp(art: Canvas, size: number): void {
  drops(art, size)
  for (const morsel of FLIGHT) drawMorsel(art, morsel, size)
}

function drawMorsel(art: Canvas, [kind, u, v, angle]: Morsel, size: number): void {
  const { random } = art
  const spot = {
    x: (u + random.jitter(0.02)) * size,
    y: (v + random.jitter(0.02)) * size,
    size: SIZES[kind] * size * random.range(0.94, 1.1) * (1 + Math.max(-0.07, v * 0.3)),
    angle: angle + random.jitter(0.2),
  }
  DRAW[kind](art, { ...spot, color: mix(...RIPE[kind], random.next()) })
}

const RIPE: Record<Kind, readonly [string, string]> = {
  shrimp: ['#ee6236', '#f27c4c'],
  floret: ['#4f9a30', '#6aae38'],
  red: ['#d9301f', '#e2402a'],
  yellow: ['#f2b01c', '#f6c02e'],
  pea: ['#5fae38', '#7cbf44'],
}

const DRAW: Record<Kind, (art: Canvas, piece: Piece) => void> = {
  shrimp,
  floret: branchedFloret,
  red: pepperCurl,
  yellow: pepperCurl,
  pea: snapPea,
}

/** Drops of glaze and rings of scallion that fly along. */
function drops(art: Canvas, size: number): void {
  const { random } = art
  for (let index = 0; index < 26; index += 1) {
    const turn = Math.PI * random.range(0.94, 1.94)
    const far = size * random.range(0.6, 1)
    const place: Point = [Math.cos(turn) * far * 0.86, Math.sin(turn) * far - size * 0.08]
    if (index % 3 === 0) scallionRing(art, place, size * 0.034)
    else glazeDrop(art, place, size * random.range(0.008, 0.02), turn)
  }
}
