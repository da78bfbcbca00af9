import type { Random } from '../../../../language/random.ts'
import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { SHADOW } from '../../../core/color.ts'
import { cloudsOf } from '../relief/clouds.ts'
import { type OnSkin, sculpted, type Seat } from '../relief/sculpt.ts'
import { type Pose, posed, type Solid, without, withinPose } from '../relief/solids.ts'
import { layered } from '../touches.ts'

/** How a chunk was cut and how it lies. */
interface EggplantCut {
  /** How thick it is, as a share of the eggplant's width. */
  thick: number
  /** Whether a half-moon was cut once more. */
  isQuarter: boolean
  pose: Pose
}

/** Flesh that took up the sauce, from its shade to its light. */
const FLESH: readonly Color[] = [
  '#6f6d38',
  '#989a5c',
  '#bfc286',
  '#d9dbaa',
  '#e9eac6',
  '#f4f3da',
  '#fcfaec',
]
/** Stewed skin has lost its gloss. */
const SKIN: readonly Color[] = [
  '#1c0d1b',
  '#2e172c',
  '#40233f',
  '#4f2d4d',
  '#633f60',
  '#84627f',
  '#b8a0b2',
]
/** How far above the middle of a chunk the sauce stands, as a share of its size. */
const SUNK = -0.06
/** How far out the skin begins, as a share of the radius. */
const RIND = 0.93
/** A sculpture tells depths up to a fiftieth of its size: an edge that rises faster than that would be ragged. */
const EVEN = 0.3

/** A chunk of stewed eggplant, half in the sauce: pale soft flesh, dull skin; `size` is half the eggplant's width. */
export function eggplantChunk(art: Canvas, seat: Seat, cut: EggplantCut): void {
  const { random } = art
  const within = withinPose(cut.pose)
  const [pulp, stain, seeds] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  const wave = random.angle()
  const afloat: OnSkin = (x, _, z) => EVEN * (z - SUNK + 0.02 * Math.sin(x * 5 + wave))
  const skinned: OnSkin = (x, y, z) => {
    const [u, v, w] = within(x, y, z)
    const rind = Math.hypot(u, v) - RIND + 0.03 * stain(u * 2, w * 2 + v)
    return Math.min(afloat(x, y, z), EVEN * rind)
  }
  const shape = {
    body: posed(cutOf(random, cut), cut.pose),
    frame: [-1.2, -1.25, 1.2, 1],
    cell: 4,
    crease: 0.4,
  } as const
  const flesh = sculpted(
    {
      ...shape,
      part: afloat,
      colors: FLESH,
      bump: (x, y) => 0.03 * pulp(x * 7, y * 7) + 0.02 * stain(x * 14, y * 14),
      pale: (...place) => {
        const [u, v, w] = within(...place)
        return 0.3 * stain(u * 4, v * 4 + w * 3) - 0.04 - seeded(seeds(u * 9, v * 9), u, v)
      },
      gloss: 0.5,
      tones: 9,
    },
    seat,
  )
  const skin = sculpted(
    { ...shape, part: skinned, colors: SKIN, pale: () => 0.16, gloss: 0.6, tones: 8 },
    seat,
  )
  const { size } = seat
  const { outline } = flesh
  art.movedBy(size * 0.1, size * 0.14, () => art.softFill(outline, SHADOW, 0.42, size * 0.12))
  art.movedBy(0, size * 0.06, () => art.softFill(outline, '#3f4f12', 0.5, size * 0.04))
  const lip = { color: '#e3e8b0', width: size * 0.035, dy: size * 0.035, opacity: 0.5 }
  layered(art, outline, [lip])
  flesh.draw(art)
  skin.draw(art)
}

/** How much darker flesh is for its seeds, which lie in a ring around its middle. */
function seeded(cloud: number, u: number, v: number): number {
  const far = Math.hypot(u, v)
  return far > 0.3 && far < 0.78 ? Math.min(0.3, Math.max(0, cloud - 0.1) * 3) : 0
}

/** A slice of a slim eggplant, never quite round, halved or quartered. */
function cutOf(random: Random, { thick, isQuarter }: EggplantCut): Solid {
  const [oval, soft] = [random.range(0.95, 1.1), 0.09]
  const slice: Solid = (x, y, z) => {
    const out = Math.max(0, Math.sqrt(x * x + y * y * oval) - 1 + soft)
    const up = Math.max(0, Math.abs(z) - thick + soft)
    return Math.sqrt(out * out + up * up) - soft
  }
  const bent = random.jitter(0.1)
  const half = without(slice, (x, y) => -y - 0.1 + bent * x, soft)
  return isQuarter ? without(half, (x) => -x - 0.1, soft) : half
}
