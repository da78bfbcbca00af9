import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { open, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { birdBody, shins, TIED } from './birdBody.ts'
import { cloudsOf } from './relief/clouds.ts'
import { type Seat, seenAt, sculpted } from './relief/sculpt.ts'
import { outOfPose, type Pose, posed } from './relief/solids.ts'
import { tiltOf } from './relief/tilt.ts'
import { roastSkinLook, roastTones } from './roastTones.ts'
import { layered } from './touches.ts'
import { upright } from './upright.ts'

const BONE = ['#5a2d17', '#96663f', '#cfa673', '#ecd4a8', '#f9ebcd', '#fffaea'] as const
const FRAME = [-1.5, -1.5, 1.5, 1.3] as const

/** A whole roast chicken on its back, its legs tied; `size` is half the length of its body. */
export function wholeBird(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const pose: Pose = { turn: -piece.angle }
  const seat: Seat = { x, y, size, flat: tiltOf(art.camera).flat }
  upright(art, piece, () => {
    const skin = skinOf(art, piece, { pose, seat })
    const bones = bonesOf(art, { pose, seat })
    standing(art, size, skin.outline + bones.outline)
    bones.draw(art)
    skin.draw(art)
    twine(art, pose, seat)
  })
}

interface Lying {
  pose: Pose
  seat: Seat
}

function skinOf({ random }: Canvas, { color }: Piece, { pose, seat }: Lying) {
  return sculpted(
    {
      body: posed(birdBody(random), pose),
      frame: FRAME,
      colors: roastTones(color),
      ...roastSkinLook(random, pose, {
        grain: 9,
        rough: 0.02,
        // The cavity between the legs is dark, the shins have browned most, and the table lights the sides.
        pale: (u, v, w) =>
          0.8 * Math.max(0, 0.42 - w) -
          0.5 * Math.max(0, 1 - Math.hypot((u + 0.66) / 0.3, v / 0.2, (w - 0.3) / 0.3)) -
          0.16 * Math.max(0, Math.min(1, (-0.78 - u) * 6)),
      }),
      cell: 6,
      tones: 14,
      crease: 0.75,
      contrast: 1.05,
    },
    seat,
  )
}

function bonesOf({ random }: Canvas, { pose, seat }: Lying) {
  const stains = cloudsOf(random)
  return sculpted(
    {
      body: posed(shins, pose),
      frame: FRAME,
      colors: BONE,
      pale: (u, v) => 0.2 * stains(u * 8, v * 8) - 0.02,
      gloss: 0.4,
      tones: 8,
      cell: 5,
    },
    seat,
  )
}

function standing(art: Canvas, size: number, outline: Path): void {
  art.movedBy(size * 0.1, size * 0.12, () => art.softFill(outline, SHADOW, 0.42, size * 0.12))
  art.movedBy(size * 0.02, size * 0.035, () => art.softFill(outline, '#260b05', 0.5, size * 0.03))
}

/** String wound around both shins, its ends tied in a bow. */
function twine(art: Canvas, pose: Pose, seat: Seat): void {
  const out = outOfPose(pose)
  const at = (u: number, v: number, w: number): Point => seenAt(seat, out(u, v, w))
  const { along, across, high } = TIED
  const turns = [-0.035, 0, 0.035].map((off) =>
    open(
      [-1, -0.7, -0.3, 0, 0.3, 0.7, 1].map((share) =>
        at(
          along + off + 0.03 * share * share,
          across * share,
          high + 0.075 - 0.12 * Math.abs(share) ** 3 - 0.04 * (1 - Math.abs(share)),
        ),
      ),
    ),
  )
  const loose = [
    [0, 0, -0.1, -0.16, -0.2, -0.17, -0.13, -0.04, 0, 0],
    [0, 0, -0.12, 0.1, -0.22, 0.14, -0.16, 0.03, 0, 0],
    [0, 0, 0.1, 0.14, 0.12, 0.24, 0.22, 0.34],
    [0, 0, -0.04, 0.18, -0.12, 0.28, -0.08, 0.4],
  ].map((line) =>
    open(
      Array.from({ length: line.length / 2 }, (_, index) =>
        at(along + (line[index * 2] ?? 0), line[index * 2 + 1] ?? 0, high + 0.06),
      ),
    ),
  )
  const { size } = seat
  layered(art, turns.join('') + loose.join(''), [
    { color: '#2a0b06', width: size * 0.026, dx: size * 0.012, dy: size * 0.022, opacity: 0.55 },
    { color: '#a8844f', width: size * 0.028 },
    { color: '#f7ecd4', width: size * 0.016, dx: -size * 0.003, dy: -size * 0.005 },
  ])
}
