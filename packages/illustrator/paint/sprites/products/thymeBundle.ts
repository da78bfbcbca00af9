import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { num, type Path, type Point, polygon } from '../../core/contour.ts'
import { soft } from '../foods/produce/shapes.ts'
import { down } from '../materials.ts'

const TOWEL = '#f2ead8'
/** The towel lies folded twice: its upper side, seen flat, and how thick its folds are. */
const SIDE: readonly Point[] = [
  [600, 768],
  [1000, 762],
  [1062, 842],
  [560, 850],
]
const THICK = 13

/** Across the towel, `u` from its left edge to its right one; `v` from its far edge to its near one. */
function onTowel(u: number, v: number): Point {
  const [far, near] = [600 + 400 * u, 560 + 502 * u]
  return [far + (near - far) * v, 768 - 6 * u + (82 - 2 * u) * v]
}

/** A bundle of thyme, tied, on a folded damp towel. */
export function thymeOnTowel(art: Canvas): void {
  towel(art)
  const tie: Point = [866, 800]
  for (const twig of TWIGS) sprig(art, tie, twig)
  bound(art, tie)
}

function towel(art: Canvas): void {
  art.movedBy(14, THICK + 8, () => art.softFill(polygon(SIDE), SHADOW, 0.5, 12))
  for (const [layer, tone] of [
    [2, 0.42],
    [1, 0.24],
  ] as const) {
    const dy = (THICK * layer) / 2
    art.movedBy(-layer, dy, () => art.fill(polygon(SIDE), shade(TOWEL, tone)))
  }
  const light = down(art, [
    [0, shade(TOWEL, 0.12)],
    [0.5, TOWEL],
    [1, tint(TOWEL, 0.4)],
  ])
  art.fill(polygon(SIDE), light)
  art.clipped(polygon(SIDE), () => {
    for (const [u, wide] of [
      [0.08, 0.035],
      [0.14, 0.012],
      [0.86, 0.035],
      [0.92, 0.012],
    ] as const) {
      const stripe = [onTowel(u, 0), onTowel(u + wide, 0), onTowel(u + wide, 1), onTowel(u, 1)]
      art.fill(polygon(stripe), '#3f7f86', 0.85)
    }
  })
}

type Twig = readonly [degrees: number, length: number, bow: number, dark: number]

/** The twigs of the bundle, those that lie below first. */
const TWIGS: readonly Twig[] = [
  [200, 300, -0.1, 0.5],
  [166, 296, 0.12, 0.5],
  [184, 330, 0.08, 0.4],
  [208, 232, -0.14, 0.24],
  [160, 240, 0.16, 0.2],
  [192, 310, -0.06, 0.16],
  [174, 306, 0.05, 0.1],
  [186, 250, -0.12, 0],
  [179, 190, 0.1, 0],
]

/** A twig of thyme from where it is tied: woody, its small leaves in pairs, smaller towards its tip. */
function sprig(art: Canvas, [x, y]: Point, [degrees, length, bow, dark]: Twig): void {
  const { random } = art
  const turn = (degrees * Math.PI) / 180
  // It lies on the table: what runs away from us is shortened.
  const at = (t: number, off = 0): Point => {
    const side = bow * length * t * t + off
    const [u, v] = [
      Math.cos(turn) * length * t - Math.sin(turn) * side,
      Math.sin(turn) * length * t + Math.cos(turn) * side,
    ]
    return [x + u, y + v * 0.6 + t * 4 - Math.sin(Math.PI * t) * 12]
  }
  const stem = `M${[-0.26, 0, 0.3, 0.6, 0.98].map((t) => at(t).map(num).join(' ')).join('L')}`
  const dull = (tone: string) => mix(tone, '#16281a', dark)
  const leaf = (t: number, side: number): Path => {
    const reach = (1.1 - t * 0.62) * random.range(24, 31)
    const lean = reach * random.range(0.5, 0.9)
    const tip = t + lean / length
    const middle = t + (lean * 0.5) / length
    return soft([
      at(t),
      at(middle - 0.03, side * reach * 0.45),
      at(tip - 0.022, side * reach * 0.9),
      at(tip + 0.02, side * reach),
      at(middle + 0.045, side * reach * 0.5),
    ])
  }
  const steps = Array.from({ length: 12 }, (_, index) => 0.17 + index * 0.071)
  const far = steps.map((t) => leaf(t + random.jitter(0.012), 1)).join('')
  const near = steps.map((t) => leaf(t + random.jitter(0.012), -1)).join('')
  art.movedBy(3, 7, () => art.fill(far + near, SHADOW, 0.34))
  art.stroke(stem, dull('#5f4a2c'), 5)
  art.movedBy(0, -1.2, () => art.stroke(stem, dull('#a8895a'), 2))
  art.fill(far, dull('#5f8238'))
  art.fill(near, dull('#94b560'))
  art.fill(steps.map((t) => leaf(t, -0.5)).join(''), dull('#c4d98c'), 0.7)
}

/** Twine around the stems, and its bow. */
function bound(art: Canvas, [x, y]: Point): void {
  const turns = [0, 7, 14].map((dx) => `M${x + 14 + dx} ${y - 15}q8 15 0 33`).join('')
  const bow = `M${x + 26} ${y - 2}C${x + 10} ${y - 38} ${x + 58} ${y - 36} ${x + 26} ${y - 2}C${x + 66} ${y - 20} ${x + 74} ${y + 14} ${x + 26} ${y - 2}M${x + 26} ${y}q6 22 26 30M${x + 24} ${y}q-10 18 -4 36`
  for (const path of [turns, bow]) {
    art.movedBy(2, 4, () => art.stroke(path, SHADOW, 6, { opacity: 0.34 }))
    art.stroke(path, '#8a4a22', 6)
    art.movedBy(-0.6, -1.2, () => art.stroke(path, '#d99a5a', 3.4))
  }
}
