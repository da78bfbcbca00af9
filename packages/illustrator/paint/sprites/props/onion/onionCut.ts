import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { centroid, closed, moved, open, pack, type Point, polygon } from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { layered } from '../../foods/touches.ts'
import { onionBit } from '../../products/onionBit.ts'
import type { Piece } from '../../types.ts'
import { castShadow } from '../castShadow.ts'

const FLESH = '#fcf5ec'
/** Where each layer begins, as a share of the radius: thick outside, thin within. */
const LAYERS = [0.93, 0.78, 0.63, 0.5, 0.38, 0.27, 0.17] as const

interface Cut {
  /** How much of it is below the cut, as a share of its radius. */
  depth: number
  /** How much of its height is seen. */
  flat?: number
}

/** An onion cut across, its cut side up; `size` is its radius. */
export function crossCut(art: Canvas, piece: Piece, { depth, flat = 0.95 }: Cut): void {
  const { size, color } = piece
  const ring = ringsOf(art, piece, flat)
  const skin = ring(1)
  castShadow(art, closed(moved(skin, size * depth * 0.3, size * depth)), size * 0.7)
  layered(art, closed(skin), [
    { color: shade(color, 0.6), dx: size * depth * 0.3, dy: size * depth },
    { color: shade(color, 0.34), dx: size * depth * 0.2, dy: size * depth * 0.6 },
    { color: shade(color, 0.08), dx: size * depth * 0.08, dy: size * depth * 0.25 },
    { color: tint(color, 0.1) },
  ])
  const face = closed(ring(0.95))
  art.fill(face, FLESH)
  art.clipped(face, () => {
    for (const share of LAYERS) layer(art, ring(share), piece)
    art.fill(closed(ring(0.09)), mix(color, '#d5dc9a', 0.72))
    wet(art, ring, size)
  })
}

type Ring = (share: number) => Point[]

/** Layers that lie within each other, each a little off the middle and out of round. */
function ringsOf({ random }: Canvas, { x, y, size, angle }: Piece, flat: number): Ring {
  const [swell, third] = [random.range(0.03, 0.05), random.range(0.012, 0.024)]
  const [u, v] = [random.jitter(0.14), random.jitter(0.14)]
  return (share) =>
    Array.from({ length: 16 }, (_, index): Point => {
      const turn = (index / 16) * Math.PI * 2
      const phase = angle + (1 - share) * 1.6
      const stray =
        1 +
        swell * (2.6 - 2 * share) * Math.sin(turn * 2 + phase) +
        third * Math.sin(turn * 3 - phase * 2)
      const reach = size * share * stray
      const off = (1 - share) * size
      return [x + Math.cos(turn) * reach + u * off, y + (Math.sin(turn) * reach + v * off) * flat]
    })
}

/** One layer: the stain of the skin on its outside, a line around it, white within. */
function layer(art: Canvas, outline: readonly Point[], { size, color }: Piece): void {
  const stain = mix(color, FLESH, art.random.range(0.66, 0.8))
  layered(art, closed(outline), [
    { color: stain, width: size * 0.07, opacity: 0.6 },
    { color: mix(color, FLESH, 0.22), width: size * art.random.range(0.02, 0.034) },
    { color: '#ffffff', width: size * 0.018, dx: size * 0.02, dy: size * 0.03, opacity: 0.9 },
  ])
}

/** Juice on the cut side: light on the layers towards the window, shade on the far ones. */
function wet(art: Canvas, ring: Ring, size: number): void {
  const lights = [0.73, 0.49].map((share) => open(ring(share).slice(9, 12)))
  art.stroke(lights.join(''), '#ffffff', size * 0.06, { opacity: 0.9 })
  const far = [...ring(1.02).slice(0, 7), ...ring(0.62).slice(0, 7).toReversed()]
  art.softFill(closed(far), SHADOW, 0.13, size * 0.1)
}

/** Dice of onion in a heap, some with the skin on one side; the last ones lie on top. */
export function dice(art: Canvas, { x, y, size, color }: Omit<Piece, 'angle'>): void {
  const low = pack(art.random, x, y, size, 52, { tries: 6 })
  const high = pack(art.random, x - size * 0.05, y - size * 0.1, size * 0.6, 28, { tries: 6 })
  for (const place of [...low, ...high]) {
    // Light from the upper left: what lies at the right and in front is dim.
    const dim = Math.max(0, (place[0] - x) * 0.5 + (place[1] - y) * 0.8) / size
    die(art, place, { size: size * 0.165, color, dim })
  }
}

interface Die {
  size: number
  color: Color
  /** How far it is turned away from the light, from 0 to 1. */
  dim: number
}

function die(art: Canvas, place: Point, { size, color, dim }: Die): void {
  const { random } = art
  const bit = onionBit(random, place, size * random.range(0.85, 1.15), size * 0.7)
  const top = polygon(bit.top)
  const skin = random.next() < 0.36
  const flesh = mix(FLESH, mix(color, '#6d4a60', 0.5), dim * 0.3)
  layered(art, top + bit.lit + bit.dim, [{ color: SHADOW, dx: 3, dy: 4, opacity: 0.4 }])
  art.fill(bit.dim, skin ? shade(color, 0.2) : mix(flesh, shade(color, 0.4), 0.5))
  art.fill(bit.lit, skin ? mix(color, flesh, 0.25) : mix(flesh, color, 0.24))
  art.fill(top, mix(flesh, color, random.range(0, 0.1)))
  const [from, to] = bit.edge
  const [u, v] = centroid(bit.top)
  const inward = ([a, b]: Point, share: number): Point => [a + (u - a) * share, b + (v - b) * share]
  const share = skin ? 0.3 : 0.18
  const edge = polygon([from, to, inward(to, share), inward(from, share)])
  art.fill(edge, skin ? color : mix(flesh, color, 0.34))
  if (dim === 0 && random.next() < 0.6) {
    art.specks([[place[0] - size * 0.3, place[1] - size * 0.2]], '#ffffff', size * 0.26)
  }
}
