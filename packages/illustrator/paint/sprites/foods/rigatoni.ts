import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, open, type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { laid, layered, litSide } from './touches.ts'

/** Half its width, as a share of half its length. */
const GIRTH = 0.4
const RIDGES = [-0.78, -0.52, -0.22, 0.1, 0.42, 0.68, 0.88] as const

interface Tube {
  piece: Piece
  /** Half its length as it is seen. */
  long: number
  /** How round its mouth looks, from 0 to 1. */
  round: number
  bend: number
}

/** A rigatone: a wide tube with ridges, its mouth towards the viewer, in cream; `size` is half its length. */
export function rigatoni(art: Canvas, given: Piece): void {
  const { random } = art
  // One sees into the end that points to the near side of the table.
  const angle = Math.sin(given.angle) < -0.25 ? given.angle + Math.PI : given.angle
  const towards = Math.max(0, Math.sin(angle))
  const color = mix(
    mix(given.color, '#d98f2c', 0.34),
    mix(given.color, '#fbd98a', 0.45),
    random.next(),
  )
  const tube: Tube = {
    piece: { ...given, angle, color },
    long: 0.94 - towards * random.range(0.1, 0.34),
    round: 0.34 + towards * random.range(0.1, 0.36),
    bend: random.jitter(0.09),
  }
  pooled(art, tube)
  wall(art, tube)
  cream(art, tube)
  mouth(art, tube)
}

/** Points of the tube on the sheet: `u` along it, `v` across, both 1 at its edges. */
function on({ piece, long, bend }: Tube, points: readonly Point[]): Point[] {
  return laid(
    points.map(([u, v]) => [u * long, v * GIRTH + bend * u * u]),
    piece,
  )
}

/** Half of the round edge of an end, from `v` = 1 to -1. */
function end({ long, round }: Tube, u: number, towards: 1 | -1): Point[] {
  return Array.from({ length: 5 }, (_, index): Point => {
    const turn = (index / 4) * Math.PI
    return [u + (towards * Math.sin(turn) * GIRTH * round) / long, Math.cos(turn)]
  })
}

/** A strip along the whole tube between two places across it. */
function strip(tube: Tube, from: number, to: number): string {
  const bulge = (v: number) => (Math.sqrt(1 - v * v) * GIRTH * tube.round) / tube.long
  const side = (v: number): Point[] => [-1 - bulge(v), -0.5, 0, 0.5, 1].map((u) => [u, v])
  return polygon(on(tube, [...side(from), ...side(to).toReversed()]))
}

/** The tones around a tube, from where to where across it; 1 is its lit edge. */
function lightOn(color: Color): readonly (readonly [from: number, to: number, color: Color])[] {
  return [
    [0.98, -0.84, mix(shade(color, 0.18), '#c07a24', 0.3)],
    [0.97, -0.6, shade(color, 0.08)],
    [0.95, -0.32, color],
    [0.88, -0.02, tint(color, 0.08)],
    [0.78, 0.22, mix(color, '#ffe6a8', 0.5)],
  ]
}

function wall(art: Canvas, tube: Tube): void {
  const { piece } = tube
  const { size, color, angle } = piece
  const lit = litSide(angle)
  const outline = on(tube, [...end(tube, -1, -1).toReversed(), ...end(tube, 1, 1)])
  const path = polygon(outline)
  layered(art, path, [
    { color: '#5a2c10', dx: size * 0.08, dy: size * 0.17, opacity: 0.42 },
    { color: mix(shade(color, 0.5), '#8a4a16', 0.5), width: size * 0.035 },
    { color: mix(shade(color, 0.3), '#a8621c', 0.4) },
  ])
  for (const [from, to, tone] of lightOn(color)) art.fill(strip(tube, lit * from, lit * to), tone)
  const ridges = RIDGES.map((v) => open(on(tube, ridge(tube, v)))).join('')
  layered(art, ridges, [
    { color: mix(shade(color, 0.34), '#a8621c', 0.4), width: size * 0.026, opacity: 0.42 },
    {
      color: '#fff0c0',
      width: size * 0.02,
      dx: -size * 0.02,
      dy: -size * 0.03,
      opacity: 0.42,
    },
  ])
}

function ridge({ long, round }: Tube, v: number): Point[] {
  const far = (Math.sqrt(1 - v * v) * GIRTH * round) / long
  return [-0.94 - far, -0.3, 0.3, 0.95].map((u) => [u, v * 0.94])
}

/** The cream that gathers below it and runs over what it lies on. */
function pooled(art: Canvas, tube: Tube): void {
  const { random } = art
  const { size, angle } = tube.piece
  const low = -litSide(angle)
  const places = on(
    tube,
    [0, 1, 2].map((index): Point => [
      index * 0.6 - 0.6 + random.jitter(0.25),
      low * random.range(0.7, 1.02),
    ]),
  )
  const drops = places.map(([x, y]) =>
    blob(random, x, y, size * random.range(0.2, 0.36), size * random.range(0.13, 0.22), {
      points: 8,
      wobble: 0.16,
      angle: angle + random.jitter(0.3),
    }),
  )
  layered(art, drops.map(closed).join(''), [
    { color: '#7a4a1c', dx: size * 0.03, dy: size * 0.09, opacity: 0.35 },
    { color: '#dfb87c', dy: size * 0.03 },
    { color: CREAM },
  ])
  const shine = places.map(([x, y]) =>
    open([
      [x - size * 0.1, y + size * 0.09],
      [x, y + size * 0.115],
      [x + size * 0.09, y + size * 0.09],
    ]),
  )
  art.stroke(shine.join(''), '#fffdf4', size * 0.04, { opacity: 0.85 })
}

/** The cream that clings to it: it lies over the tube and runs down on its dark side. */
function cream(art: Canvas, tube: Tube): void {
  const { random } = art
  const { size, angle } = tube.piece
  const lit = litSide(angle)
  const middle = random.range(-0.7, 0.5)
  const broad = random.range(0.3, 0.62)
  const deep = random.range(-1, -0.4)
  const drape = on(tube, [
    [middle - broad, lit * 0.7],
    [middle - broad * 0.3, lit * 0.94],
    [middle + broad * 0.7, lit * 0.86],
    [middle + broad, lit * 0.4],
    [middle + broad * random.range(0.7, 0.9), lit * deep * 0.35],
    [middle + broad * 0.5, lit * deep * 0.9],
    [middle + broad * 0.1, lit * deep],
    [middle - broad * 0.2, lit * deep * 0.7],
    [middle - broad * random.range(0.5, 0.9), lit * 0.05],
  ])
  // Where it is thick it stands out from the tube; elsewhere it is but a film.
  if (random.next() < 0.5) {
    layered(art, closed(drape), [
      { color: '#8a5420', dx: size * 0.03, dy: size * 0.07, opacity: 0.45 },
      { color: '#e6c084' },
    ])
  }
  art.softFill(closed(drape), CREAM, 0.74, size * 0.05)
  const top = on(tube, [
    [middle - broad * 0.4, lit * 0.74],
    [middle, lit * 0.78],
    [middle + broad * 0.5, lit * 0.68],
  ])
  art.stroke(open(top), '#fff8e4', size * 0.1, { opacity: 0.7 })
  const shine = on(tube, [
    [-0.86, lit * 0.56],
    [-0.3, lit * 0.6],
    [random.range(0.1, 0.6), lit * 0.56],
  ])
  art.stroke(open(shine), '#fffcf2', size * 0.06, { opacity: 0.8 })
}

const CREAM = '#fcecc9'

/** The wall of pasta around the dark inside, lit where the light falls in. */
function mouth(art: Canvas, tube: Tube): void {
  const { color } = tube.piece
  const ring = (share: number, aside = 0): string => {
    const near = end(tube, 0, 1).map(([u, v]): Point => [1 + u * share + aside, v * share])
    const far = end(tube, 0, -1).map(([u, v]): Point => [1 + u * share + aside, v * share])
    return closed(on(tube, [...near, ...far.toReversed().slice(1, -1)]))
  }
  art.fill(ring(1), tint(color, 0.5))
  art.fill(ring(0.74), mix(shade(color, 0.45), '#8a4a1c', 0.4))
  art.fill(ring(0.6, -0.04), mix(shade(color, 0.74), '#3a1a0c', 0.5))
}
