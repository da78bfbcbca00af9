import type { Solid } from './solids.ts'

/** What runs over a body, such as icing or pulp. */
interface Coat {
  /** How thick it is away from its shore, and how soon it is. */
  thick: number
  shore: number
  /** How far within its shore a place is; below 0 it is outside. */
  within: Solid
  /** The body with its hollows filled, `away` being how far the bare one is there. */
  filled: (x: number, y: number, z: number, away: number) => number
}

/** A body under a coat that fills its hollows and is thin along its shore. */
export function coated(bare: Solid, { thick, shore, within, filled }: Coat): Solid {
  return (x, y, z) => {
    const away = bare(x, y, z)
    // Far from the body, a coat only brings it nearer.
    if (away > thick * 3) return away - thick
    const inside = within(x, y, z) / shore
    if (inside <= 0) return away
    const share = Math.min(1, inside)
    return away + share * (filled(x, y, z, away) - away) - thick * share * (2 - share)
  }
}
