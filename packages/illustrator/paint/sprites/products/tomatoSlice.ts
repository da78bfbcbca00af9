import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, shifted } from '../../core/color.ts'
import { blob, closed, open, type Path, type Point, shrunk, turned } from '../../core/contour.ts'
import { glow } from '../foods/glow.ts'

/** A slice that leans on what is behind it: its middle, half its width and height, its turn. */
export interface Slice {
  x: number
  y: number
  rx: number
  ry: number
  turn: number
  /** How many chambers it has. */
  chambers: number
  /** How many grains of salt have fallen on it. */
  salt: number
}

/** From a place on a round face of size 1 to the sheet. */
type OnFace = (u: number, v: number) => Point

/** The skin of a tomato whose flesh has the tones below. */
export const RIPE = '#d8341f'
/** A tone of the flesh of a ripe tomato, as it is in one of another color. */
type Tone = (ripe: Color) => Color

/** How thick a slice is. */
const THICK = 22

/** A thick slice: the skin of its lower edge, firm walls, chambers of jelly with their seeds. */
export function tomatoSlice(art: Canvas, slice: Slice, skin: Color): void {
  const { random } = art
  const tone: Tone = (ripe) => shifted(ripe, RIPE, skin)
  const { x, y, rx, ry, turn, chambers } = slice
  const edge = blob(random, x, y, rx, ry, { points: 12, wobble: 0.03 })
  const face = closed(edge)
  side(art, face, skin)
  art.fill(face, tone('#c32512'))
  const flesh = closed(shrunk(edge, 0.965))
  art.fill(
    flesh,
    art.radialGradient('cx=".4" cy=".36" r=".66"', [
      [0, tone('#ffb795')],
      [0.4, tone('#fb8563')],
      [0.78, tone('#ee5a3e')],
      [1, tone('#d93a22')],
    ]),
  )
  const at: OnFace = (u, v) => {
    const [[p, q] = [0, 0]] = turned([[u, v]], turn)
    return [x + p * rx, y + q * ry]
  }
  art.clipped(flesh, () => {
    core(art, at, tone)
    for (let index = 0; index < chambers; index += 1) {
      const middle = ((index + random.jitter(0.1)) / chambers) * Math.PI * 2
      chamber(art, at, { middle, half: Math.PI / chambers, tone })
    }
    vessels(art, at, chambers, tone)
    // The cut face is wet: a broad light of the window across it.
    const broad = { x: x - rx * 0.42, y: y - ry * 0.5, rx: rx * 0.62, ry: ry * 0.34, angle: -0.6 }
    glow(art, '#fff3e6', 0.42, [broad])
    glow(art, tone('#7a0f0a'), 0.34, [
      { x: x + rx * 0.6, y: y + ry * 0.72, rx: rx * 0.8, ry: ry * 0.5 },
    ])
  })
  litEdge(art, slice, edge)
}

/** The slice's lower edge, its skin in the light along the upper part of it. */
function side(art: Canvas, face: Path, red: Color): void {
  art.movedBy(12, THICK + 5, () => art.softFill(face, '#2c0710', 0.5, 11))
  art.movedBy(2, THICK, () => art.fill(face, shade(red, 0.56)))
  art.movedBy(1, THICK * 0.66, () => art.fill(face, shade(red, 0.34)))
  art.movedBy(0.5, THICK * 0.34, () => art.fill(face, shade(red, 0.12)))
  art.movedBy(0, THICK * 0.42, () =>
    art.stroke(face, shifted('#ff9a78', RIPE, red), 2, { opacity: 0.3 }),
  )
}

/** The skin where it turns over into the cut, in the light at the upper left. */
function litEdge(art: Canvas, { x, y, rx, ry }: Slice, edge: readonly Point[]): void {
  const turnOf = ([u, v]: Point) => Math.atan2((v - y) / ry, (u - x) / rx)
  const lit = shrunk(edge, 0.972)
    .filter((point) => turnOf(point) > -3 && turnOf(point) < -1.2)
    .toSorted((first, second) => turnOf(first) - turnOf(second))
  art.stroke(open(lit), '#fff0e2', 3.6, { opacity: 0.8 })
}

/** The pale heart, from which the walls between the chambers go out. */
function core(art: Canvas, at: OnFace, tone: Tone): void {
  const { random } = art
  const heart = Array.from({ length: 12 }, (_, index): Point => {
    const turn = (index / 12) * Math.PI * 2
    const reach = random.range(0.18, 0.3)
    return at(Math.cos(turn) * reach, Math.sin(turn) * reach)
  })
  art.softFill(closed(heart), tone('#ffdcc2'), 0.8, 9)
}

interface Place {
  /** The direction of its middle, and half the angle that it has. */
  middle: number
  half: number
  tone: Tone
}

/** Half the outline of a chamber, from the heart outwards: how far out, and its share of the angle. */
const OUTLINE = [
  [0.25, 0],
  [0.34, 0.52],
  [0.5, 0.88],
  [0.66, 1],
  [0.79, 0.9],
  [0.85, 0.5],
  [0.86, 0],
] as const

/** Half as thick as a wall between two chambers. */
const SEPTUM = 0.062

/** A chamber of jelly that lies a little lower than the walls around it. */
function chamber(art: Canvas, at: OnFace, place: Place): void {
  const { random } = art
  const [inner, outer] = [random.jitter(0.035), random.jitter(0.02)]
  const skew = random.jitter(0.12)
  const spot = (far: number, share: number): Point => {
    const wide = Math.max(0, place.half - SEPTUM / far)
    const turn = place.middle + share * wide + skew * wide * (far - 0.5)
    return at(Math.cos(turn) * far, Math.sin(turn) * far)
  }
  const half = OUTLINE.map(([far, share]) => {
    return [far < 0.4 ? far + inner : far + outer, share * random.range(0.92, 1.02)] as const
  })
  const edge = [
    ...half.map(([far, share]) => spot(far, share)),
    ...half
      .slice(1, -1)
      .toReversed()
      .map(([far, share]) => spot(far, -share)),
  ]
  const outline = closed(edge)
  art.stroke(outline, place.tone('#ffc09c'), 5, { opacity: 0.6 })
  art.fill(outline, place.tone('#8e1408'))
  const jelly = art.radialGradient('cx=".56" cy=".6" r=".62"', [
    [0, place.tone('#f79a3e')],
    [0.5, place.tone('#e86a26')],
    [1, place.tone('#bf3312')],
  ])
  art.fill(closed(shrunk(edge, 0.93, 1.5, 2.5)), jelly)
  seeds(art, spot)
  gloss(art, edge)
}

/** Seeds in two rows, their points towards the heart where they hang, each in its own bed of jelly. */
function seeds(art: Canvas, spot: OnFace): void {
  const { random } = art
  const rows = [
    { far: 0.5, shares: [-0.5, 0.42] },
    { far: 0.67, shares: [-0.66, -0.08, 0.58] },
  ] as const
  for (const { far, shares } of rows) {
    for (const share of shares) {
      if (random.next() < 0.14) continue
      seed(art, spot, [far + random.jitter(0.045), share + random.jitter(0.12)])
    }
  }
}

/** A drop from its point to its round end: how far along, how far to the side. */
const DROP = [
  [-0.074, 0],
  [-0.03, 0.1],
  [0.02, 0.16],
  [0.056, 0.1],
  [0.064, 0],
  [0.056, -0.1],
  [0.02, -0.16],
  [-0.03, -0.1],
] as const

function seed(art: Canvas, spot: OnFace, [far, share]: Point): void {
  const { random } = art
  const [lean, size] = [random.jitter(1.4), random.range(0.82, 1.06)]
  const drop = (scale: number): Point[] =>
    DROP.map(([along, off]) =>
      spot(
        far + along * scale * size,
        share + ((off * 0.62) / far) * 0.5 * scale * size * 1.9 + along * lean,
      ),
    )
  art.fill(closed(drop(1.6)), '#ffc46a', 0.3)
  art.fill(closed(drop(1.3)), '#ffc46a', 0.3)
  art.movedBy(1.5, 3, () => art.fill(closed(drop(1.04)), '#7a2206', 0.7))
  art.fill(closed(drop(1)), '#e8c98a')
  art.movedBy(-0.8, -1.2, () => art.fill(closed(drop(0.72)), '#fbeec6'))
}

/** The window on the wet jelly, at the upper left of a chamber. */
function gloss(art: Canvas, edge: readonly Point[]): void {
  const { random } = art
  const inner = shrunk(edge, 0.74)
  const first = inner.reduce((best, [u, v], index) => {
    const [p, q] = inner[best] ?? [0, 0]
    return u + v * 1.3 < p + q * 1.3 ? index : best
  }, 0)
  const near = [-1, 0, 1].map((step): Point => {
    return inner[(first + step + inner.length) % inner.length] ?? [0, 0]
  })
  art.stroke(open(near), '#fff8ea', random.range(3.4, 5), { opacity: 0.85 })
}

/** Pale ends of vessels in the outer wall. */
function vessels(art: Canvas, at: OnFace, chambers: number, tone: Tone): void {
  const { random } = art
  const ends = Array.from({ length: chambers * 3 }, (): Point => {
    const [turn, far] = [random.angle(), random.range(0.895, 0.925)]
    return at(Math.cos(turn) * far, Math.sin(turn) * far)
  })
  art.specks(ends, tone('#ffc6a4'), 3.2, { opacity: 0.6 })
}
