import type { Canvas } from '../../../core/canvas.ts'
import {
  blob,
  circle,
  closed,
  moved,
  open,
  type Point,
  polygon,
  shrunk,
} from '../../../core/contour.ts'
import { shade, tint } from '../../../core/color.ts'
import type { Color } from '../../../../language/paints.ts'
import { upright } from '../../foods/upright.ts'
import { varied } from '../../foods/produce/shapes.ts'
import type { Piece } from '../../types.ts'
import { castShadow } from '../castShadow.ts'

/** A piece chopped from a bar: a cut top, rough sides; `size` is half its length. */
export function chocolateShard(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const ry = size * random.range(0.55, 0.85)
  const top = blob(random, x, y, size, ry, { angle, points: random.whole(4, 6), wobble: 0.16 })
  const edge = polygon(top)
  const depth = size * 0.34
  castShadow(art, polygon(moved(top, depth * 0.3, depth)), size)
  art.movedBy(depth * 0.3, depth, () => art.fill(edge, shade(color, 0.56)))
  art.movedBy(depth * 0.15, depth * 0.5, () => art.fill(edge, shade(color, 0.36)))
  const tone = varied(art, color, 0.16)
  art.fill(edge, tone)
  const ridge: Point = [x + random.jitter(size * 0.25), y + random.jitter(size * 0.2)]
  const lit = top.filter(([u, v]) => u - x + (v - y) * 1.4 < 0)
  if (lit.length > 1) art.fill(polygon([...lit, ridge]), tint(tone, 0.2))
  art.stroke(edge, tint(color, 0.42), Math.max(1.6, size * 0.05), { opacity: 0.5 })
}

/** Splinters and dust from a knife. */
export function chocolateDust(art: Canvas, places: readonly Point[], color: Color): void {
  for (const [x, y] of places) {
    const size = art.random.range(4, 9)
    const splinter = blob(art.random, x, y, size, size * 0.6, {
      angle: art.random.angle(),
      points: 4,
      wobble: 0.2,
    })
    art.body(splinter, varied(art, color, 0.16), { height: 4, shaded: 0.4, angular: true })
  }
}

/** A drop as it is poured for baking, as high as wide: a broad foot that narrows to a curled tip. */
export function chocolateDrop(art: Canvas, x: number, y: number, color: Color): void {
  const radius = art.random.range(17, 21)
  const tone = varied(art, color, 0.16)
  upright(art, { x, y }, () => {
    const tip: Point = [x, y - radius * (0.1 + 0.9 * (1 - art.camera.foreshortening))]
    const foot = blob(art.random, x, y, radius, radius * 0.92, { points: 10, wobble: 0.04 })
    art.shadow(closed(foot), 9, 0.4)
    art.fill(closed(foot), shade(tone, 0.5))
    art.fill(closed(shrunk(foot, 0.9, -0.8, -1.4)), tint(tone, 0.06))
    const around = (from: number, reach: number) =>
      [0, 0.5, 1, 1.5].map((t): Point => [
        x + Math.cos(from + t) * radius * reach,
        y + Math.sin(from + t) * radius * reach,
      ])
    art.fill(closed([...around(0.2, 0.84), tip]), shade(tone, 0.34), 0.8)
    art.fill(closed([...around(3.2, 0.72), tip]), tint(tone, 0.24))
    art.fill(circle(tip[0] + 1, tip[1] + 1.6, radius * 0.2), shade(tone, 0.46))
    const curl = open([[tip[0] - 2.4, tip[1] + 1], tip, [tip[0] + 2, tip[1] - 2.4]])
    art.stroke(curl, tint(tone, 0.42), 2.6)
  })
}
