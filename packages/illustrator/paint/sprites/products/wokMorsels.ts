import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, open, type Point } from '../../core/contour.ts'
import { laid, layered } from '../foods/touches.ts'
import type { Piece } from '../types.ts'

const STEPS = 8

/** Points along a piece, from its left end to its right one: how far along, and the place there. */
function along(place: (share: number) => Point, from = 0, to = 1): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, index) =>
    place(from + ((to - from) * index) / STEPS),
  )
}

/** A strip of sweet pepper, curled, its cut edge pale; `size` is half its length. */
export function pepperCurl(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const sweep = random.range(1.2, 2)
  const twist = random.range(-0.07, 0.07)
  const on = (across: number) => (share: number) => {
    const slim = 1 - 0.34 * Math.abs(share * 2 - 1) ** 3
    const turn = -Math.PI / 2 + (share - 0.5) * sweep
    const reach = 1.06 + across * slim + (share - 0.5) * twist
    return [Math.cos(turn) * reach, Math.sin(turn) * reach + 0.8] as const
  }
  const band = (inner: number, outer: number) =>
    closed(laid([...along(on(outer)), ...along(on(inner)).toReversed()], piece))
  layered(art, band(-0.3, 0.19), [
    { color: SHADOW, dx: size * 0.07, dy: size * 0.13, opacity: 0.4 },
    { color: shade(color, 0.56) },
  ])
  art.fill(band(-0.27, -0.14), mix(tint(color, 0.34), '#ffcf98', 0.34))
  art.fill(band(-0.27, -0.22), shade(color, 0.24), 0.5)
  art.fill(band(-0.17, 0.16), color)
  art.fill(band(0.06, 0.16), shade(color, 0.3), 0.6)
  const shine = laid(along(on(0.02), 0.16, 0.56), piece)
  art.stroke(open(shine), tint(color, 0.55), size * 0.16, { opacity: 0.5 })
  art.stroke(open(shine.slice(1, 7)), '#fff8ec', size * 0.07, { opacity: 0.95 })
}

/** Half the breadth of a pod along it, from its stalk to its tip. */
const POD = [0.03, 0.17, 0.25, 0.28, 0.28, 0.28, 0.25, 0.16, 0.02] as const

/** A sugar snap pea in its pod, the peas swelling in it; `size` is half its length. */
export function snapPea(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const bend = random.range(0.1, 0.26) * random.pick([-1, 1])
  const at = (u: number, v: number): Point => [u, v + bend * (1 - u * u)]
  const side = (sign: number, share = 1): Point[] =>
    POD.map((half, index) => at((index / STEPS) * 2 - 1, sign * half * share))
  const outline = closed(laid([...side(-1), ...side(1).toReversed()], piece))
  layered(art, outline, [
    { color: SHADOW, dx: size * 0.06, dy: size * 0.12, opacity: 0.4 },
    { color: mix(shade(color, 0.4), '#0c3a20', 0.6), fringe: size * 0.05 },
    { color },
  ])
  art.clipped(outline, () => {
    const dark = mix(color, '#0f4a22', 0.75)
    art.stroke(open(laid(side(1, 0.86), piece)), dark, size * 0.16, { opacity: 0.55 })
    for (const u of [-0.56, -0.2, 0.16, 0.52]) {
      const [swell] = laid([at(u, 0.02)], piece)
      if (!swell) continue
      art.specks([[swell[0] + size * 0.04, swell[1] + size * 0.06]], dark, size * 0.34, {
        opacity: 0.4,
      })
      art.specks([swell], mix(color, '#c8e66a', 0.5), size * 0.28, { opacity: 0.8 })
    }
  })
  art.stroke(open(laid(side(-1, 0.66).slice(2, 7), piece)), '#fbffe0', size * 0.06, {
    opacity: 0.9,
  })
  const stalk = laid([at(-0.98, 0), at(-1.1, -0.03), at(-1.2, -0.1)], piece)
  art.stroke(open(stalk), mix(color, '#2f5a24', 0.5), size * 0.09)
}

/** A drop of glaze that flies along `turn`. */
export function glazeDrop(art: Canvas, [x, y]: Point, size: number, turn: number): void {
  const round = blob(art.random, x, y, size * 1.3, size, { angle: turn + Math.PI / 2, wobble: 0.1 })
  art.fill(closed(round), '#6a2c0a')
  art.fill(ellipse(x - size * 0.3, y - size * 0.34, size * 0.36, size * 0.28), '#ffe2b0')
}

/** A ring of scallion in the air. */
export function scallionRing(art: Canvas, [x, y]: Point, size: number): void {
  const width = size * 0.6
  layered(art, ellipse(x, y, size, size * art.random.range(0.5, 0.95)), [
    { color: SHADOW, width, dx: 2, dy: 4, opacity: 0.3 },
    { color: '#3f8a3a', width },
    { color: '#c4e488', width: width * 0.5 },
  ])
}
