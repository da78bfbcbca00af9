import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, moved, open, type Path, type Point, shrunk, turned } from '../../core/contour.ts'
import { shape } from '../foods/dough.ts'
import { layered } from '../foods/touches.ts'
import type { Morsel } from './morsels.ts'

/** An onion from its tip on the left to its root on the right, half as wide as `size` is 1. */
const BULB = shape(
  '-1.34 -0.05, -1.1 -0.2, -0.86 -0.5, -0.44 -0.8, 0.08 -0.9, 0.56 -0.76, 0.86 -0.42, 0.98 -0.1, 0.98 0.12, 0.86 0.46, 0.54 0.78, 0.06 0.9, -0.44 0.8, -0.86 0.5, -1.1 0.16, -1.34 0.06',
)
/** A layer within: it closes in a blunt point, and has no neck. */
const WITHIN = shape(
  '-1.06 -0.04, -0.98 -0.24, -0.78 -0.52, -0.42 -0.78, 0.08 -0.88, 0.56 -0.76, 0.84 -0.44, 0.94 -0.1, 0.94 0.12, 0.84 0.46, 0.54 0.78, 0.06 0.88, -0.42 0.79, -0.78 0.54, -0.98 0.22, -1.06 0.06',
)
const FLESH = '#fbf3ee'
/** Where all layers grow from, on a bulb of size 1. */
const ROOT: Point = [0.84, 0.02]

/** How large each layer is beside the whole, and how far it leans off the middle. */
const LAYERS = [
  [0.91, 0],
  [0.8, 0.014],
  [0.67, -0.022],
  [0.56, 0.024],
  [0.43, -0.014],
  [0.3, 0.03],
] as const

/** Half an onion cut from tip to root, its cut side up: layers that meet at the root. */
export function onionHalf(art: Canvas, { x, y, size, angle = 0, color }: Morsel): void {
  const bulb = (share: number, lean = 0) => turned(layerOf(share, lean, size), angle, x, y)
  const skin = bulb(1)
  const below = moved(skin, size * 0.02, size * 0.13)
  art.movedBy(size * 0.1, size * 0.1, () => art.softFill(closed(below), SHADOW, 0.5, size * 0.1))
  art.fill(closed(moved(below, 5, 7)), SHADOW, 0.45)
  roots(art, { x, y, size, angle, color })
  art.fill(closed(below), shade(color, 0.62))
  art.fill(closed(moved(skin, size * 0.01, size * 0.07)), shade(color, 0.3))
  art.stroke(closed(moved(skin, size * 0.01, size * 0.05)), tint(color, 0.4), 3, { opacity: 0.4 })
  art.fill(closed(skin), color)
  art.fill(closed(bulb(0.955)), tint(color, 0.5))
  const face = closed(bulb(0.94))
  art.fill(face, FLESH)
  art.clipped(face, () => {
    for (const [share, lean] of LAYERS) layer(art, bulb(share, lean), size, color)
    core(art, { x, y, size, angle, color })
    moisture(art, { x, y, size, angle, color })
  })
}

/** The bulb drawn in towards its root. */
function layerOf(share: number, lean: number, size: number): Point[] {
  const [u, v] = ROOT
  const narrow = share ** 1.12
  const outline = share > 0.91 ? BULB : WITHIN
  return outline.map(([a, b]): Point => [
    (u + (a - u) * share) * size,
    (v + (b - v) * narrow + lean * (u - a)) * size,
  ])
}

/** One layer: stained by the skin on its outside, a thin wet gap around it, paler within. */
function layer(art: Canvas, outline: readonly Point[], size: number, color: Color): void {
  const path = closed(outline)
  layered(art, path, [
    { color: mix(color, FLESH, 0.72), width: size * 0.075, opacity: 0.55 },
    { color: mix(color, FLESH, 0.22), width: size * art.random.range(0.02, 0.034), opacity: 0.9 },
  ])
  const inner = closed(shrunk(outline, 0.955, -size * 0.012, -size * 0.016))
  art.stroke(inner, '#ffffff', size * 0.026, { opacity: 0.85 })
}

/** The sprout in the middle, and the plate of the root. */
function core(art: Canvas, { x, y, size, angle = 0, color }: Morsel): void {
  const on = (data: string) => closed(turned(scaled(shape(data), size), angle, x, y))
  art.fill(on('0.1 0.02, 0.4 -0.07, 0.78 -0.05, 0.8 0.08, 0.42 0.1'), '#dfe2a8', 0.85)
  art.fill(on('0.22 0.02, 0.44 -0.025, 0.74 0, 0.46 0.05'), '#f6f3cf')
  art.fill(on('0.78 -0.13, 1.02 -0.16, 1.02 0.2, 0.78 0.16, 0.72 0.02'), mix(color, '#f0e4c8', 0.8))
  art.fill(on('0.9 -0.13, 1.04 -0.13, 1.04 0.17, 0.9 0.16, 0.87 0.02'), '#c4a07a')
}

/** Juice on the cut side: light along the layers, and the shade of the far side. */
function moisture(art: Canvas, { x, y, size, angle = 0 }: Morsel): void {
  const on = (points: Point[]) => turned(scaled(points, size), angle, x, y)
  const lights = [
    shape('-0.82 -0.26, -0.52 -0.52, -0.14 -0.64'),
    shape('-0.5 -0.2, -0.26 -0.38, 0.06 -0.45'),
    shape('0.1 0.52, 0.4 0.46, 0.62 0.32'),
  ].map((points) => open(on(points)))
  art.stroke(lights.join(''), '#ffffff', size * 0.045, { opacity: 0.8 })
  const side = closed(on(shape('1 -0.3, 0.9 0.5, 0.4 0.9, -0.3 0.9, 0.3 0.66, 0.72 0.3')))
  art.softFill(side, SHADOW, 0.18, size * 0.1)
}

/** The beard of the root and the papery tip. */
function roots(art: Canvas, { x, y, size, angle = 0, color }: Morsel): void {
  const hairs = Array.from({ length: 13 }, (_, index) => {
    const v = 0.03 + (index - 6) * 0.024
    const far = 1.03 + art.random.range(0, 0.13)
    const bend = art.random.jitter(0.08)
    return open(
      turned(
        scaled(
          [
            [0.9, v],
            [1.02, v + bend * 0.4],
            [far, v + bend + (index - 6) * 0.02],
          ],
          size,
        ),
        angle,
        x,
        y,
      ),
    )
  })
  art.stroke(hairs.join(''), '#b5966a', size * 0.016)
  const paper = shape(
    '-1.26 -0.1, -1.5 -0.16, -1.62 -0.06, -1.54 0.04, -1.64 0.14, -1.44 0.16, -1.24 0.12',
  )
  art.fill(closed(turned(scaled(paper, size), angle, x, y)), mix(color, '#d8a878', 0.5))
}

function scaled(points: readonly Point[], size: number): Point[] {
  return points.map(([u, v]): Point => [u * size, v * size])
}

interface Slice {
  x: number
  y: number
  /** Half its width. */
  size: number
  angle: number
  color: Color
  /** How much of its height is seen, as slices lean. */
  flat?: number
}

/** A slice across half an onion: uneven bows of flesh, the purple skin round them, its thickness below. */
export function halfMoon(art: Canvas, slice: Slice): void {
  const { x, y, size, angle, color, flat = 1 } = slice
  const stray = [art.random.jitter(0.05), art.random.jitter(0.06)] as const
  const bow = (share: number) => {
    const middle = (1 - share) * stray[0] * size
    return Array.from({ length: 9 }, (_, index): Point => {
      const turn = (index / 8) * Math.PI
      const bulge = 1 + 0.05 * Math.sin(turn * 3 + stray[1] * 30)
      return [middle + Math.cos(turn) * size * share, Math.sin(turn) * size * share * flat * bulge]
    })
  }
  const place = (points: readonly Point[]) => turned(points, angle, x, y)
  const outline: Path = `${open(place(bow(1)))}Z`
  const thick = size * 0.12
  art.movedBy(size * 0.08, size * 0.16, () => art.softFill(outline, SHADOW, 0.42, size * 0.06))
  layered(art, outline, [
    { color: shade(mix(color, FLESH, 0.2), 0.24), dx: 1, dy: thick },
    { color: mix(color, FLESH, 0.3), dy: thick * 0.5 },
    { color: FLESH },
  ])
  art.clipped(outline, () => {
    for (const share of [0.84, 0.68, 0.54, 0.41, 0.27]) {
      const line = open(place(bow(share)))
      layered(art, line, [
        { color: mix(color, FLESH, 0.74), width: size * 0.08, opacity: 0.6 },
        { color: mix(color, FLESH, 0.2), width: size * art.random.range(0.022, 0.042) },
        { color: '#ffffff', width: size * 0.03, dx: -2, dy: -size * 0.03, opacity: 0.85 },
      ])
    }
    art.stroke(open(place(bow(0.99))), color, size * 0.09)
    art.stroke(open(place(bow(0.93))), tint(color, 0.5), size * 0.03, { opacity: 0.7 })
    const far = place([
      [size * 0.2, 0],
      [size, 0],
      [size * 0.7, size * flat],
    ])
    art.softFill(`${open(far)}Z`, SHADOW, 0.14, size * 0.1)
  })
}

/** A layer come off a slice: a bow of flesh, its outside purple. */
export function onionBow(
  art: Canvas,
  { x, y, size, angle, color }: Slice,
  { bend, width }: { bend: number; width: number },
): void {
  const line = Array.from({ length: 7 }, (_, index): Point => {
    const turn = (index / 6 - 0.5) * bend
    return [Math.sin(turn) * size, (1 - Math.cos(turn)) * size]
  })
  const on = (dy: number) =>
    open(
      turned(
        line.map(([u, v]): Point => [u, v + dy]),
        angle,
        x,
        y,
      ),
    )
  art.movedBy(5, 9, () => art.stroke(on(0), SHADOW, width * 1.05, { opacity: 0.4 }))
  art.movedBy(1, 4, () => art.stroke(on(0), shade(mix(color, FLESH, 0.35), 0.16), width))
  art.stroke(on(-width * 0.18), color, width * 0.9)
  art.stroke(on(width * 0.02), tint(mix(color, FLESH, 0.78), 0.2), width * 0.84)
  art.movedBy(-1, -2, () => art.stroke(on(width * 0.1), '#ffffff', width * 0.3, { opacity: 0.8 }))
}
