import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, pack, type Point, polygon } from '../../core/contour.ts'
import { spots } from '../foods/dough.ts'
import { layered } from '../foods/touches.ts'
import {
  CUT,
  footOfLoaf,
  onBoard,
  onCrust,
  onEnd,
  overTop,
  silhouette,
  sliceOutline,
} from './loafShape.ts'
import { openCrumb } from './openCrumb.ts'

const CRUMB = '#f3dcae'

/** A country loaf cut across, its end towards us, and slices that fell from it: one flat, one on top of it. */
export function cutLoaf(art: Canvas, color: Color): void {
  const foot = polygon(footOfLoaf())
  art.movedBy(44, 26, () => art.softFill(foot, SHADOW, 0.46, 22))
  art.movedBy(10, 8, () => art.softFill(foot, SHADOW, 0.5, 8))
  crust(art, color)
  cutEnd(art, color)
  fallenSlice(art, color, { along: 232, across: -26, tilt: 0.03, lift: 0 })
  fallenSlice(art, color, { along: 176, across: 16, tilt: 0.36, lift: 2 })
}

/** The crust: bright along its ridge, dark where it meets the board and on its far side. */
function crust(art: Canvas, color: Color): void {
  const outline = polygon(silhouette())
  const [x1, y1] = onBoard(0, 150, 0)
  const [x2, y2] = [x1 + 236, y1 - 232]
  const round = art.linearGradient(
    `gradientUnits="userSpaceOnUse" x1="${Math.round(x1)}" y1="${Math.round(y1)}" x2="${Math.round(x2)}" y2="${Math.round(y2)}"`,
    [
      [0, shade(color, 0.74)],
      [0.14, shade(color, 0.42)],
      [0.36, color],
      [0.58, tint(color, 0.3)],
      [0.72, mix(color, '#c97a30', 0.5)],
      [1, shade(color, 0.5)],
    ],
  )
  art.fill(outline, round)
  art.clipped(outline, () => {
    baked(art, color)
    floured(art)
    for (const along of [-0.66, -0.3, 0.08]) scoreMark(art, along, color)
    const far = onCrust(-1, 1.5)
    const end = art.radialGradient(
      `gradientUnits="userSpaceOnUse" cx="${Math.round(far[0])}" cy="${Math.round(far[1])}" r="190"`,
      [
        [0, shade(color, 0.7), 0.62],
        [0.5, shade(color, 0.6), 0.2],
        [1, shade(color, 0.6), 0],
      ],
    )
    art.fill(outline, end)
  })
}

/** Burnt and pale bubbles of the crust. */
function baked(art: Canvas, color: Color): void {
  const { random } = art
  const places = Array.from({ length: 260 }, () =>
    onCrust(random.range(-0.97, CUT), random.range(0.1, 3)),
  )
  art.fill(spots(random, places.slice(0, 90), [3, 8.9]), shade(color, 0.46), 0.28)
  art.fill(spots(random, places.slice(90, 150), [3, 8]), tint(color, 0.44), 0.34)
  art.specks(places.slice(150), shade(color, 0.7), 5, { length: 2, opacity: 0.45 })
  const lips = places.slice(150, 220).map(([x, y]): Point => [x + 2, y + 3])
  art.specks(lips, tint(color, 0.6), 2.5, { opacity: 0.6 })
}

/** Flour in the rings that the proofing basket left, thinner towards the sides. */
function floured(art: Canvas): void {
  const { random } = art
  const dust = Array.from({ length: 430 }, () => {
    const ring = random.pick([-0.86, -0.62, -0.4, -0.16, 0.06, 0.28])
    const turn = 1.56 + (random.next() - random.next()) * 1.25
    return onCrust(Math.min(CUT, ring + random.jitter(0.05)), turn)
  })
  art.specks(dust.slice(0, 280), '#fff4de', 4, { opacity: 0.42 })
  art.specks(dust.slice(280), '#fffaf0', 6.5, { opacity: 0.32 })
}

/** A cut that opened in the oven: torn pale crumb, a burnt ear lifted along one side. */
function scoreMark(art: Canvas, along: number, color: Color): void {
  const { random } = art
  const edge = (shift: number, swell: number) =>
    Array.from({ length: 13 }, (_, index) => {
      const share = index / 12
      const full = Math.sin(share * Math.PI) ** 0.8
      const torn = random.jitter(0.008) * full
      return onCrust(along + 0.2 * share + shift + swell * full + torn, 2.5 - share * 1.8)
    })
  const band = (from: number, to: number) => closed([...edge(0, from), ...edge(0, to).toReversed()])
  art.fill(band(-0.1, 0.11), mix(color, '#e0a050', 0.7), 0.5)
  const gap = band(-0.075, 0.08)
  art.fill(gap, mix(color, '#eec27e', 0.86))
  art.clipped(gap, () => {
    const torn = Array.from({ length: 46 }, () => {
      const share = random.range(0.08, 0.92)
      return onCrust(along + 0.2 * share + random.jitter(0.08), 2.5 - share * 1.8)
    })
    const look = { flat: 2.8, angle: 0.7 }
    art.fill(spots(random, torn.slice(0, 20), [3, 8.9], look), '#b06a2a', 0.5)
    art.fill(spots(random, torn.slice(20), [3, 8.9], look), '#fff1cd', 0.8)
  })
  art.fill(band(0.05, 0.094), '#5e2a10', 0.5)
  art.fill(band(0.07, 0.108), '#2e130a', 0.9)
  art.fill(band(0.106, 0.128), tint(color, 0.42), 0.85)
}

const endOutline = (share: number) => closed(sliceOutline(share).map(onEnd))

/** The cut end: a dark crust around the crumb, in the loaf's own shade on its right. */
function cutEnd(art: Canvas, color: Color): void {
  art.fill(endOutline(1), shade(color, 0.56))
  art.fill(endOutline(0.965), mix(color, '#c98a44', 0.5))
  const face = endOutline(0.915)
  art.fill(face, CRUMB)
  art.clipped(face, () => {
    openCrumb(art, { place: onEnd, color: CRUMB, holes: 26 })
    const dim = art.linearGradient('x1="0" x2="1" y1="0" y2=".6"', [
      [0, '#fff6dc', 0.25],
      [0.4, SHADOW, 0],
      [1, SHADOW, 0.3],
    ])
    art.fill(face, dim)
    art.stroke(endOutline(0.9), mix(CRUMB, '#b8752f', 0.5), 7, { opacity: 0.4 })
  })
}

interface Fallen {
  /** Where its foot lies, along the loaf's line and across it. */
  along: number
  across: number
  /** How far it is raised off the board, in radians, resting on what lies beneath. */
  tilt: number
  lift: number
}

const THICK = 25

/** A slice fallen away from the loaf on its face. */
function fallenSlice(art: Canvas, color: Color, { along, across, tilt, lift }: Fallen): void {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const at =
    (high: number) =>
    ([u, v]: Point): Point =>
      onBoard(along + v * cos - high * sin, across + u, lift + v * sin + high * cos)
  const body = (high: number, share = 1) => closed(sliceOutline(share).map(at(high)))
  const ground = closed(sliceOutline().map(([u, v]) => onBoard(along + v * cos, across + u, 0)))
  art.movedBy(12 + sin * 40, 12 + sin * 12, () => art.softFill(ground, SHADOW, 0.46, 12))
  art.movedBy(4, 6, () => art.fill(ground, SHADOW, 0.4))
  // Each layer of its side is the same outline, moved up by as much.
  const [from, to] = [at(0)([0, 0]), at(THICK)([0, 0])]
  const sides = [0, 1, 2, 3, 4].map((step) => {
    return {
      color: shade(mix(color, '#a5602a', 0.4), 0.62 - step * 0.07),
      dx: ((to[0] - from[0]) * step) / 5,
      dy: ((to[1] - from[1]) * step) / 5,
    }
  })
  layered(art, body(0), sides)
  art.fill(body(THICK), shade(color, 0.2))
  art.fill(body(THICK, 0.965), mix(color, '#d09a54', 0.62))
  const face = body(THICK, 0.915)
  art.fill(face, tint(CRUMB, 0.22))
  art.clipped(face, () => {
    openCrumb(art, { place: at(THICK), color: CRUMB, holes: 28 })
    art.fill(face, sheen(art))
    art.stroke(body(THICK, 0.9), mix(CRUMB, '#b8752f', 0.5), 6, { opacity: 0.35 })
  })
  lip(art, at(THICK), color)
}

function sheen(art: Canvas): Color {
  return art.linearGradient('x1="0" x2="1" y1="0" y2="1"', [
    [0, '#fffaf0', 0.4],
    [0.5, '#fffaf0', 0],
    [1, SHADOW, 0.18],
  ])
}

/** The light on the upper rim of a slice's crust. */
function lip(art: Canvas, place: (point: Point) => Point, color: Color): void {
  const rim = [2.2, 2.5, 2.8, 3.05].map((turn) => place(overTop(turn)))
  const path = rim.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
  art.stroke(path.join(''), tint(color, 0.6), 4, { opacity: 0.7 })
}

/** Crumbs and flakes of crust around the cut. */
export function breadCrumbs(art: Canvas, color: Color): void {
  const { random } = art
  const near = pack(random, 0, 0, 1, 44, { tries: 1 }).map(([u, v]): Point => {
    const [x, y] = onBoard(210 + v * 150, u * 250, 0)
    return [x, y]
  })
  const crumbs = near.map(([x, y]): Point => [x - 6, y + 20])
  art.movedBy(3, 4, () => art.fill(spots(random, crumbs, [3, 8]), '#4a2412', 0.45))
  art.fill(spots(random, crumbs, [3, 8]), mix(CRUMB, color, 0.3))
  art.fill(spots(random, crumbs.slice(0, 14), [3, 8]), shade(color, 0.1))
  art.fill(spots(random, crumbs.slice(14), [1.5, 4]), tint(CRUMB, 0.5))
}
