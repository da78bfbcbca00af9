import type { Random } from '../../../language/random.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import type { Path } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cloudsOf } from './relief/clouds.ts'
import { type Sculpture, sculpted } from './relief/sculpt.ts'
import { egg, joined, limb, type Pose, posed, type Solid } from './relief/solids.ts'
import { tiltOf } from './relief/tilt.ts'
import { roastSkinLook, roastTones } from './roastTones.ts'
import { layered, patches } from './touches.ts'
import { upright } from './upright.ts'

const BONE = ['#5a2d17', '#96663f', '#cfa673', '#ecd4a8', '#f9ebcd', '#fffaea'] as const
const FRAME = [-1.4, -1.4, 1.4, 1.2] as const

/** A roast drumstick, its skin drawn back from the bone; `size` is half its length. */
export function drumstick(art: Canvas, piece: Piece): void {
  const { random } = art
  const plump = random.range(0.9, 1.06)
  const pose = { turn: -piece.angle, roll: random.jitter(0.4), lift: -0.06 }
  const shaft = limb([0.3, 0, 0.24], [1.02, 0, 0.14], 0.085, 0.07)
  const knobs = [
    egg([1.06, 0.075, 0.14], [0.1, 0.095, 0.09]),
    egg([1.07, -0.08, 0.14], [0.1, 0.085, 0.09]),
  ]
  roastPart(art, piece, pose, {
    bone: joined(0.08, [shaft, ...knobs]),
    meat: unevenly(
      random,
      joined(0.22, [
        egg([-0.46, 0.02, 0.36 * plump], [0.5, 0.43 * plump, 0.38 * plump]),
        egg([-0.1, -0.08, 0.3], [0.46, 0.3 * plump, 0.3]),
        limb([-0.2, 0, 0.3], [0.66, 0, 0.2], 0.27 * plump, 0.12),
      ]),
    ),
    // Where it shrank from the ankle the skin lies in folds.
    bump: (x) => (x > 0.3 ? 0.022 * Math.sin(x * 52) * Math.min(1, (x - 0.3) * 4) : 0),
    pale: (x) => -0.22 * Math.max(0, Math.min(1, (x - 0.52) * 6)),
  })
}

/** A roast chicken thigh, its skin up; `size` is half its length. */
export function chickenthigh(art: Canvas, piece: Piece): void {
  const { random } = art
  const side = random.pick([-1, 1])
  const pose = { turn: -piece.angle, lift: -0.04 }
  roastPart(art, piece, pose, {
    bone: limb([0.5, 0, 0.2], [0.98, 0.02 * side, 0.16], 0.1, 0.12),
    meat: unevenly(
      random,
      joined(0.2, [
        egg([-0.3, 0.14 * side, 0.26], [0.6, 0.5, 0.3]),
        egg([0.04, -0.2 * side, 0.28], [0.66, 0.38, 0.3]),
        egg([0.42, -0.02, 0.22], [0.46, 0.34, 0.24]),
      ]),
    ),
    // The thick and the thin side of the meat, under one skin.
    bump: (x, y) =>
      -0.04 * Math.exp(-(((y * side + 0.02 - x * 0.2) / 0.12) ** 2)) * (x < 0.45 ? 1 : 0),
    pale: (x, y) => (Math.hypot(x, y * 1.4) > 0.72 ? -0.12 : 0),
  })
}

interface RoastPart {
  bone: Solid
  meat: Solid
  bump: Solid
  pale: Solid
}

/** A body that grew, not one that was turned on a lathe. */
function unevenly(random: Random, body: Solid): Solid {
  const lumps = cloudsOf(random)
  return (x, y, z) => {
    const away = body(x, y, z)
    return away > 0.3 ? away - 0.1 : away * 0.85 - 0.11 * lumps(x * 2.4 + z, y * 2.8 + z * 2)
  }
}

function roastPart(art: Canvas, piece: Piece, pose: Pose, { bone, meat, bump, pale }: RoastPart) {
  const { random } = art
  const { x, y, size } = piece
  const seat = { x, y, size, flat: tiltOf(art.camera).flat }
  const color = mix(piece.color, '#d98a2c', random.range(0, 0.5))
  const stains = cloudsOf(random)
  const bare: Sculpture = {
    body: posed(bone, pose),
    frame: FRAME,
    colors: BONE,
    pale: (u, v) => 0.2 * stains(u * 7, v * 7) - 0.04,
    gloss: 0.4,
    tones: 7,
    cell: 6,
  }
  const skin: Sculpture = {
    body: posed(meat, pose),
    frame: FRAME,
    colors: roastTones(color),
    ...roastSkinLook(random, pose, { bump, pale }),
    tones: 11,
    cell: 7,
    crease: 0.65,
    contrast: 1.05,
  }
  upright(art, piece, () => {
    const [under, over] = [sculpted(bare, seat), sculpted(skin, seat)]
    standing(art, size, over.outline + under.outline)
    under.draw(art)
    art.clipped(under.outline, () =>
      art.movedBy(size * 0.02, size * 0.03, () =>
        art.softFill(over.outline, '#4a1a08', 0.6, size * 0.05),
      ),
    )
    over.draw(art)
    art.clipped(over.outline, () => rosemaryRub(art, piece))
  })
}

/** Its shadow on what it lies on, and what ran out of it and browned there. */
function standing(art: Canvas, size: number, outline: Path): void {
  art.movedBy(size * 0.02, size * 0.03, () => art.softFill(outline, '#8f4f16', 0.3, size * 0.12))
  art.movedBy(size * 0.07, size * 0.1, () => art.softFill(outline, SHADOW, 0.42, size * 0.06))
  art.movedBy(size * 0.02, size * 0.03, () => art.softFill(outline, '#260b05', 0.5, size * 0.02))
}

/** Chopped rosemary and pepper from the paste the skin was rubbed with. */
function rosemaryRub(art: Canvas, { x, y, size }: Piece): void {
  const reach = { x, y: y - size * 0.28, rx: size * 0.75, ry: size * 0.5 }
  const herbs = patches(art, { ...reach, count: 20, grain: size * 0.026 })
  layered(art, herbs, [
    { color: '#2a0d04', dx: size * 0.006, dy: size * 0.01, opacity: 0.5 },
    { color: '#4c5a22' },
  ])
  art.fill(patches(art, { ...reach, count: 14, grain: size * 0.016 }), '#260c05', 0.8)
}
