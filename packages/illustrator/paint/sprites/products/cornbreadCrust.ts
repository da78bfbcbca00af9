import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, circle, closed, pack, type Point, polygon } from '../../core/contour.ts'
import { browning, spots } from '../foods/dough.ts'
import { layered, patches } from '../foods/touches.ts'

interface Round {
  x: number
  y: number
  /** Its radius. */
  size: number
  color: Color
  /** What of it is to be seen, in radians around its middle; all of it when left out. */
  seen?: readonly [from: number, to: number]
}

interface Tones {
  crust: Color
  crumb: Color
}

/** The top of cornbread: coarse and bumpy, toasted in patches, torn in its middle, crisp and dark at the iron. */
export function cornbreadTop(art: Canvas, round: Round, tones: Tones): void {
  const { x, y, size, color } = round
  const baked = art.radialGradient('cx=".45" cy=".42" r=".6"', [
    [0, tint(color, 0.2)],
    [0.42, color],
    [0.68, mix(color, '#bf6a1c', 0.55)],
    [0.84, mix(color, '#8a4414', 0.74)],
    [1, shade(tones.crust, 0.3)],
  ])
  art.fill(circle(x, y, size * 1.01), baked)
  toasted(art, round)
  crispRim(art, round, tones.crust)
  bumps(art, round)
  for (const tear of FISSURES) {
    const middle: Point = [x + tear[0] * size, y + tear[1] * size]
    if (shownOf(round, [middle]).length > 0) fissure(art, round, tear, tones)
  }
  meal(art, round)
}

/** Those of the places that lie in what is seen of the bread. */
function shownOf(
  { x, y, seen }: Pick<Round, 'x' | 'y' | 'seen'>,
  places: readonly Point[],
): Point[] {
  return places.filter(([u, v]) => {
    const turn = (Math.atan2(v - y, u - x) + Math.PI * 2) % (Math.PI * 2)
    return !seen || (turn > seen[0] - 0.2 && turn < seen[1] + 0.2)
  })
}

/** Where the top browned more and less; of a wedge only its own part is painted. */
function toasted(art: Canvas, { x, y, size, color, seen }: Round): void {
  const turn = seen ? (seen[0] + seen[1]) / 2 : 0
  const far = seen ? size * 0.62 : 0
  const share = seen ? 0.3 : 1
  const part = {
    x: x + Math.cos(turn) * far,
    y: y + Math.sin(turn) * far,
    rx: seen ? size * 0.46 : size * 0.92,
  }
  const count = (whole: number) => Math.round(whole * share)
  const dark = { ...part, count: count(22), grain: size * 0.13 }
  art.fill(patches(art, dark), mix(color, '#a4541a', 0.75), 0.26)
  const pale = { ...part, rx: part.rx * 0.7, count: count(13), grain: size * 0.1 }
  art.fill(patches(art, pale), tint(color, 0.5), 0.24)
  const grain = seen ? ([0.02, 0.08] as const) : ([0.01, 0.04] as const)
  browning(art, { ...part, count: count(50), color, contrast: 0.3, grain })
}

/** The ring that fried in the fat of the pan: blistered, uneven, lighter where it breaks. */
function crispRim(art: Canvas, { x, y, size, color, seen }: Round, crust: Color): void {
  const { random } = art
  const around = (count: number, from: number, to: number) => {
    const places = Array.from({ length: count }, (): Point => {
      const turn = random.angle()
      const far = size * random.range(from, to)
      return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
    })
    return shownOf({ x, y, seen }, places)
  }
  art.fill(spots(random, around(52, 0.9, 1), [size * 0.018, size * 0.05]), shade(crust, 0.24), 0.4)
  art.fill(
    spots(random, around(34, 0.84, 0.96), [size * 0.012, size * 0.04]),
    shade(crust, 0.1),
    0.4,
  )
  const blisters = around(60, 0.88, 0.99)
  art.movedBy(1.5, 2, () => art.fill(spots(random, blisters, [2, 5], { wobble: 0 }), SHADOW, 0.3))
  art.fill(spots(random, blisters, [2, 5], { wobble: 0 }), mix(crust, color, 0.6), 0.8)
}

/** Knobs of the batter as it rose, each lit on its upper left and dark below: they make it rough. */
function bumps(art: Canvas, { x, y, size, color, seen }: Round): void {
  const { random } = art
  const places = shownOf({ x, y, seen }, pack(random, x, y, size * 0.9, 200, { tries: 2 }))
  const knobs = places.map(([u, v]) => {
    const reach = size * random.range(0.012, 0.048)
    // Only the larger ones need curves.
    const outline = reach < size * 0.046 ? polygon : closed
    const shape = { points: 7, wobble: 0.3, angle: random.angle() }
    const path = outline(blob(random, u, v, reach, reach * 0.74, shape))
    const far = Math.hypot(u - x, v - y) / size
    return { path, far, top: [u - reach * 0.2, v - reach * 0.26] as const }
  })
  for (const [from, to, tone] of [
    [0, 0.4, tint(color, 0.22)],
    [0.4, 0.66, mix(color, '#d98a2a', 0.5)],
    [0.66, 1, mix(color, '#b9641c', 0.72)],
  ] as const) {
    const ring = knobs.filter(({ far }) => far >= from && far < to)
    layered(art, ring.map(({ path }) => path).join(''), [
      { color: '#7a3a0e', dx: size * 0.009, dy: size * 0.014, opacity: 0.3 },
      { color: tone, opacity: 0.54 },
    ])
    const tops = ring.map(({ top }) => top)
    art.fill(spots(random, tops, [size * 0.006, size * 0.017]), tint(tone, 0.5), 0.5)
  }
}

/** Where the top tore as it rose, in shares of its radius: the middle, the heading, the length. */
const FISSURES = [
  [-0.3, -0.42, 0.5, 0.5],
  [0.16, -0.2, -0.5, 0.42],
  [0.46, 0.2, 0.9, 0.4],
  [-0.5, 0.02, 2.2, 0.3],
  [0.2, 0.56, -0.1, 0.34],
  [0.36, -0.56, 0.3, 0.26],
] as const

/** A jagged tear: its near lip lit, its far one in shade, moist crumb at its bottom. */
function fissure(
  art: Canvas,
  { x, y, size, color }: Round,
  [u, v, heading, length]: (typeof FISSURES)[number],
  { crumb }: Tones,
): void {
  const { random } = art
  const steps = 9
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
  const spine = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps
    const along = (share - 0.5) * length * size
    const aside = random.jitter(size * 0.02)
    const wide = size * 0.026 * Math.sin(share * Math.PI) ** 0.7
    return { along, aside, wide }
  })
  const side = (sign: -1 | 1) =>
    spine.map(({ along, aside, wide }): Point => {
      const off = aside + sign * wide * random.range(0.4, 1)
      return [x + u * size + along * cos - off * sin, y + v * size + along * sin + off * cos]
    })
  const path = polygon([...side(-1), ...side(1).toReversed()])
  art.softFill(path, mix(color, '#8a4414', 0.6), 0.4, size * 0.03)
  art.movedBy(size * 0.006, size * 0.012, () => art.fill(path, tint(color, 0.6), 0.6))
  art.fill(path, shade(crumb, 0.6))
  art.clipped(path, () => {
    art.movedBy(size * 0.01, size * 0.02, () => art.fill(path, shade(crumb, 0.26)))
  })
}

/** Grains of corn meal, pale and dark. */
function meal(art: Canvas, { x, y, size, color }: Round): void {
  const { random } = art
  const pores = pack(random, x, y, size * 0.96, 210, { tries: 1 })
  art.specks(pores.slice(0, 120), shade(color, 0.5), size * 0.013, { opacity: 0.6 })
  art.specks(pores.slice(120), '#fff0b8', size * 0.014, { opacity: 0.75 })
}
