import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { blob, closed, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import { layered } from '../foods/touches.ts'

interface Crumb {
  /** Where a place of the slice, across it and above its foot, is on the picture. */
  place: (point: Point) => Point
  color: Color
  /** How many of its holes are large. */
  holes: number
}

/** The middle of a slice and half its extent, across it and up. */
const CENTER: Point = [0, 70]
const REACH = [136, 62] as const

/** The crumb of a slow dough: fine pores, cloudy thicker and thinner parts, large glossy holes. */
export function openCrumb(art: Canvas, { place, color, holes }: Crumb): void {
  const { random } = art
  const [x, y] = CENTER
  const [rx, ry] = REACH
  const within = (count: number, tries: number) =>
    pack(random, x, y, rx, count, { ry, tries, box: true })
  const spot = ([u, v]: Point, reach: number, wobble: number) =>
    blob(random, u, v, reach, reach * random.range(0.5, 0.9), {
      wobble,
      points: 8,
      angle: random.jitter(0.8),
    })
  const clouds = within(9, 4).map((at) => closed(spot(at, random.range(12, 26), 0.2).map(place)))
  art.fill(clouds.slice(0, 4).join(''), shade(color, 0.12), 0.6)
  art.fill(clouds.slice(4).join(''), tint(color, 0.5), 0.6)
  const fine = within(150, 2).map(place)
  art.specks(fine.slice(0, 60), shade(color, 0.34), 4, { length: 2.4, opacity: 0.5 })
  art.specks(fine.slice(60, 100), shade(color, 0.4), 2.6, { opacity: 0.6 })
  art.specks(fine.slice(100), '#fffaf0', 4, { opacity: 0.8 })
  const [large, small] = [Math.round(holes * 0.25), Math.round(holes * 0.7)]
  const bubbles = within(small, 5).map((at) =>
    polygon(spot(at, random.range(3.5, 8), 0.26).map(place)),
  )
  layered(art, bubbles.join(''), [
    { color: tint(color, 0.75), dx: 0.8, dy: 1.2 },
    { color: shade(color, 0.46) },
    { color: shade(color, 0.2), dx: 1.4, dy: 2, opacity: 0.4 },
  ])
  for (const at of within(large, 6)) {
    const reach = random.range(9, 17)
    hole(art, spot(at, reach, 0.26).map(place), reach, color)
  }
}

/** A hole: a lit lower lip, its shaded inside, a paler bottom with a silky light. */
function hole(art: Canvas, outline: readonly Point[], reach: number, color: Color): void {
  const path = closed(outline)
  layered(art, path, [
    { color: tint(color, 0.75), dx: reach * 0.12, dy: reach * 0.18 },
    { color: shade(color, 0.5) },
  ])
  art.clipped(path, () => {
    const inner = polygon(shrunk(outline, 0.9, reach * 0.3, reach * 0.4))
    layered(art, inner, [
      { color: shade(color, 0.24) },
      { color: shade(color, 0.08), dx: reach * 0.26, dy: reach * 0.32 },
    ])
  })
}
