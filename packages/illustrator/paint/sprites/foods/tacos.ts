import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import type { Path, Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { friedStrip } from './friedStrip.ts'
import { herbLeaf } from './fillings.ts'
import { type Bead, poured } from './pouredSauce.ts'
import { type Seat, seenAt } from './relief/sculpt.ts'
import { outOfPose, type Pose } from './relief/solids.ts'
import { tiltOf } from './relief/tilt.ts'
import { cabbageShreds, radishSlice } from './tacoFilling.ts'
import { tortillaFlap } from './tortillaFlap.ts'
import { upright } from './upright.ts'

/** Where a place in a taco is seen: from its left end to its right one, away from us, up from its fold. */
type InTaco = (x: number, y: number, z: number) => Point

/** A soft taco on its fold, a strip of fried fish along its opening; `size` is half its width. */
export function taco(art: Canvas, given: Piece): void {
  const { random } = art
  const { x, y, size, color } = given
  const pose: Pose = { turn: 0.1 + random.jitter(0.08), roll: -0.42, lift: random.jitter(0.03) }
  const seat: Seat = { x, y: y + size * 0.42, size, flat: tiltOf(art.camera).flat }
  const out = outOfPose(pose)
  const at: InTaco = (...place) => seenAt(seat, out(...place))
  upright(art, given, () => {
    const [back, front] = [
      tortillaFlap(random, pose, 1, seat),
      tortillaFlap(random, pose, -1, seat),
    ]
    standing(art, size, front.outline)
    back.draw(art)
    behind(art, at, size)
    friedStrip(art, { pose, seat, color })
    before(art, at, size)
    art.movedBy(-size * 0.01, -size * 0.03, () =>
      art.softFill(front.outline, '#2c0f06', 0.4, size * 0.03),
    )
    front.draw(art)
  })
}

function standing(art: Canvas, size: number, outline: Path): void {
  art.movedBy(size * 0.08, size * 0.07, () => art.softFill(outline, SHADOW, 0.42, size * 0.08))
  art.movedBy(size * 0.02, size * 0.03, () => art.softFill(outline, '#2a0f06', 0.5, size * 0.03))
}

/** Places along the opening, so high over the fold, denser in its middle. */
function along({ random }: Canvas, at: InTaco, count: number, [y, z]: Point): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count - 0.5) * 1.62 + random.jitter(0.8 / count)
    const arch = Math.sqrt(Math.max(0, 1 - x * x))
    return at(x, y + random.jitter(0.05), z * arch + random.jitter(0.05))
  })
}

/** What stands behind the fish: cabbage, slices of radish, leaves of cilantro. */
function behind(art: Canvas, at: InTaco, size: number): void {
  cabbageShreds(art, along(art, at, 26, [0.24, 0.86]), size, '#9dbb5c')
  for (const place of along(art, at, 4, [0.2, 1.0]).slice(0, 3))
    radishSlice(art, place, size * 1.12)
  cabbageShreds(art, along(art, at, 24, [0.14, 0.9]), size, '#e6efbc')
  for (const place of along(art, at, 4, [0.1, 0.92])) leaf(art, place, size)
}

/** What lies before the fish and on it. */
function before(art: Canvas, at: InTaco, size: number): void {
  const { random } = art
  cabbageShreds(art, along(art, at, 15, [-0.2, 0.62]), size, '#c9dc8c')
  const runs = creamRuns(art)
  const [x, y] = at(0, -0.06, 0.94)
  poured(art, { x, y, size, angle: -0.04, color: '#fdf6e4' }, runs, '#fdf6e4')
  radishSlice(art, at(-0.6 + random.jitter(0.06), -0.2, 0.6), size * 1.05)
  radishSlice(art, at(0.5 + random.jitter(0.06), -0.2, 0.64), size * 1.1)
  for (const u of [-0.36, 0.02, 0.3]) leaf(art, at(u + random.jitter(0.08), -0.16, 0.8), size)
}

/** Lime cream from a spoon: to and fro over the fish, in places down its near side. */
function creamRuns({ random }: Canvas): Bead[][] {
  const turns = random.whole(7, 9)
  const line = Array.from({ length: turns }, (_, index): Bead => {
    const sway = (index % 2 ? -1 : 1) * random.range(0.03, 0.085)
    const u = (index / (turns - 1) - 0.5) * 1.0 + random.jitter(0.04)
    return [u, 0.05 + sway + u * u * 0.2, random.range(0.028, 0.044)]
  })
  const drops = line
    .filter(([, v]) => v > 0.06)
    .slice(1, 3)
    .map(([u, v]): Bead[] => {
      const down = random.range(0.08, 0.2)
      return [
        [u, v, 0.03],
        [u + 0.01, v + down * 0.6, 0.024],
        [u, v + down, 0.034],
      ]
    })
  return [line, ...drops]
}

function leaf(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  const color = random.pick(['#5f9c42', '#7ab352', '#4a8a38'])
  herbLeaf(art, { x, y, size: size * random.range(0.07, 0.1), angle: random.angle(), color })
}
