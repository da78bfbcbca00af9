import type { pans as words } from '../../../language/words/vessels/pans.ts'
import type { Canvas } from '../../core/canvas.ts'
import {
  circle,
  closed,
  open,
  type Point,
  shrunk,
  turned,
  turnedPoint,
} from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { roundArea } from '../areas.ts'
import type { Colors } from '../../../language/words/types.ts'
import type { Area, DrawVessel } from '../types.ts'
import {
  backlight,
  glazed,
  gleam,
  hollowed,
  innerShadow,
  inset,
  inTheMiddle,
  type Oval,
  ovalArc,
  path,
  walled,
} from './ceramic.ts'

/** A handle's outline along the positive x axis, mirrored: given by its upper side. */
function mirrored(upper: readonly Point[]): Point[] {
  return [...upper, ...upper.toReversed().map(([u, v]): Point => [u, -v])]
}

/** A handle that lies on the table's side of a pan: shadow, dark edge, lit face, a gleam along it. */
function handle(
  art: Canvas,
  upper: readonly Point[],
  pan: Oval,
  angle: number,
  color: Color,
): void {
  const outline = turned(mirrored(upper), angle, pan.x, pan.y)
  art.dropShadow(closed(outline), 24, 36, 0.36)
  art.fill(closed(outline), shade(color, 0.45))
  const face = mirrored(upper.map(([u, v]): Point => [u, v * 0.76]))
  art.fill(closed(turned(face, angle, pan.x - 3, pan.y - 4)), color)
  const ridge = upper.slice(1, -1).map(([u, v]): Point => [u, v * 0.42])
  art.stroke(open(turned(ridge, angle, pan.x - 3, pan.y - 4)), tint(color, 0.5), 5, {
    opacity: 0.6,
  })
}

/** The hole to hang a pan by. */
function hole(art: Canvas, pan: Oval, reach: number, angle: number, color: Color): void {
  const [x, y] = turnedPoint([reach, 0], angle, pan.x, pan.y)
  art.fill(circle(x, y, 23), tint(color, 0.3))
  art.fill(circle(x + 1.5, y + 2, 20), shade(color, 0.8))
}

/** Cast iron: a thick dark rim, two lips to pour, a short heavy handle. */
function skillet(art: Canvas, { color }: Colors): Area {
  const { random } = art
  const pan: Oval = { x: 578 + random.jitter(10), y: 444 + random.jitter(6), rx: 384, ry: 384 }
  const angle = 0.42 + random.jitter(0.05)
  const upper: Point[] = [
    [340, -76],
    [424, -38],
    [520, -33],
    [640, -44],
    [700, -40],
    [722, -18],
  ]
  handle(art, upper, pan, angle, tint(color, 0.1))
  hole(art, pan, 676, angle, color)
  const lip: Point[] = [
    [352, 84],
    [394, 38],
    [405, 0],
    [394, -38],
    [352, -84],
  ]
  const lips = [angle + Math.PI / 2, angle - Math.PI / 2]
    .map((side) => closed(turned(lip, side, pan.x, pan.y)))
    .join('')
  art.dropShadow(path(pan) + lips, 32, 48, 0.44)
  art.fill(lips, shade(color, 0.2))
  art.fill(path(pan), shade(color, 0.45))
  art.fill(path(inset(pan, 6, -3, -5)), tint(color, 0.14))
  const floor = inset(pan, 36, 2, 3)
  art.fill(path(inset(floor, -6, -2, -3)), shade(color, 0.62))
  art.fill(path(floor), color)
  hollowed(art, path(floor), 0.4, 0.12)
  innerShadow(art, path(floor), 26, 0.36)
  gleam(art, inset(pan, 17, -3, -5), 7, 0.42)
  backlight(art, inset(pan, 31), color, 4)
  return roundArea(floor.x + 1, floor.y + 2, floor.rx * 0.96)
}

/** Two loops of iron, on the left and on the right. */
function loops(art: Canvas, pan: Oval, color: Color, angle: number): void {
  const { rx, x, y } = pan
  const outer: Point[] = [
    [rx - 30, -104],
    [rx + 46, -100],
    [rx + 84, -52],
    [rx + 90, 0],
    [rx + 84, 52],
    [rx + 46, 100],
    [rx - 30, 104],
  ]
  const inner: Point[] = [
    [rx + 2, -58],
    [rx + 34, -54],
    [rx + 52, -26],
    [rx + 54, 26],
    [rx + 34, 54],
    [rx + 2, 58],
  ]
  for (const side of [angle, angle + Math.PI]) {
    const loop = turned(outer, side, x, y)
    const ring = `${closed(loop)}${closed(turned(inner, side, x, y))}`
    art.group('fill-rule="evenodd"', () => {
      art.dropShadow(ring, 22, 34, 0.34)
      art.fill(ring, shade(color, 0.42))
      const face = closed(shrunk(loop, 0.93, -3, -5)) + closed(turned(inner, side, x - 2, y - 2))
      art.fill(face, color)
    })
    const ridge: Point[] = [
      [rx + 40, -78],
      [rx + 68, -44],
      [rx + 74, 0],
    ]
    art.stroke(open(turned(ridge, side, x - 3, y - 5)), tint(color, 0.6), 5, { opacity: 0.55 })
  }
}

/** An enamelled Dutch oven with two loops to lift it. */
function dutch(art: Canvas, { color, accent }: Colors): Area {
  const rim = inTheMiddle(art, 378)
  loops(art, rim, color, 0.2)
  const wall = { color, inside: accent, thickness: 34, depth: 52, height: 62 }
  const opening = walled(art, rim, wall)
  art.stroke(path(inset(rim, 31, -2, -3)), shade(color, 0.55), 4, { opacity: 0.7 })
  const stains = ovalArc(inset(opening, 10), 0.2, 1.4)
  art.stroke(stains, shade(accent, 0.3), 5, { opacity: 0.3 })
  return roundArea(opening.x + 2, opening.y + 3, opening.rx * 0.92)
}

/** A saucepan of steel or enamel: thin rim, long riveted handle. */
function saucepan(art: Canvas, { color, accent }: Colors): Area {
  const { random } = art
  const rim: Oval = { x: 576 + random.jitter(10), y: 448 + random.jitter(6), rx: 366, ry: 366 }
  const angle = 0.36 + random.jitter(0.06)
  const upper: Point[] = [
    [430, -30],
    [470, -25],
    [580, -29],
    [700, -36],
    [800, -40],
  ]
  handle(art, upper, rim, angle, accent)
  const bracket: Point[] = mirrored([
    [340, -58],
    [380, -40],
    [452, -31],
  ])
  art.fill(closed(turned(bracket, angle, rim.x, rim.y)), shade(color, 0.35))
  art.fill(closed(turned(shrunk(bracket, 0.86), angle, rim.x - 2, rim.y - 3)), tint(color, 0.25))
  for (const side of [-16, 16]) {
    const [x, y] = turnedPoint([398, side], angle, rim.x, rim.y)
    art.fill(circle(x, y, 8), shade(color, 0.5))
    art.fill(circle(x - 1.5, y - 2, 5.5), tint(color, 0.6))
  }
  const inside = tint(color, 0.12)
  const opening = walled(art, rim, { color, inside, thickness: 17, depth: 60, height: 60 })
  for (const by of [44, 58, 74]) {
    art.stroke(ovalArc(inset(opening, by), 0.1, 1.5), '#ffffff', 5, { opacity: 0.16 })
  }
  return roundArea(opening.x + 2, opening.y + 3, opening.rx * 0.9)
}

/** A wok of dark steel: hammered rings down to its round floor. */
function wok(art: Canvas, { color, accent }: Colors): Area {
  const { random } = art
  const pan: Oval = { x: 584 + random.jitter(8), y: 448 + random.jitter(6), rx: 392, ry: 392 }
  const angle = 0.42 + random.jitter(0.06)
  const upper: Point[] = [
    [400, -22],
    [450, -29],
    [560, -34],
    [700, -40],
    [760, -30],
  ]
  handle(art, upper, pan, angle, accent)
  art.dropShadow(path(pan), 38, 58, 0.44)
  art.fill(path(pan), shade(color, 0.4))
  const face = inset(pan, 4, -3, -4)
  art.fill(path(face), tint(color, 0.3))
  const wall = inset(pan, 13)
  art.fill(path(wall), color)
  hollowed(art, path(wall), 0.5, 0.36)
  hammerMarks(art, wall, color)
  const floor = inset(wall, 130, 4, 6)
  art.fill(path(floor), shade(color, 0.14), 0.7)
  glazed(art, path(floor), 0.16, 0.2)
  gleam(art, inset(pan, 8, -2, -3), 5, 0.6)
  backlight(art, inset(pan, 15), color, 5)
  return roundArea(wall.x + 3, wall.y + 4, wall.rx * 0.82)
}

/** Dents of the hammer in rings that follow the wall. */
function hammerMarks(art: Canvas, wall: Oval, color: Color): void {
  const dents = [18, 48, 80, 112].flatMap((by, ring) => {
    const line = inset(wall, by)
    const count = 46 - ring * 5
    return Array.from({ length: count }, (_, index) => {
      const from = ((index + (ring % 2) / 2) / count) * Math.PI * 2 + art.random.jitter(0.015)
      return ovalArc(line, from, from + 0.07)
    })
  })
  art.stroke(dents.join(''), tint(color, 0.35), 8, { opacity: 0.2 })
}

export const pans = {
  skillet,
  dutch,
  saucepan,
  wok,
} satisfies Record<keyof typeof words, DrawVessel>
