import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import type { Path } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cloudsOf } from './relief/clouds.ts'
import { type Seat, sculpted } from './relief/sculpt.ts'
import { block, type Pose, posed, type Solid, withinPose } from './relief/solids.ts'

const FRAME = [-2, -2, 2, 2] as const

/** Marinated meat of a color, from its char to the light on it. */
function tonesOf(color: Color): Color[] {
  const dark = ['#3a1006', mix(color, '#4e1406', 0.8), mix(color, '#8a2606', 0.62)]
  const light = [mix(color, '#f07c1e', 0.6), mix(color, '#f9992f', 0.9), '#ffbd5c', '#ffe3a8']
  return [...dark, color, ...light]
}

/** A chunk of chicken on its stick, cut as the thigh allowed, charred at its edges; `size` is half its length. */
export function tikkaChunk(art: Canvas, { size, ...piece }: Piece, seat: Seat): void {
  const { random } = art
  // The marinade does not lie equally thick on all of them.
  const color = mix(piece.color, random.pick(['#b8320e', '#cf4a12', '#e88a1c']), 0.5)
  const half = [random.range(0.74, 1), random.range(0.66, 1.02), random.range(0.56, 0.78)] as const
  const pose: Pose = {
    turn: -piece.angle + random.jitter(0.3),
    roll: random.jitter(0.7),
    lift: random.jitter(0.22),
  }
  const [lumps, burnt, fine] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  const [taper, shear] = [random.jitter(0.3), random.jitter(0.35)]
  const raw = block(half, 0.4)
  const chunk: Solid = (x, y, z) => {
    const away = raw(x - shear * y, y * (1 + taper * x), z)
    return away > 0.8 ? away - 0.3 : away * 0.72 - 0.36 * lumps(x * 1.3 + z, y * 1.5 + z * 1.1)
  }
  const within = withinPose(pose)
  /** How near a corner or an end it is, where the heat got at it from two sides. */
  const edgeAt = (x: number, y: number, z: number) =>
    Math.hypot(x / half[0], y / half[1], z / half[2]) - 1
  const meat = sculpted(
    {
      body: posed(chunk, pose),
      frame: FRAME,
      colors: tonesOf(color),
      bump: (...place) => {
        const [x, y, z] = within(...place)
        return 0.09 * lumps(x * 4 + 3, y * 4 + z * 3) + 0.03 * fine(x * 7, y * 7 + z * 5)
      },
      pale: (...place) => {
        const [x, y, z] = within(...place)
        const char = edgeAt(x, y, z) * 0.9 + burnt(x * 1.7 + 5, y * 1.9 + z * 1.4) * 1.5 - 0.42
        // The plate throws light on the sides that are turned away from the window.
        const thrown = 0.34 * Math.max(0, 0.5 - place[2])
        return thrown - Math.min(0.62, Math.max(0, char - 0.08) * 2)
      },
      dry: (...place) => 0.3 + fine(place[0] * 4, place[1] * 4),
      gloss: 0.8,
      shine: '#fff2d8',
      cell: 7,
      tones: 10,
      crease: 0.45,
    },
    { ...seat, x: piece.x, y: piece.y, size },
  )
  onStick(art, meat.outline, size)
  art.stroke(meat.outline, '#4a1607', 4)
  meat.draw(art)
}

/** A petal of onion or a square of pepper on its edge, bowed, its rim charred; `size` is half its height. */
export function tikkaPetal(art: Canvas, { size, color, ...piece }: Piece, seat: Seat): void {
  const { random } = art
  const pose: Pose = {
    turn: -piece.angle + random.pick([-1, 1]) * random.range(0.3, 0.75),
    roll: random.jitter(0.7),
    lift: random.jitter(0.3),
  }
  const [wide, high] = [random.range(0.78, 1), random.range(0.7, 0.86)]
  const bow = random.range(0.12, 0.28) * random.pick([-1, 1])
  const slab = block([0.13, wide, high], 0.12)
  const narrow = random.jitter(0.35)
  const uneven = cloudsOf(random)
  const within = withinPose(pose)
  const petal: Solid = (x, y, z) =>
    slab(x - bow * (y * y + z * z - 0.3), y * (1 + 0.35 * z * z + narrow * z), z) * 0.66
  const charred = random.range(0.3, 0.55)
  const seen = sculpted(
    {
      body: posed(petal, pose),
      frame: [-1.4, -1.6, 1.4, 1.4],
      colors: [
        mix(color, '#1c0806', 0.72),
        mix(color, '#1c0806', 0.42),
        mix(color, '#1c0806', 0.16),
        color,
        mix(color, '#fff4e0', 0.4),
        mix(color, '#fff4e0', 0.75),
        '#fffaf0',
      ],
      pale: (...place) => {
        const [x, y, z] = within(...place)
        const rim = Math.max(Math.abs(y) / wide, Math.abs(z) / high) - 0.86
        return (
          0.14 +
          0.2 * uneven(x * 3, y * 3 + z) -
          Math.max(0, rim * 3 + uneven(y * 4, z * 4) - 0.1) * charred
        )
      },
      gloss: 0.9,
      cell: 6,
      tones: 8,
    },
    { ...seat, x: piece.x, y: piece.y, size },
  )
  onStick(art, seen.outline, size)
  seen.draw(art)
}

/** What a piece shades beside it and on the plate. */
function onStick(art: Canvas, outline: Path, size: number): void {
  art.movedBy(size * 0.16, size * 0.3, () => art.softFill(outline, '#2a1029', 0.34, size * 0.1))
  art.movedBy(size * 0.05, size * 0.08, () => art.softFill(outline, '#1c0503', 0.5, size * 0.05))
}
