import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, polygon, type Point } from '../../core/contour.ts'
import { shade, SHADOW } from '../../core/color.ts'

/** A heap of cut onion: one peak, and a shoulder where the knife left the rest of it. */
export interface Heap {
  x: number
  y: number
  rx: number
  ry: number
  /** How high its peak is. */
  height: number
  /** Where the shoulder lies, as shares of both radii. */
  shoulder: Point
}

/** Where a piece lies. */
export interface Place {
  x: number
  y: number
  /** How much light falls on it, from -1 on the far side of the heap to 1 towards the window. */
  light: number
}

/** How high the heap is at a place, from 0 to 1. */
function heightAt({ shoulder: [a, b] }: Heap, u: number, v: number): number {
  const peak = 1 - (u + 0.1) ** 2 * 1.3 - (v + 0.06) ** 2 * 1.3
  const side = 0.62 - (u - a) ** 2 * 2.4 - (v - b) ** 2 * 2.4
  return Math.max(0, peak, side)
}

/** Places on the heap from its back to its front. */
export function heaped({ random }: Canvas, heap: Heap, count: number): Place[] {
  const { x, y, rx, ry, height } = heap
  const places = Array.from({ length: count }, () => {
    const turn = random.angle()
    const far = Math.sqrt(random.next()) * (1 + 0.1 * Math.sin(turn * 3 + heap.x))
    const [u, v] = [Math.cos(turn) * far, Math.sin(turn) * far]
    const high = heightAt(heap, u, v)
    // Light from the upper left: what falls away to the right and to the front is dim.
    const light = (high - heightAt(heap, u - 0.16, v - 0.1)) * 3.6
    return { u, v, rise: high * random.range(0.84, 1.04), light }
  })
  places.sort((first, second) => first.v + first.rise * 0.4 - second.v - second.rise * 0.4)
  return places.map(({ u, v, rise, light }) => ({
    x: x + u * rx,
    y: y + v * ry - rise * height,
    light: Math.max(-1, Math.min(1, light + 0.25)),
  }))
}

/** Places around a heap where single bits have rolled to: many on one side, few on the other. */
export function strewn(
  { random }: Canvas,
  { x, y, rx, ry, shoulder: [a, b] }: Heap,
  count: number,
): Place[] {
  const side = Math.atan2(b, a)
  return Array.from({ length: count }, () => {
    const turn = side + random.jitter(0.9) + random.jitter(0.7)
    const far = random.range(0.98, 1.3)
    return { x: x + Math.cos(turn) * rx * far, y: y + Math.sin(turn) * ry * far, light: 0.5 }
  })
}

/** The shadow of a heap, and its dark inside, which shows where the pieces leave gaps. */
export function heart(art: Canvas, heap: Heap, color: string): void {
  const { x, y, rx, ry, height } = heap
  const foot = closed(blob(art.random, x, y, rx * 0.96, ry * 0.92, { wobble: 0.06 }))
  art.movedBy(34, 22, () => art.softFill(foot, SHADOW, 0.42, 24))
  art.movedBy(6, 12, () => art.softFill(foot, SHADOW, 0.62, 8))
  const rim = Array.from({ length: 22 }, (_, index): Point => {
    const turn = (index / 22) * Math.PI * 2
    const [u, v] = [Math.cos(turn) * 0.84, Math.sin(turn) * 0.84]
    return [x + u * rx, y + v * ry - heightAt(heap, u, v) * height]
  })
  const round = art.linearGradient('x1="0" x2=".8" y1="0" y2="1"', [
    [0, color],
    [1, shade(color, 0.6)],
  ])
  art.fill(polygon(rim), round)
}
