import type { Random } from '../../../language/random.ts'
import type { Path, Point } from '../../core/contour.ts'
import { cloudsOf } from './relief/clouds.ts'

/** A strip of dough rolled up, as it is seen: its middle at the origin, its radius 1, y down. */
export interface RolledDough {
  flat: number
  /** In which direction the strip ends. */
  tail: number
  /** Where a place on it is seen: on top up to a reach of 1, beyond that as far down its side. */
  on: (around: number, reach: number, lift?: number) => Point
  /** The dark line between two turns: the places along it, from the heart outwards. */
  groove: readonly Point[]
  /** Where turns are highest and face the window. */
  crests: readonly (readonly Point[])[]
  /** The roll's facets by their light; those beyond `shore` lie ever flatter. */
  facets: (look: { relief: number; brown: number; gap: number; shore?: number }) => Path[]
}

/** How high the side is, how far the heart rises over the rim, and how high each turn is rounded. */
export const ROLL = { side: 0.56, heart: 0.2, turn: 0.075 } as const

/** How finely the light is told apart. */
export const LIGHTS = 28

/** Steps in one turn, and the slopes of a turn's cross section from its inner edge to its outer one. */
const STEPS = 64
const SECTION = [
  { from: 0, to: 0.1, slope: -1.7, dim: 0.16 },
  { from: 0.1, to: 0.22, slope: -1.1, dim: 0.04 },
  { from: 0.22, to: 0.36, slope: -0.6, dim: 0 },
  { from: 0.36, to: 0.5, slope: -0.15, dim: 0 },
  { from: 0.5, to: 0.64, slope: 0.3, dim: 0 },
  { from: 0.64, to: 0.78, slope: 0.75, dim: 0.01 },
  { from: 0.78, to: 0.9, slope: 1.25, dim: 0.05 },
  { from: 0.9, to: 1, slope: 1.8, dim: 0.16 },
] as const

/** Rolls up a strip whose tail lies at an angle. */
export function rolledDough(random: Random, flat: number, tail: number): RolledDough {
  const uneven = cloudsOf(random)
  const turns = random.range(3.7, 4)
  const tall = Math.sqrt(1 - flat * flat)
  const wobble = (around: number) =>
    1 + 0.025 * Math.sin(around * 2 + tail * 3) + 0.015 * Math.sin(around * 3 + tail)
  const on = (around: number, reach: number, lift = 0): Point => {
    const flatReach = Math.max(0, Math.min(1, reach))
    const down = Math.max(0, reach - 1)
    const share = Math.min(1, down / ROLL.side)
    const bulge = 1 + 0.02 * Math.sin(share * Math.PI) ** 2 - 0.05 * share ** 5
    const far = flatReach * wobble(around) * bulge
    const shoulder = 0.1 * Math.max(0, (flatReach - 0.78) / 0.22) ** 2
    const high = ROLL.heart * (1 - flatReach ** 1.6) + lift - shoulder - down
    return [Math.cos(around) * far, Math.sin(around) * far * flat - high * tall]
  }
  const grooveAt = (turn: number) => 0.95 * Math.max(0, turn / turns) ** 0.86
  const aroundOf = (turn: number) => tail + (turn - turns) * Math.PI * 2
  const along = (from: number, to: number, aside: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const turn = from + ((to - from) * index) / (count - 1)
      const reach = grooveAt(turn) * (1 - aside) + grooveAt(turn + 1) * aside
      return on(aroundOf(turn), reach, aside ? ROLL.turn : 0)
    })
  const groove = along(0.16, turns - 1.01, 0, 100)
  const edgeAt = (turn: number, gap: number): Edge => {
    const beyond = Math.min(1, Math.max(0, (turn + 2 - turns) / 0.012))
    const thin = gap * (0.7 + 0.6 * uneven(turn * 5, 2))
    const inner = grooveAt(turn) + thin
    const outer = grooveAt(turn + 1)
    return {
      around: aroundOf(turn),
      inner,
      wide: outer + (1 + thin - outer) * beyond - thin - inner,
    }
  }
  const facets: RolledDough['facets'] = ({ relief, brown, gap, shore = 1 }) => {
    const lights = Array.from({ length: LIGHTS }, () => '')
    const last = Math.round((turns - 1) * STEPS)
    const edges = Array.from({ length: last + 46 }, (_, step) => edgeAt((step - 45) / STEPS, gap))
    const corner = ({ around, inner, wide }: Edge, share: number): Point =>
      on(
        around,
        inner + Math.max(0, wide) * share,
        ROLL.turn * relief * Math.sin(Math.PI * share) ** 0.7,
      )
    for (const { from, to, slope, dim } of SECTION) {
      const lightAt = ({ around, inner, wide }: Edge) => {
        const reach = inner + (wide * (from + to)) / 2
        const [x, y] = [Math.cos(around) * reach, Math.sin(around) * reach]
        const patch = uneven(x * 2.2 + 7, y * 2.2) * 0.3 - 0.34 * Math.max(0, reach - 0.62)
        const level = reach < shore ? 1 : Math.max(0, 1 - (reach - shore) / 0.25)
        // The last turn bends over to the side, which takes light of its own.
        const bent = slope > 0 ? Math.max(0, Math.min(1, (reach - 0.8) / 0.1)) : 0
        const tilt = (relief * slope + 0.2 * reach) * level * (1 - 0.72 * bent)
        const light = lightOf(around, tilt) - dim * level * (1 - bent) + brown * patch
        return Math.max(0, Math.min(LIGHTS - 1, Math.floor(light * LIGHTS)))
      }
      for (const { light, strip } of stripsOf(edges, lightAt)) {
        const inner = strip.map((edge) => corner(edge, from))
        const outer = strip.map((edge) => corner(edge, to)).toReversed()
        const path = [...inner, ...outer].map(([x, y]) => `${fine(x)} ${fine(y)}`).join('L')
        lights[light] = `${lights[light] ?? ''}M${path}Z`
      }
    }
    return lights
  }
  const facing = turns + (3.35 - tail) / (Math.PI * 2)
  const crests = [2, 3, 4].map((back) => {
    const from = Math.max(0.02, facing - back)
    return along(from, from + random.range(0.1, 0.19), 0.42, 8)
  })
  return { flat, tail, on, groove, crests, facets }
}

interface Edge {
  around: number
  inner: number
  wide: number
}

/** Whole numbers are fine enough where 1 is 500. */
export const FINE = 500
const fine = (value: number) => String(Math.round(value * FINE))

/** Neighbors in the same light as one strip. */
function stripsOf(edges: readonly Edge[], lightAt: (edge: Edge) => number) {
  const strips: { light: number; strip: Edge[] }[] = []
  for (const edge of edges) {
    const light = lightAt(edge)
    const last = strips.at(-1)
    last?.strip.push(edge)
    if (last?.light !== light) strips.push({ light, strip: [edge] })
  }
  return strips
}

/** Light from the left and from behind on what slopes outwards in a direction. */
function lightOf(around: number, slope: number): number {
  const facing = slope * (-0.6 * Math.cos(around) - 0.42 * Math.sin(around)) + 0.68
  return 0.64 + 0.85 * (facing / Math.hypot(slope, 1) - 0.68)
}
