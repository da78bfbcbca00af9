import type { Random } from '../../../language/random.ts'

type Vector = readonly [x: number, y: number, z: number]

/** One of the beads that a raspberry is made of, as it is seen: x to the right, y down, z towards us. */
export interface Drupelet {
  x: number
  y: number
  z: number
  wide: number
  /** How much light it takes, from 0 to 1. */
  lit: number
}

/** Where the light comes from: the upper left, before the berry. */
const LIGHT: Vector = [-0.5, -0.68, 0.54]

/** Rings of beads from the open end to the tip: how far along, how far out, and how many. */
const RINGS = [
  { along: -0.8, out: 0.66, count: 10 },
  { along: -0.5, out: 0.88, count: 12 },
  { along: -0.14, out: 0.94, count: 12 },
  { along: 0.24, out: 0.86, count: 11 },
  { along: 0.6, out: 0.68, count: 9 },
  { along: 0.92, out: 0.42, count: 6 },
  { along: 1.12, out: 0.06, count: 1 },
] as const

/** Which way a berry of radius 1 points in the picture, and how far its tip is turned towards us. */
export interface Pointing {
  angle: number
  towards: number
}

/** The beads of a berry that can be seen, the farthest first. */
export function drupeletsOf(random: Random, { angle, towards }: Pointing): Drupelet[] {
  const flat = Math.cos(towards)
  const axis: Vector = [Math.cos(angle) * flat, Math.sin(angle) * flat, Math.sin(towards)]
  const side: Vector = [-Math.sin(angle), Math.cos(angle), 0]
  const third = cross(axis, side)
  const start = random.angle()
  const beads = RINGS.flatMap(({ along, out, count }, ring) =>
    Array.from({ length: count }, (_, index): Drupelet => {
      const turn = start + ((index + ring * 0.5 + random.jitter(0.14)) / count) * Math.PI * 2
      const far = out + random.jitter(0.035)
      const radial = sum(scaled(side, Math.cos(turn)), scaled(third, Math.sin(turn)))
      const [x, y, z] = sum(scaled(axis, along + random.jitter(0.03)), scaled(radial, far))
      const normal = unit(sum(radial, scaled(axis, along * 0.9)))
      const lit = Math.max(0, Math.min(1, 0.42 + 0.62 * dot(normal, LIGHT) + random.jitter(0.07)))
      return { x, y, z, lit, wide: random.range(0.25, 0.32) * (along > 0.5 ? 0.9 : 1) }
    }),
  )
  return beads.filter(({ z }) => z > -0.34).toSorted((one, other) => one.z - other.z)
}

function scaled([x, y, z]: Vector, share: number): Vector {
  return [x * share, y * share, z * share]
}

function sum([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [a + x, b + y, c + z]
}

function dot([a, b, c]: Vector, [x, y, z]: Vector): number {
  return a * x + b * y + c * z
}

function cross([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [b * z - c * y, c * x - a * z, a * y - b * x]
}

function unit(vector: Vector): Vector {
  return scaled(vector, 1 / Math.max(0.001, Math.sqrt(dot(vector, vector))))
}
