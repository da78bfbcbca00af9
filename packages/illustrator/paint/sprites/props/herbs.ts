import type { herbProps as words } from '../../../language/words/props/herbs.ts'
import type { Canvas } from '../../core/canvas.ts'
import { open, type Point, turnedPoint } from '../../core/contour.ts'
import { SHADOW, shade, tint } from '../../core/color.ts'
import type { PropSpot, DrawProp } from '../types.ts'
import { parsleyLeaf } from '../foods/produce/sprigs.ts'
import { basil } from './herbs/basil.ts'
import { frond, leaf, leafTone } from './leaves.ts'
import { parsley } from './herbs/parsley.ts'
import { rosemary } from './herbs/rosemary.ts'
import { inward } from './spots.ts'
import { thyme } from './herbs/thyme.ts'
import { tie } from './twine.ts'

/** Where a leaf lies beside the middle of the prop, how long it is and how it is turned. */
type Leaf = readonly [dx: number, dy: number, size: number, angle: number]

/** Leaves laid out by hand. */
function leaves(places: readonly Leaf[], width: number, veins: number) {
  return (art: Canvas, { x, y, color }: PropSpot): void => {
    const turn = art.random.jitter(0.5)
    for (const [dx, dy, size, angle] of places) {
      const [u, v] = turnedPoint([dx, dy], turn, x, y)
      const piece = { x: u, y: v, size, angle: angle + turn, color: leafTone(art, color) }
      leaf(art, piece, { width, veins })
    }
  }
}

const sage = leaves(
  [
    [-46, -10, 158, 2.6],
    [20, 52, 150, 0.9],
    [48, -24, 142, -0.4],
  ],
  0.36,
  7,
)

const bayleaves = leaves(
  [
    [-42, -22, 172, -0.5],
    [34, 26, 182, 0.5],
    [-24, 62, 150, 1.4],
  ],
  0.38,
  6,
)

/** Two tips of mint: leaves in crossed pairs, smaller towards the middle. */
function mint(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  for (const [dx, dy, scale] of [
    [-30, -18, 1.3],
    [70, 70, 0.9],
  ] as const) {
    const turn = random.angle()
    for (const [ring, size] of [88, 66, 40].entries()) {
      for (const side of [0, Math.PI]) {
        const angle = turn + side + ring * 1.4 + random.jitter(0.15)
        const reach = size * scale * 0.52
        const at = { x: x + dx + Math.cos(angle) * reach, y: y + dy + Math.sin(angle) * reach }
        const tone = tint(leafTone(art, color), ring * 0.12)
        leaf(art, { ...at, size: size * scale, angle, color: tone }, { width: 0.7, veins: 5 })
      }
    }
  }
}

function dill(art: Canvas, spot: PropSpot): void {
  const foot = inward(spot) + Math.PI
  const [x, y] = [spot.x + Math.cos(foot) * 110, spot.y + Math.sin(foot) * 110]
  for (const turn of [-0.35, 0.05, 0.42]) {
    const size = 210 + art.random.range(0, 50)
    frond(art, { x, y, size, angle: inward(spot) + turn, color: leafTone(art, spot.color) })
  }
}

/** A bunch of soft herbs, tied with string; `accent` is the string. */
function herbs(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { x, y, color, accent } = spot
  const angle = inward(spot)
  const at = (u: number, v: number): Point => turnedPoint([u, v], angle, x, y)
  const stems = Array.from({ length: 15 }, (_, index) => {
    const fan = (index - 7) / 7
    return open([at(-150, fan * 34), at(-62, fan * 12), at(10, fan * 34), at(70, fan * 78)])
  }).join('')
  art.movedBy(8, 12, () => art.stroke(stems, SHADOW, 9, { opacity: 0.26 }))
  art.stroke(stems, shade(color, 0.1), 8)
  art.movedBy(-1, -2, () => art.stroke(stems, tint(color, 0.42), 3))
  for (let index = 0; index < 22; index += 1) {
    const reach = 24 + (index / 22) * 112
    const [u, v] = at(reach, random.jitter(26 + reach * 0.62))
    const turn = angle + random.jitter(0.9)
    parsleyLeaf(art, {
      x: u,
      y: v,
      size: random.range(42, 56),
      angle: turn,
      color: leafTone(art, color),
    })
  }
  const [kx, ky] = at(-68, 0)
  tie(art, { x: kx, y: ky, size: 24, angle, color: accent })
}

export const herbProps = {
  basil,
  mint,
  rosemary,
  thyme,
  parsley,
  sage,
  dill,
  bayleaves,
  herbs,
} satisfies Record<keyof typeof words, DrawProp>
