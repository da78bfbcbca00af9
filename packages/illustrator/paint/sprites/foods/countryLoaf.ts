import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, pack, type Point, shrunk } from '../../core/contour.ts'
import { riseIn } from '../../core/camera.ts'
import type { Piece } from '../types.ts'
import { facing, placed, shape, spots } from './dough.ts'

/** Half as wide as long, and not quite as high. */
const WIDTH = 0.62
const HEIGHT = 0.46
/** Where along it a slice was cut off. */
const CUT = 0.7

/** A country loaf, floured and scored; `size` is half its length. */
export function loaf(art: Canvas, given: Piece): void {
  const piece = facing(art, given, -0.16)
  const { size, color } = piece
  const back = Math.hypot(WIDTH, HEIGHT * riseIn(art.camera))
  const dome = Array.from({ length: 26 }, (_, index): Point => {
    const turn = (index / 26) * Math.PI * 2
    const stray = 1 + art.random.jitter(0.012)
    // Fuller than an ellipse, and flat where it lies.
    const [u, v] = [Math.cos(turn), Math.sin(turn)]
    const along = Math.sign(u) * Math.abs(u) ** 0.9 * stray
    return [Math.min(along, CUT), v * (v < 0 ? back : WIDTH) * stray]
  })
  const outline = placed(dome, piece)
  art.movedBy(size * 0.12, size * 0.1, () =>
    art.softFill(closed(outline), SHADOW, 0.4, size * 0.06),
  )
  art.movedBy(size * 0.02, size * 0.03, () => art.fill(closed(outline), SHADOW, 0.55))
  const baked = art.radialGradient('cx=".36" cy=".24" r=".8"', [
    [0, tint(color, 0.42)],
    [0.3, color],
    [0.62, shade(color, 0.34)],
    [0.86, shade(color, 0.66)],
    [1, shade(color, 0.5)],
  ])
  art.fill(closed(outline), baked)
  art.clipped(closed(outline), () => {
    blisters(art, piece, back)
    flouredRings(art, piece, back)
    for (const [u, lean] of [
      [-0.64, -0.1],
      [-0.3, -0.05],
      [0.06, 0.02],
      [0.38, 0.06],
    ] as const) {
      scoreMark(art, piece, { along: u, lean, back })
    }
  })
  art.stroke(closed(shrunk(outline, 0.985)), shade(color, 0.62), size * 0.018, { opacity: 0.5 })
  cutEnd(art, piece, back)
}

/** Where a slice was cut off: the crumb within its crust, seen at an angle. */
function cutEnd(art: Canvas, piece: Piece, back: number): void {
  const { size, color } = piece
  const { random } = art
  const [middle, half] = [(WIDTH - back) / 2, ((WIDTH + back) / 2) * 0.8]
  const oval = (share: number) =>
    placed(
      Array.from({ length: 18 }, (_, index): Point => {
        const turn = (index / 18) * Math.PI * 2
        const [u, v] = [Math.cos(turn), Math.sin(turn)]
        // Fuller towards its foot, as the loaf is.
        return [CUT + u * 0.17 * share, middle + Math.sign(v) * Math.abs(v) ** 0.86 * half * share]
      }),
      piece,
    )
  const crumb = '#f3dcae'
  art.fill(closed(oval(1.03)), shade(color, 0.6))
  art.fill(closed(oval(0.97)), shade(color, 0.2))
  art.fill(closed(oval(0.88)), shade(crumb, 0.12))
  art.fill(closed(shrunk(oval(0.84), 0.96, -size * 0.01, -size * 0.02)), crumb)
  art.clipped(closed(oval(0.86)), () => {
    const places = placed(pack(random, CUT, middle, 0.13, 11, { ry: half * 0.8 }), piece)
    for (const [x, y] of places) hole(art, x, y, size * random.range(0.014, 0.042), crumb)
  })
}

/** Small bubbles of the crust, dark where they burnt and bright where they catch the light. */
function blisters(art: Canvas, piece: Piece, back: number): void {
  const { size, color } = piece
  const { random } = art
  const places = placed(
    pack(random, 0, (WIDTH - back) / 2, 0.96, 150, { ry: 0.8, tries: 1 }),
    piece,
  )
  const fine = [size * 0.006, size * 0.02] as const
  art.fill(spots(random, places.slice(0, 90), fine), shade(color, 0.6), 0.5)
  art.fill(spots(random, places.slice(90), fine), tint(color, 0.5), 0.5)
}

/** Flour in the rings that the proofing basket left. */
function flouredRings(art: Canvas, piece: Piece, back: number): void {
  const { size } = piece
  const { random } = art
  const middle = (WIDTH - back) / 2
  const dots = [0.34, 0.52, 0.7, 0.88].flatMap((ring) =>
    Array.from({ length: Math.round(ring * 130) }, (): Point => {
      const turn = random.angle()
      const far = ring + random.jitter(0.05)
      return [Math.cos(turn) * far, middle + (Math.sin(turn) * far * (WIDTH + back)) / 2]
    }),
  )
  art.specks(placed(dots, piece), '#fff4de', size * 0.015, { opacity: 0.55 })
  art.specks(placed(dots.slice(0, 110), piece), '#fff8ea', size * 0.022, { opacity: 0.3 })
}

interface ScoreMark {
  along: number
  lean: number
  back: number
}

/** A cut that opened in the oven: pale crumb torn upwards to a burnt ear, fading into the crust. */
function scoreMark(art: Canvas, piece: Piece, { along, lean, back }: ScoreMark): void {
  const { size, color } = piece
  const { random } = art
  const reach = Math.sqrt(1 - along * along)
  const [top, bottom] = [-back * 0.72 * reach, WIDTH * 0.5 * reach]
  const edge = (side: -1 | 1, wide: number) =>
    Array.from({ length: 9 }, (_, index): Point => {
      const share = index / 8
      const full = Math.sin(share * Math.PI)
      const torn = random.jitter(0.012) * full
      const bow = full * (0.06 + along * 0.08)
      return [
        along + lean * share * 2 + bow + side * wide * full ** 0.7 + torn,
        top + (bottom - top) * share,
      ]
    })
  const outline = (wide: number) =>
    placed([...edge(-1, wide), ...edge(1, wide * 0.8).toReversed()], piece)
  art.fill(closed(outline(0.13)), mix(color, '#e9b060', 0.7), 0.2)
  art.fill(closed(outline(0.108)), mix(color, '#e9b060', 0.7), 0.3)
  art.fill(closed(outline(0.086)), mix(color, '#dc9a48', 0.7))
  const gap = outline(0.07)
  art.fill(closed(gap), mix(color, '#f0cc8c', 0.8))
  art.clipped(closed(gap), () => {
    const places = pack(random, along * 0.98 + lean, (top + bottom) / 2, 0.14, 30, {
      ry: (bottom - top) / 2,
      tries: 1,
    })
    const torn = placed(places, piece)
    const look = { flat: 2.6, angle: 0.3 }
    art.fill(spots(random, torn.slice(0, 14), [size * 0.01, size * 0.036], look), '#b8702c', 0.5)
    art.fill(spots(random, torn.slice(14), [size * 0.01, size * 0.03], look), '#fff3d2', 0.75)
  })
  // The ear: a lifted, burnt lip, thin at both ends.
  const ear = (from: number, to: number) =>
    closed(placed([...edge(1, from), ...edge(1, to).toReversed()], piece))
  art.fill(ear(0.04, 0.074), '#7a3a12', 0.5)
  art.fill(ear(0.056, 0.092), '#31140a', 0.9)
  art.fill(ear(0.09, 0.108), tint(color, 0.4), 0.8)
}

const SLICE: readonly Point[] = shape(
  '-1.02 0.16, -0.98 -0.2, -0.72 -0.52, -0.3 -0.68, 0.14 -0.72, 0.56 -0.6, 0.88 -0.34, 1.03 0.02, 0.98 0.36, 0.7 0.5, 0 0.53, -0.7 0.5, -0.97 0.38',
)

/** A slice of a country loaf: a dark crust around an open crumb; `size` is half its width. */
export function slice(art: Canvas, given: Piece): void {
  const piece = facing(art, given, 0.15, 0.22)
  const { size, color } = piece
  const outline = placed(SLICE, piece)
  const crust = mix(color, '#7d3a12', 0.82)
  const thick = size * 0.13
  art.movedBy(size * 0.06, thick + size * 0.04, () =>
    art.softFill(closed(outline), SHADOW, 0.42, size * 0.05),
  )
  art.fill(closed(moved(outline, 0, thick)), shade(crust, 0.5))
  art.fill(closed(moved(outline, 0, thick * 0.5)), shade(crust, 0.3))
  art.fill(closed(outline), crust)
  art.fill(closed(shrunk(outline, 0.95, -size * 0.01, -size * 0.012)), tint(crust, 0.22))
  const crumb = shrunk(outline, 0.9)
  art.fill(closed(crumb), shade(color, 0.16))
  art.fill(closed(shrunk(crumb, 0.95, -size * 0.01, -size * 0.015)), color)
  art.fill(closed(shrunk(crumb, 0.7, -size * 0.1, -size * 0.1)), tint(color, 0.4), 0.7)
  art.clipped(closed(crumb), () => openCrumb(art, piece))
}

/** The holes of a slow dough: many small ones, a few large, each with a lit lower lip. */
function openCrumb(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const fine = placed(pack(random, 0, -0.06, 0.9, 64, { ry: 0.5, tries: 2 }), piece)
  art.fill(spots(random, fine, [size * 0.01, size * 0.028]), shade(color, 0.3), 0.6)
  const large = placed(pack(random, 0, -0.08, 0.76, 19, { ry: 0.38, tries: 6 }), piece)
  for (const [x, y] of large) hole(art, x, y, size * random.range(0.04, 0.115), color)
}

/** A bubble of a slow dough, its lower lip lit. */
export function hole(art: Canvas, x: number, y: number, reach: number, color: Color): void {
  const { random } = art
  const outline = blob(random, x, y, reach, reach * 0.6, {
    wobble: 0.22,
    points: 8,
    angle: random.jitter(0.9),
  })
  art.fill(closed(moved(outline, reach * 0.06, reach * 0.16)), tint(color, 0.6))
  art.fill(closed(outline), shade(color, 0.5))
  art.fill(closed(moved(shrunk(outline, 0.78), reach * 0.1, reach * 0.16)), shade(color, 0.24))
}
