import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { arc, blob, closed, ellipse, open, type Path, type Point } from '../../core/contour.ts'
import { crumbs } from '../foods/crumbs.ts'
import { layered, prism } from '../foods/touches.ts'

const FLESH = '#fbf1ea'
const SKIN = '#a8487f'
/** What one sees between the pieces of a heap. */
const HEART = '#b9909c'

interface Heap {
  x: number
  y: number
  rx: number
  ry: number
  /** How high it is in its middle. */
  height: number
}

/** Three piles of red onion: half-moon slices, dice, a fine mince. */
export function choppedOnion(art: Canvas): void {
  const piles = [286, 610, 912].map((x, index) => {
    return { x, y: 622 - index * 12, rx: 142, ry: 118, height: 66 }
  })
  const [sliced, diced, minced] = piles
  for (const { x, y, rx, ry } of piles) {
    art.movedBy(20, 26, () => art.softFill(ellipse(x, y, rx * 0.9, ry * 0.8), '#3a140e', 0.5, 28))
  }
  for (const { x, y, rx, ry } of piles.slice(1)) {
    art.fill(closed(blob(art.random, x, y, rx * 0.86, ry * 0.84, { wobble: 0.1 })), HEART)
  }
  if (sliced) slices(art, sliced)
  if (diced) for (const place of heaped(art, diced, 56)) onionDie(art, place, 23)
  if (minced) mince(art, heaped(art, minced, 300))
  const stray = [
    [448, 742],
    [742, 716],
    [776, 560],
    [430, 528],
  ] as const
  for (const place of stray) onionDie(art, place, 18)
}

/** Half-moons that lean on each other as they fell from the knife, a few of them come apart. */
function slices(art: Canvas, { x, y, rx }: Heap): void {
  const { random } = art
  for (const [u, v, angle, size] of [
    [0.46, -0.6, 0.5, 0.7],
    [-0.5, -0.5, -0.34, 0.86],
    [0.3, -0.02, 0.3, 0.86],
    [-0.42, 0.2, -0.16, 0.92],
  ] as const) {
    halfMoon(art, [x + u * rx, y + v * rx], { size: rx * size, angle: angle + random.jitter(0.1) })
  }
  for (const [u, v, angle, size] of [
    [-0.2, 0.72, 0.3, 0.62],
    [0.6, 0.5, -0.7, 0.56],
    [-0.7, 0.6, 1.9, 0.5],
  ] as const) {
    ring(art, arc(x + u * rx, y + v * rx, size * rx, angle, angle + random.range(1.7, 2.4)), 15)
  }
}

/** One slice across half an onion: its layers as rings, thin skin outside. */
function halfMoon(
  art: Canvas,
  [x, y]: Point,
  { size, angle }: { size: number; angle: number },
): void {
  const half = (radius: number) => `${arc(x, y, radius, angle, angle + Math.PI)}`
  const slab = `${half(size)}Z`
  art.shadow(slab, 26, 0.7)
  art.movedBy(3, 10, () => art.fill(slab, mix(SKIN, FLESH, 0.25)))
  art.fill(slab, FLESH)
  const layers = [0.8, 0.61, 0.43, 0.26].map((share) => half(size * share)).join('')
  art.stroke(layers, mix(SKIN, FLESH, 0.35), 5)
  art.movedBy(-2, -3, () => art.stroke(layers, '#ffffff', 3, { opacity: 0.9 }))
  art.stroke(half(size * 0.975), SKIN, 8)
  art.stroke(arc(x, y, size * 0.7, angle + 0.5, angle + 1.3), '#ffffff', 8, { opacity: 0.7 })
}

/** A layer that has come off a slice. */
function ring(art: Canvas, path: Path, width: number): void {
  layered(art, path, [
    { color: SHADOW, width: width * 1.05, dx: 5, dy: 10, opacity: 0.4 },
    { color: SKIN, width: width * 1.15, dx: 1, dy: 3 },
    { color: FLESH, width },
    { color: '#ffffff', width: width * 0.3, dx: -1, dy: -3, opacity: 0.8 },
  ])
}

/** Places in a heap from its back to its front, higher in the middle. */
function heaped({ random }: Canvas, { x, y, rx, ry, height }: Heap, count: number): Point[] {
  const places = Array.from({ length: count }, () => {
    const turn = random.angle()
    const far = Math.sqrt(random.next())
    const [u, v] = [Math.cos(turn) * far, Math.sin(turn) * far]
    return { u, v, rise: (1 - far * far) * random.range(0.3, 1) }
  })
  places.sort((first, second) => first.v + first.rise * 0.5 - second.v - second.rise * 0.5)
  return places.map(({ u, v, rise }): Point => [x + u * rx, y + v * ry - rise * height])
}

/** A cube of onion; some show a side of skin. */
function onionDie(art: Canvas, [x, y]: Point, half: number): void {
  const { random } = art
  const turn = random.angle()
  const reach = half * random.range(1.05, 1.4)
  const top = [0, 1, 2, 3].map((index): Point => {
    const angle = turn + (index * Math.PI) / 2
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8]
  })
  const tone = random.next() < 0.26 ? mix(FLESH, SKIN, 0.6) : FLESH
  prism(art, top, tone, half * 0.8)
  const [first, second, third] = top
  if (first && second && third) {
    art.stroke(open([first, second, third]), mix(FLESH, SKIN, 0.5), 2.4, { opacity: 0.7 })
  }
}

/** A heap of bits as fine as the knife makes them, some with purple skin. */
function mince(art: Canvas, places: readonly Point[]): void {
  crumbs(art, places.slice(0, 230), FLESH, MINCED)
  crumbs(
    art,
    places.filter((_, index) => index % 5 === 0),
    mix(SKIN, FLESH, 0.3),
    MINCED,
  )
  crumbs(art, places.slice(230), FLESH, MINCED)
}

const MINCED = { size: 15, height: 6, angular: true, shaded: 0.22 } as const
