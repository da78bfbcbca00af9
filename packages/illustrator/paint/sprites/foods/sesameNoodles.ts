import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  closed,
  ellipse,
  moved,
  num,
  open,
  type Path,
  type Point,
} from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cucumberheap } from './cucumberHeap.ts'
import { footOf, heapHeights, type Mound, moundLight, placeOn } from './grainMound.ts'
import { noodleLift } from './noodleLift.ts'
import { softSpot } from './softSpot.ts'
import { upright } from './upright.ts'
import { filledBowl, type WideBowl } from './wideBowl.ts'

const FLAT = 0.5
const NOODLE = '#f0b656'
const SAUCE = { deep: '#8a5424', own: '#c98f4a', lit: '#f2cf92' } as const
/** The width of a noodle, and how far one lies from the next in a lock: shares of the heap's radius. */
const [WIDE, PITCH] = [0.03, 0.034]
const STEPS = 7

function heapIn(art: Canvas, size: number): Mound {
  const heightAt = heapHeights(art.random, {
    high: 0.34,
    steep: 0.62,
    peak: [0.1, -0.2],
    ragged: 0.05,
    swells: [
      [-0.4, 0.24, 0.42, 0.07],
      [0.44, 0.2, 0.4, 0.07],
      [0.06, 0.54, 0.34, 0.05],
    ],
  })
  return { x: 0, y: size * 0.03, radius: size * 0.87, flat: FLAT, heightAt }
}

/** A few noodles side by side, bent over the heap: their lines from above. */
function lock(art: Canvas, [u, v]: Point): Point[][] {
  const { random } = art
  const count = random.pick([2, 3, 3, 4, 5])
  const long = random.range(0.75, 1.25)
  const bend = random.range(0.7, 2.3) * random.pick([-0.7, 1, 1])
  const middle = Math.atan2(v, u) + Math.PI / 2 + random.jitter(0.75)
  let turn = middle - bend / 2
  let [x, y] = [u - (Math.cos(middle) * long) / 2, v - (Math.sin(middle) * long) / 2]
  const spread = random.range(0.8, 1.3)
  const drift = random.jitter(0.12)
  const lines = Array.from({ length: count }, (): Point[] => [])
  for (let step = 0; step <= STEPS; step += 1) {
    for (const [index, line] of lines.entries()) {
      const aside = (index - (count - 1) / 2) * PITCH * (spread + drift * (step - STEPS / 2) * 0.5)
      const [a, b] = [x - Math.sin(turn) * aside, y + Math.cos(turn) * aside]
      const inside = Math.min(1, 0.97 / Math.hypot(a, b))
      line.push([a * inside, b * inside])
    }
    x += (Math.cos(turn) * long) / STEPS
    y += (Math.sin(turn) * long) / STEPS
    turn += bend / STEPS
  }
  // Cut off in one line their ends would look like a comb.
  return lines.map((line) =>
    line.slice(random.pick([0, 0, 1]), STEPS + 1 - random.pick([0, 1, 1, 2])),
  )
}

/** What is drawn first: what lies far off, and low. */
const rank = ([u, v]: Point) => v * 0.7 - Math.hypot(u, v) * 0.9

/** What is seen between the locks: noodles in the dark of the heap, drawn as one. */
function deepNoodles(art: Canvas, mound: Mound): void {
  const { random } = art
  const lines = Array.from({ length: 70 }, (_, index) => {
    const out = Math.sqrt((index + 0.5) / 70) * 0.93
    const turn = index * 2.399963
    const [sweep, lean] = [random.range(0.3, 0.6), random.jitter(0.2)]
    const points = [-1, -0.3, 0.4, 1].map((share) => {
      const [at, far] = [turn + share * sweep, Math.min(0.95, out + lean * share)]
      return placeOn(mound, Math.cos(at) * far, Math.sin(at) * far, -0.01)
    })
    return open(points)
  })
  const width = mound.radius * WIDE
  // A few at a time: long paths that cross themselves are slow to paint.
  for (let from = 0; from < lines.length; from += 5) {
    const part = lines.slice(from, from + 5).join('')
    art.stroke(part, '#54280a', width * 1.2)
    art.stroke(part, '#b8782c', width * 0.8)
  }
}

/** One layer of locks over the whole heap. */
function noodles(art: Canvas, mound: Mound, layer: { count: number; lift: number; reach: number }) {
  const { random } = art
  const shine = moundLight(mound)
  const spots = Array.from({ length: layer.count }, (_, index): Point => {
    const out = Math.sqrt((index + 0.5) / layer.count) * layer.reach
    const turn = index * 2.399963 + random.jitter(0.3)
    return [Math.cos(turn) * out, Math.sin(turn) * out]
  }).filter(([u, v]) => v > -0.55 || Math.hypot(u, v) > 0.75)
  for (const spot of spots.toSorted((a, b) => rank(a) - rank(b))) {
    const lift = layer.lift * random.range(0.3, 1)
    const coat = mix(
      NOODLE,
      random.pick(['#d9832a', '#ffd880', '#e89c3c']),
      random.range(0.1, 0.55),
    )
    const light = shine(...spot) + random.jitter(0.1)
    const color =
      light > 0.55 ? tint(coat, (light - 0.55) * 0.8) : mix(coat, '#8a4a16', (0.55 - light) * 1.1)
    const lines = lock(art, spot).map((line) =>
      line.map(([a, b], step) => {
        const end = (2 * step) / STEPS - 1
        return placeOn(mound, a, b, lift * (1 - end ** 6) - 0.05 * end ** 6)
      }),
    )
    strands(art, lines, { width: mound.radius * WIDE * random.range(0.94, 1.1), color, light })
  }
}

/** The noodles of a lock, each with its dark edge; their shadow and their light are one stroke for all. */
function strands(
  art: Canvas,
  lines: readonly (readonly Point[])[],
  { width, color, light }: { width: number; color: string; light: number },
): void {
  const ids = lines.map((line) => art.define((name) => `<path id="${name}" d="${open(line)}"/>`))
  const all = ids.map((id) => `<use href="#${id}"/>`).join('')
  const dark = mix(shade(color, 0.5), '#7a3c12', 0.4)
  const layer = (tone: string, share: number, [dx, dy]: Point, more = '') =>
    art.group(
      `transform="translate(${num(width * dx)} ${num(width * dy)})" fill="none" stroke="${tone}" stroke-width="${num(width * share)}" stroke-linecap="round"${more}`,
      () => art.raw(all),
    )
  layer('#3a1606', 1.15, [0.3, 0.6], ' stroke-opacity=".5"')
  art.group('fill="none" stroke-linecap="round"', () => {
    for (const id of ids) {
      art.raw(`<use href="#${id}" stroke="${dark}" stroke-width="${num(width * 1.08)}"/>`)
      art.raw(`<use href="#${id}" stroke="${color}" stroke-width="${num(width * 0.8)}"/>`)
    }
  })
  layer(tint(color, 0.34), 0.34, [-0.08, -0.14])
  if (light < 0.5) return
  const shine = lines.map((line) => open(line.slice(2, 5))).join('')
  art.movedBy(-width * 0.12, -width * 0.24, () =>
    art.stroke(shine, '#fff8e0', width * 0.16, { opacity: Math.min(0.9, light) }),
  )
}

/** Sauce that gathered at the foot, and the shine on it. */
function pool(art: Canvas, mound: Mound, size: number): void {
  const shore = footOf(mound, 1.01)
  art.movedBy(size * 0.01, size * 0.02, () => art.softFill(closed(shore), SHADOW, 0.4, size * 0.03))
  art.fill(closed(shore), SAUCE.deep)
  art.fill(closed(moved(shore, -size * 0.004, -size * 0.012)), SAUCE.own)
  for (const turn of [0.5, 0.95, 1.7, 2.3, 2.75]) {
    const at: Point = [
      mound.x + Math.cos(turn) * mound.radius * 0.97,
      mound.y + Math.sin(turn) * mound.radius * FLAT * 0.97,
    ]
    const gleam = blob(art.random, ...at, size * 0.05, size * 0.008, { angle: turn + Math.PI / 2 })
    art.fill(closed(gleam), SAUCE.lit, 0.9)
  }
}

/** The heap turns away from the window to its right and its foot. */
function formShade(art: Canvas, { x, y, radius }: Mound): void {
  const at = (u: number, v: number) => ({ x: x + u * radius, y: y + v * radius })
  softSpot(art, { ...at(0.62, 0.1), rx: radius * 0.42, ry: radius * 0.46 }, '#5a2406', 0.3)
  softSpot(art, { ...at(0.1, 0.36), rx: radius * 0.8, ry: radius * 0.14 }, '#5a2406', 0.26)
  softSpot(art, { ...at(-0.3, -0.2), rx: radius * 0.5, ry: radius * 0.3 }, '#fff0c0', 0.26)
}

/** Where chili oil lies, in clusters: its place, its radius in shares of the heap. */
const OIL = [
  [-0.5, 0.52, 0.06],
  [-0.41, 0.62, 0.034],
  [-0.6, 0.42, 0.026],
  [0.34, 0.72, 0.056],
  [0.45, 0.66, 0.03],
  [0.24, 0.8, 0.024],
  [0.68, 0.3, 0.045],
  [0.75, 0.4, 0.024],
  [-0.08, 0.62, 0.04],
  [-0.02, 0.72, 0.022],
  [-0.76, 0.2, 0.03],
] as const

/** Drops of chili oil that run down between the noodles, clear and red. */
function chiliOil(art: Canvas, mound: Mound): void {
  const { random } = art
  for (const [u, v, wide] of OIL) {
    const [x, y] = placeOn(mound, u, v, 0.06)
    const rx = wide * mound.radius * 1.4
    const drop = blob(random, x, y, rx, rx * 0.5, { points: 11, wobble: 0.24 })
    art.fill(closed(moved(drop, rx * 0.04, rx * 0.1)), '#7a2406', 0.6)
    art.fill(closed(drop), '#d63a10', 0.8)
    const clear = blob(random, x + rx * 0.2, y + rx * 0.12, rx * 0.6, rx * 0.22, { wobble: 0.2 })
    art.fill(closed(clear), '#ff8a34', 0.7)
    art.fill(ellipse(x - rx * 0.36, y - rx * 0.2, rx * 0.2, rx * 0.07), '#fff2e0', 0.95)
  }
}

/** Toasted sesame, thick on one side of the heap, single seeds down to its foot. */
function sesame(art: Canvas, mound: Mound): void {
  const { random } = art
  for (let index = 0; index < 70; index += 1) {
    const [turn, far] = [random.angle(), random.next() ** 0.8 * (index % 4 === 0 ? 0.6 : 0.3)]
    const [u, v] = [0.16 + Math.cos(turn) * far * 1.2, 0.42 + Math.sin(turn) * far * 0.8]
    if (Math.hypot(u, v) > 0.94) continue
    const [x, y] = placeOn(mound, u, v, 0.07)
    const long = mound.radius * random.range(0.013, 0.018)
    const lean = (random.angle() * 180) / Math.PI
    const at = `transform="translate(${num(x)} ${num(y)}) rotate(${num(lean)})"`
    art.fill(ellipse(x + long * 0.3, y + long * 0.5, long * 0.9, long * 0.7), '#4a220a', 0.6)
    art.group(at, () => {
      art.fill(ellipse(0, 0, long, long * 0.58), '#d9a860')
      art.fill(ellipse(-long * 0.1, -long * 0.1, long * 0.76, long * 0.38), '#fff0cc')
    })
  }
}

const ringOf =
  (wide: number, flat: number) =>
  (share: number, down = 0): Path =>
    ellipse(0, down * wide, wide * share, wide * share * flat)

/** Rings of scallion that fell in a handful, single ones beside it. */
function scallions(art: Canvas, mound: Mound): void {
  const { random } = art
  for (let index = 0; index < 34; index += 1) {
    const far = index % 6 === 0 ? random.range(0.2, 0.36) : 0.17 * Math.sqrt(random.next())
    const turn = random.angle()
    const [x, y] = placeOn(mound, 0.38 + Math.cos(turn) * far, 0.3 + Math.sin(turn) * far, 0.1)
    const wide = mound.radius * random.range(0.022, 0.042)
    const [flat, green] = [random.range(0.5, 0.8), random.pick(['#2f7f28', '#5aa53a', '#8cc257'])]
    const lean = num((random.jitter(0.8) * 180) / Math.PI)
    art.group(`transform="translate(${num(x)} ${num(y)}) rotate(${lean})"`, () => {
      const ring = ringOf(wide, flat)
      art.fill(ring(1.05, 0.55), '#2a1206', 0.6)
      art.fill(ring(1, 0.24), shade(green, 0.5))
      art.fill(ring(1), green)
      art.fill(ring(0.8, -0.04), mix(green, '#f6fadc', 0.66))
      art.fill(ring(0.46, 0.04), mix(green, '#1f4a16', 0.7))
    })
  }
}

/** A bowl of cold sesame noodles, chopsticks that lift some of them; `size` is half the bowl's width. */
export function sesamenoodles(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = {
    rx: size,
    ry: size * FLAT,
    depth: size * 0.42,
    glaze: color,
    band: shade(color, 0.3),
  }
  upright(art, { x, y }, () => {
    art.movedBy(x, y + size * 0.04, () => {
      const mound = heapIn(art, size)
      filledBowl(art, bowl, () => {
        softSpot(art, { x: size * 0.06, y: size * 0.1, rx: size, ry: size * 0.5 }, '#5a3a20', 0.5)
        pool(art, mound, size)
        art.fill(closed(footOf(mound, 0.94)), '#a5662a')
        deepNoodles(art, mound)
        noodles(art, mound, { count: 46, lift: 0.02, reach: 0.96 })
        noodles(art, mound, { count: 36, lift: 0.08, reach: 0.84 })
        noodleLift(art, {
          x: size * 0.06,
          y: -size * 0.2,
          size: size * 0.78,
          angle: 0,
          color: NOODLE,
        })
        noodles(art, mound, { count: 9, lift: 0.1, reach: 0.5 })
        formShade(art, mound)
        chiliOil(art, mound)
        const [cx, cy] = placeOn(mound, -0.34, 0.22, 0.1)
        softSpot(
          art,
          { x: cx + size * 0.02, y: cy + size * 0.05, rx: size * 0.27, ry: size * 0.13 },
          '#3a1c06',
          0.7,
        )
        cucumberheap(art, { x: cx, y: cy, size: size * 0.24, angle: 0, color: '#3f7a34' })
        sesame(art, mound)
        scallions(art, mound)
      })
    })
  })
}
