import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { blob, closed, pack, type Point, polygon } from '../../core/contour.ts'

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
  const clouds = within(16, 4).map((at) => closed(spot(at, random.range(12, 26), 0.2).map(place)))
  art.fill(clouds.slice(0, 8).join(''), shade(color, 0.12), 0.6)
  art.fill(clouds.slice(8).join(''), tint(color, 0.5), 0.6)
  const fine = within(150, 2).map((at) =>
    polygon(
      blob(random, ...at, random.range(1.4, 3.4), undefined, { points: 5, wobble: 0.3 }).map(place),
    ),
  )
  art.fill(fine.slice(0, 95).join(''), shade(color, 0.34), 0.6)
  art.fill(fine.slice(95).join(''), '#fffaf0', 0.8)
  for (const at of within(holes, 5)) {
    const reach = random.next() < 0.24 ? random.range(10, 17) : random.range(3.5, 9)
    hole(art, spot(at, reach, 0.26).map(place), reach, color)
  }
}

/** A hole: a lit lower lip, its shaded inside, a paler bottom with a silky light. */
function hole(art: Canvas, outline: readonly Point[], reach: number, color: Color): void {
  const path = closed(outline)
  art.movedBy(reach * 0.12, reach * 0.18, () => art.fill(path, tint(color, 0.75)))
  art.fill(path, shade(color, 0.5))
  if (reach < 6) return
  art.clipped(path, () => {
    art.movedBy(reach * 0.26, reach * 0.34, () => art.fill(path, shade(color, 0.24)))
    art.movedBy(reach * 0.5, reach * 0.64, () => art.fill(path, shade(color, 0.08)))
  })
}
