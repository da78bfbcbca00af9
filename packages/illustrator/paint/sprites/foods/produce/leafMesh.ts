import type { Random } from '../../../../language/random.ts'

type Vector = readonly [x: number, y: number, z: number]

/** A leaf in space: how it is turned, how it curls, how deep its rim is ruffled. */
export interface LeafShape {
  /** Where its rib sets out for in the picture, how far towards us, and how it is rolled about its rib. */
  angle: number
  towards: number
  roll: number
  /** How far its tip bends over, in radians; towards its inside when it is positive. */
  curl: number
  /** How much its sides rise. */
  cup: number
  ruffle: number
  /** Half its width as a share of its length. */
  wide: number
  /** Where along its rib it is widest, from 0 to 1. */
  fullest: number
}

/** A place of a leaf as it is seen, x to the right, y down, z towards us; its light, and whether we see its back. */
export interface LeafPlace {
  x: number
  y: number
  z: number
  /** How far along the rib, from 0 to 1. */
  u: number
  light: number
  isBack: boolean
}

/** Rows from the foot to the tip, and places from one rim to the other. */
export const MESH = { rows: 16, across: 12 } as const

const LIGHT: Vector = [-0.5, -0.62, 0.6]

/** A leaf of length 1 from its foot at the origin: rows of places from its left rim to its right one. */
export function leafMesh(random: Random, shape: LeafShape): LeafPlace[][] {
  const at = placesOf(random, shape)
  const { rows, across } = MESH
  return Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: across + 1 }, (__, column): LeafPlace => {
      // Closer rows where the tip rounds.
      const [u, v] = [Math.sin((row / rows) * 1.5) / Math.sin(1.5), (column / across) * 2 - 1]
      const [x, y, z] = at(u, v)
      const along = minus(at(Math.min(1, u + 0.03), v), at(Math.max(0, u - 0.03), v))
      const aside = minus(at(u, Math.min(1, v + 0.05)), at(u, Math.max(-1, v - 0.05)))
      const normal = unit(cross(along, aside))
      const isBack = normal[2] < 0
      const facing = dot(normal, LIGHT) * (isBack ? -1 : 1)
      return { x, y, z, u, isBack, light: Math.max(0, Math.min(1, 0.34 + 0.66 * facing)) }
    }),
  )
}

/** Half the width along the rib: a stalk, then full, then round. */
function widthAt(u: number, fullest: number): number {
  const rise = Math.min(1, u / fullest)
  const fall = Math.max(0, (u - fullest) / (1 - fullest))
  return (0.16 + 0.84 * rise * rise * (3 - 2 * rise)) * Math.sqrt(Math.max(0, 1 - fall ** 2.4))
}

/** Where each place of a leaf lies in space. */
function placesOf(random: Random, shape: LeafShape): (u: number, v: number) => Vector {
  const { angle, towards, roll, curl, cup, ruffle, wide, fullest } = shape
  const [along, side, up] = axesOf(angle, towards, roll)
  const phases = [random.angle(), random.angle(), random.angle()] as const
  const waves = [random.range(2.6, 3.4), random.range(5.2, 6.4)] as const
  const spine = spineOf(curl)
  return (u, v) => {
    const [far, high, lean] = spine(u)
    const half = wide * widthAt(u, fullest)
    const edge = Math.abs(v) ** 3
    const turn = phases[v < 0 ? 0 : 1]
    const rim =
      Math.sin(u * waves[0] * Math.PI * 2 + turn) +
      0.6 * Math.sin(u * waves[1] * Math.PI * 2 + turn * 2 + phases[2])
    const veins = Math.sin((u - 0.34 * Math.abs(v)) * Math.PI * 9)
    const puffed = 0.011 * veins * (1 - edge) * Math.min(1, Math.abs(v) * 5)
    const frill = 0.05 * ruffle * 4 * u ** 7 * Math.sin(v * 8 + turn) * (1 - edge)
    const rise =
      frill +
      half * (cup * v * v + ruffle * edge * rim) +
      puffed -
      0.03 * Math.exp(-((v / 0.1) ** 2))
    // Up is square to the rib, which bends.
    const forward = far - rise * Math.sin(lean)
    const upward = high + rise * Math.cos(lean)
    return plus(
      plus(times(along, forward), times(side, half * v * (1 - 0.1 * edge * rim * ruffle))),
      times(up, upward),
    )
  }
}

/** The rib as it bends: how far along, how high, and how steep, at a share of its length. */
function spineOf(curl: number): (u: number) => Vector {
  const steps = 200
  const points: Vector[] = [[0, 0, 0]]
  for (let step = 1; step <= steps; step += 1) {
    const [far, high] = points.at(-1) ?? [0, 0]
    const lean = curl * (step / steps) ** 2
    points.push([far + Math.cos(lean) / steps, high + Math.sin(lean) / steps, lean])
  }
  return (u) => points[Math.round(u * steps)] ?? [0, 0, 0]
}

function axesOf(angle: number, towards: number, roll: number): readonly [Vector, Vector, Vector] {
  const flat = Math.cos(towards)
  const along: Vector = [Math.cos(angle) * flat, Math.sin(angle) * flat, Math.sin(towards)]
  const level: Vector = [-Math.sin(angle), Math.cos(angle), 0]
  const third = cross(along, level)
  const side = plus(times(level, Math.cos(roll)), times(third, Math.sin(roll)))
  return [along, side, cross(along, side)]
}

function times([x, y, z]: Vector, share: number): Vector {
  return [x * share, y * share, z * share]
}

function plus([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [a + x, b + y, c + z]
}

function minus([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [a - x, b - y, c - z]
}

function dot([a, b, c]: Vector, [x, y, z]: Vector): number {
  return a * x + b * y + c * z
}

function cross([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [b * z - c * y, c * x - a * z, a * y - b * x]
}

function unit(vector: Vector): Vector {
  return times(vector, 1 / Math.max(1e-6, Math.sqrt(dot(vector, vector))))
}
