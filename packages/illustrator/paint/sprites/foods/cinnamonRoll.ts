import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { arc, ellipse, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'
import { cloudsOf } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'
import { type Inside, lookAt, type Look } from './relief/standing.ts'
import { tiltOf } from './relief/tilt.ts'
import { rollIcing } from './rollIcing.ts'
import { ROLL, type RolledDough, rolledDough } from './rolledDough.ts'
import { layered } from './touches.ts'

/** A cinnamon roll under maple icing, which runs down its side; `size` is its radius. */
export function cinnamonroll(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const dough = rolledDough(art.random)
  const foot = ellipse(x, y, size * 0.98, size * 0.98)
  art.movedBy(size * 0.3, size * 0.14, () => art.softFill(foot, SHADOW, 0.42, size * 0.14))
  art.movedBy(size * 0.03, size * 0.06, () => art.softFill(foot, '#3a1408', 0.6, size * 0.05))
  const body = { insideAt: dough.insideAt, high: [-0.02, 0.82] } as const
  const look = lookAt(art.camera, piece, body)
  drawDough(art, piece, look)
  filling(art, piece, dough)
  drawIcing(art, piece, look)
}

function boxOf(art: Canvas, { x, y, size }: Piece) {
  const { flat, cos } = tiltOf(art.camera)
  const up = (size * 0.84 * cos) / flat
  return {
    x: x - size * 1.14,
    y: y - size * 1.12 - up,
    width: size * 2.28,
    height: size * 2.26 + up,
  }
}

function drawDough(art: Canvas, piece: Piece, look: Look): void {
  const { size, color } = piece
  const dough = reliefOf(
    look(({ near }) => near * size),
    {
      box: boxOf(art, piece),
      inside: look(({ thick }) => thick * size),
      cell: size / 40,
      foreshortening: tiltOf(art.camera).flat,
      tones: 14,
      blur: 1,
      crease: 0.46,
      contrast: 1,
      paleAt: look(bakedTone(art)),
      colors: [
        mix(shade(color, 0.62), '#5a1e06', 0.4),
        mix(shade(color, 0.26), '#8a4210', 0.5),
        mix(color, '#b86a22', 0.5),
        color,
        tint(color, 0.36),
        tint(color, 0.66),
      ],
    },
  )
  dough.draw(art)
}

/** How pale the crust is: brown in patches and on its shoulder, pale where another roll touched its side. */
function bakedTone({ random }: Canvas): (place: Inside) => number {
  const patch = cloudsOf(random)
  return ({ right, deep, high }) => {
    const side = Math.max(0, 1 - Math.abs(high - 0.18) / 0.2)
    const shoulder = Math.max(0, 1 - Math.abs(high - 0.58) / 0.14) * Math.hypot(right, deep) ** 4
    return 0.05 + 0.24 * side - 0.3 * shoulder + 0.3 * patch(right * 3.4, deep * 3 + high * 3)
  }
}

/** Dark sugar and cinnamon in the groove, some of it boiled over its edge. */
function filling(art: Canvas, { x, y, size }: Piece, dough: RolledDough): void {
  const { random } = art
  const rise = riseIn(art.camera)
  const steps = Math.round(dough.turns * 22)
  const line = Array.from({ length: steps }, (_, index): Point => {
    const turn = 0.25 + ((dough.turns - 0.2) * index) / (steps - 1)
    const around = dough.start + dough.way * turn * Math.PI * 2
    const reach = dough.grooveAt(turn)
    const outer = Math.min(1, Math.max(0, (0.99 - reach) / 0.12))
    const high = dough.topAt(reach) - ROLL.groove * (0.1 + 0.6 * outer)
    return [
      x + Math.cos(around) * reach * size,
      y + (Math.sin(around) * reach - high * rise) * size,
    ]
  })
  // It runs out where the strip ends.
  for (const [left, wide] of [
    [3, 0.026],
    [7, 0.05],
  ] as const) {
    art.stroke(open(line.slice(-12, -left)), '#4a1c0a', size * wide, { opacity: 0.8 })
  }
  layered(art, open(line.slice(0, -10)), [
    { color: '#7a3a12', width: size * 0.13, opacity: 0.4 },
    { color: '#3a1406', width: size * 0.085, opacity: 0.92 },
    { color: '#5e2810', width: size * 0.046, dx: -size * 0.006, dy: -size * 0.01 },
  ])
  const wet = [6, 17, 29, 40].flatMap((from) => {
    const [first, second, third] = line.slice(from, from + 3)
    return first && second && third ? [open([first, second, third])] : []
  })
  art.movedBy(-size * 0.012, -size * 0.018, () =>
    art.stroke(wet.join(''), '#c98a52', size * 0.018, { opacity: 0.8 }),
  )
  const grains = line
    .slice(0, -6)
    .map(([u, v]): Point => [u + random.jitter(size * 0.05), v + random.jitter(size * 0.045)])
  art.fill(spots(random, grains, [size * 0.008, size * 0.028]), '#4a1c0a', 0.75)
}

/** Icing that lies on the turns and shows them. */
function drawIcing(art: Canvas, piece: Piece, look: Look): void {
  const { size } = piece
  const icingAt = rollIcing(art.random)
  const icing = reliefOf(
    look((seen) => (seen.near + 0.5 * Math.min(0.12, Math.max(0, icingAt(seen)))) * size),
    {
      box: boxOf(art, piece),
      inside: look((seen) => (seen.thick < 0 ? -1 : icingAt(seen)) * size),
      cell: size / 40,
      foreshortening: tiltOf(art.camera).flat,
      tones: 11,
      blur: 2,
      crease: 0.34,
      contrast: 0.95,
      paleAt: () => 0.1,
      colors: ['#9c6a38', '#cb9c62', '#e8c998', '#f6e4c2', '#fdf4e0', '#fffef8'],
    },
  )
  art.movedBy(size * 0.015, size * 0.035, () =>
    art.softFill(icing.outline, '#4a1c08', 0.5, size * 0.02),
  )
  icing.draw(art)
  art.clipped(icing.outline, () => gleams(art, piece))
}

/** The window in the wet icing: short lights on the upper left of its turns. */
function gleams(art: Canvas, { x, y, size }: Piece): void {
  const top = y - ROLL.high * size * riseIn(art.camera)
  const lights = [0.24, 0.44, 0.6].map((reach, index) =>
    arc(x, top, reach * size, 3.5 + index * 0.2, 4.1 + index * 0.12),
  )
  art.stroke(lights.join(''), '#ffffff', size * 0.035, { opacity: 0.85 })
}
