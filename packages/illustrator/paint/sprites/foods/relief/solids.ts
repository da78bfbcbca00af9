/** How far a place is from the skin of a body, below 0 inside: right, away from us, up. */
export type Solid = (x: number, y: number, z: number) => number

export type Place = readonly [x: number, y: number, z: number]

/** As `Math.hypot`, which guards against numbers that no body has and takes several times as long. */
function length(u: number, v: number, w: number): number {
  return Math.sqrt(u * u + v * v + w * w)
}

/** A body that is as long in each direction as its `half`, like an egg. */
export function egg([cx, cy, cz]: Place, [hx, hy, hz]: Place): Solid {
  return (x, y, z) => {
    const u = (x - cx) / hx
    const v = (y - cy) / hy
    const w = (z - cz) / hz
    const far = length(u, v, w)
    const steep = length(u / hx, v / hy, w / hz)
    return steep === 0 ? -Math.min(hx, hy, hz) : (far * (far - 1)) / steep
  }
}

/** A round limb from one place to another, which goes from one thickness to the next. */
export function limb(from: Place, to: Place, thick: number, thickEnd = thick): Solid {
  const [fx, fy, fz] = from
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const squared = dx * dx + dy * dy + dz * dz
  return (x, y, z) => {
    const u = x - fx
    const v = y - fy
    const w = z - fz
    const share = Math.min(1, Math.max(0, (u * dx + v * dy + w * dz) / squared))
    const away = length(u - dx * share, v - dy * share, w - dz * share)
    return away - thick - (thickEnd - thick) * share
  }
}

/** A block with soft edges around the middle. */
export function block([hx, hy, hz]: Place, soft: number): Solid {
  return (x, y, z) => {
    const u = Math.abs(x) - hx + soft
    const v = Math.abs(y) - hy + soft
    const w = Math.abs(z) - hz + soft
    const outside = length(Math.max(0, u), Math.max(0, v), Math.max(0, w))
    return outside + Math.min(0, Math.max(u, v, w)) - soft
  }
}

/** Several bodies grown together, their seams rounded over `round`. */
export function joined(round: number, bodies: readonly Solid[]): Solid {
  return (x, y, z) => {
    let all = Infinity
    for (const body of bodies) {
      const next = body(x, y, z)
      const share = Math.max(0, round - Math.abs(all - next)) / round
      all = Math.min(all, next) - (Number.isFinite(share) ? share * share * round * 0.25 : 0)
    }
    return all
  }
}

/** What is left of a body where another one was taken out, the edge rounded over `round`. */
export function without(body: Solid, taken: Solid, round: number): Solid {
  return (x, y, z) => {
    const kept = body(x, y, z)
    const away = -taken(x, y, z)
    const share = Math.max(0, round - Math.abs(kept - away)) / round
    return Math.max(kept, away) + share * share * round * 0.25
  }
}

/** How a body drawn around the middle lies. */
export interface Pose {
  at?: Place
  /** Radians around the upright, from the right towards what is away from us. */
  turn?: number
  /** Radians by which its right end is lifted. */
  lift?: number
  /** Radians by which it is rolled around its length, its top towards us. */
  roll?: number
}

/** Where a place is in a body that is rolled around its length, lifted, turned and put somewhere. */
export function withinPose({ at = [0, 0, 0], turn = 0, lift = 0, roll = 0 }: Pose) {
  const [ct, st] = [Math.cos(turn), Math.sin(turn)]
  const [cl, sl] = [Math.cos(lift), Math.sin(lift)]
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)]
  return (x: number, y: number, z: number): Place => {
    const [u, v, w] = [x - at[0], y - at[1], z - at[2]]
    const [along, across] = [u * ct + v * st, v * ct - u * st]
    const [long, high] = [along * cl + w * sl, w * cl - along * sl]
    return [long, across * cr + high * sr, high * cr - across * sr]
  }
}

/** Something drawn around the middle, as it lies: `withinPose`, without a list for each of many places. */
export function posed(drawn: Solid, { at = [0, 0, 0], turn = 0, lift = 0, roll = 0 }: Pose): Solid {
  const [ct, st, cl] = [Math.cos(turn), Math.sin(turn), Math.cos(lift)]
  const [sl, cr, sr] = [Math.sin(lift), Math.cos(roll), Math.sin(roll)]
  const [ax, ay, az] = at
  return (x, y, z) => {
    const u = x - ax
    const v = y - ay
    const w = z - az
    const along = u * ct + v * st
    const across = v * ct - u * st
    const high = w * cl - along * sl
    return drawn(along * cl + w * sl, across * cr + high * sr, high * cr - across * sr)
  }
}
