import type { Canvas } from '../../core/canvas.ts'
import { num, type Point } from '../../core/contour.ts'
import { layered } from './touches.ts'

const SHREDS = 150

/** Parmesan that fell on the top of a heap: thick in the middle, single shreds around it. */
export function parmesanFall(
  art: Canvas,
  placeAt: (u: number, v: number) => Point,
  size: number,
): void {
  const { random } = art
  const shreds = Array.from({ length: SHREDS }, (_, index) => {
    const out = (index / SHREDS) ** 0.8 * (index % 7 === 0 ? 0.72 : 0.34)
    const turn = index * 2.399963 + random.jitter(0.5)
    const [x, y] = placeAt(-0.06 + Math.cos(turn) * out, 0.06 + Math.sin(turn) * out * 0.9)
    const lift = size * 0.06 * Math.max(0, 1 - out / 0.34)
    const [long, lean, bow] = [
      size * random.range(0.008, 0.026),
      random.angle(),
      random.jitter(0.5),
    ]
    const [dx, dy] = [Math.cos(lean) * long, Math.sin(lean) * long * 0.7]
    return `M${num(x - dx)} ${num(y - lift - dy)}q${num(dx - dy * bow)} ${num(dy + dx * bow)} ${num(dx * 2)} ${num(dy * 2)}`
  })
  layered(art, shreds.join(''), [
    { color: '#3a0c06', width: size * 0.011, dx: size * 0.006, dy: size * 0.012, opacity: 0.55 },
    { color: '#e6bd6c', width: size * 0.011 },
    { color: '#fff3cf', width: size * 0.007, dx: -size * 0.002, dy: -size * 0.003 },
  ])
}
