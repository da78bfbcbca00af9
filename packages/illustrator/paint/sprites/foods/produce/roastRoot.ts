import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, SHADOW } from '../../../core/color.ts'
import type { Piece } from '../../types.ts'
import { cloudsOf } from '../relief/clouds.ts'
import { type OnSkin, sculpted } from '../relief/sculpt.ts'
import { egg, limb, type Pose, posed, type Solid, withinPose, without } from '../relief/solids.ts'
import { tiltOf } from '../relief/tilt.ts'
import { upright } from '../upright.ts'

/** A length of a roasted root, which grows thinner, its cut ends browned; `size` is half its length. */
export function rootLength(art: Canvas, piece: Piece): void {
  const { random } = art
  const [thick, thin] = [random.range(0.36, 0.5), random.range(0.2, 0.32)]
  const half = random.range(0.7, 0.95)
  const whole = limb([-1.4, 0, 0.36], [1.4, random.jitter(0.3), 0.3], thick + 0.06, thin - 0.04)
  const uneven = cloudsOf(random)
  const root: Solid = (x, y, z) =>
    without(whole, (u, v) => half - Math.abs(u + v * 0.2), 0.16)(x, y, z) -
    0.06 * uneven(x * 2.4, y * 3)
  roasted(art, piece, {
    body: root,
    // Its ends lay on the hot pan or stood in the heat.
    pale: (x, y, z) =>
      -0.4 * Math.max(0, (Math.abs(x) - half + 0.2) / 0.24) +
      (Math.abs(x + y * 0.2) > half - 0.04 && Math.hypot(y, z - 0.34) < 0.26 ? 0.42 : 0),
    bump: (x) => 0.02 * uneven(x * 8, 3),
  })
}

/** A small potato, halved and roasted until its cut face is crisp; `size` is half its length. */
export function roastPotato(art: Canvas, piece: Piece): void {
  const { random } = art
  const [long, wide] = [random.range(0.82, 1), random.range(0.62, 0.78)]
  const lean = random.range(0.15, 0.75)
  const towards = random.angle()
  const whole = egg([0, 0, 0.3], [long, wide, 0.66])
  const [nx, ny, nz] = [
    Math.sin(lean) * Math.cos(towards),
    Math.sin(lean) * Math.sin(towards),
    Math.cos(lean),
  ]
  const deep = random.range(0.12, 0.24)
  /** How far above the knife's cut a place is. */
  const cut: Solid = (x, y, z) => x * nx + y * ny + (z - 0.3) * nz - deep
  const uneven = cloudsOf(random)
  const potato: Solid = (x, y, z) =>
    without(whole, (...place) => -cut(...place), 0.1)(x, y, z) - 0.05 * uneven(x * 3, y * 3 + z)
  roasted(art, piece, {
    body: potato,
    pale: (x, y, z) => {
      const isCut = cut(x, y, z) > -0.06
      const rim = Math.hypot(x / long, y / wide)
      if (isCut) return 0.2 - 0.5 * Math.max(0, rim - 0.62) + 0.24 * uneven(x * 4 + 2, y * 4)
      return -0.16
    },
    bump: (x, y) => 0.02 * uneven(x * 5, y * 5 + 5),
  })
}

interface Roasted {
  body: Solid
  pale: OnSkin
  bump: OnSkin
}

/** Smaller ones need finer outlines. */
const SMALL = 66

/** What roasted roots look like: nearly burnt in their creases, glossy with drippings where they are lit. */
function roasted(art: Canvas, piece: Piece, { body, pale, bump }: Roasted): void {
  const { random } = art
  const { x, y, size, color } = piece
  const pose: Pose = { turn: -piece.angle }
  const within = withinPose(pose)
  const browned = cloudsOf(random)
  const seat = { x, y, size, flat: tiltOf(art.camera).flat }
  const root = sculpted(
    {
      body: posed(body, pose),
      frame: [-1.4, -1.7, 1.4, 1.2],
      colors: tonesOf(mix(color, '#c9781e', random.range(0, 0.16))),
      bump: (...place) => bump(...within(...place)),
      pale: (...place) => {
        const [u, v, w] = within(...place)
        return pale(u, v, w) + Math.min(0, 0.12 - 0.7 * browned(u * 3, v * 3 + w * 2) - 0.1)
      },
      gloss: 0.7,
      cell: size < SMALL ? 5 : 7,
      tones: 8,
    },
    seat,
  )
  upright(art, piece, () => {
    art.movedBy(size * 0.12, size * 0.16, () =>
      art.softFill(root.outline, SHADOW, 0.42, size * 0.1),
    )
    art.movedBy(size * 0.03, size * 0.05, () =>
      art.softFill(root.outline, '#2a1006', 0.5, size * 0.03),
    )
    root.draw(art)
  })
}

function tonesOf(color: Color): Color[] {
  const dark = [0.86, 0.6, 0.3].map((share) => mix(color, '#351003', share))
  const light = [mix(color, '#ffbe4a', 0.4), mix(color, '#ffda80', 0.75), '#fff0bc']
  return [...dark, color, ...light]
}
