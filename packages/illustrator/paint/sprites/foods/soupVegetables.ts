import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, open, type Point, shrunk, turned } from '../../core/contour.ts'

interface Coin {
  x: number
  y: number
  size: number
  /** How flat it is seen, and how it leans. */
  flat: number
  angle: number
  /** How much of the broth lies over it. */
  under: number
}

const CARROT = '#ee7f22'

/** A coin of carrot in the broth: its cut face, its side, the wet line around it. */
export function carrotCoin(art: Canvas, coin: Coin, broth: Color): void {
  const { x, y, size, flat, angle, under } = coin
  const { random } = art
  const color = mix(mix(CARROT, random.pick(['#d9631a', '#f79a3c', '#ee7f22']), 0.5), broth, under)
  const face = blob(random, x, y, size, size * flat, { points: 14, wobble: 0.02, angle })
  const thick = size * 0.3
  art.softFill(
    closed(moved(face, size * 0.12, thick * 1.1)),
    SHADOW,
    0.4 * (1 - under),
    size * 0.12,
  )
  if (under < 0.4)
    art.fill(
      closed(moved(face, 0, thick)) + closed(moved(face, 0, thick * 0.5)),
      shade(mix(color, broth, 0.25), 0.36),
    )
  art.fill(closed(face), shade(color, 0.12))
  art.fill(closed(shrunk(face, 0.93, -size * 0.02, -size * 0.02)), tint(color, 0.12))
  art.fill(closed(shrunk(face, 0.62, size * 0.02, 0)), mix(color, '#c8520e', 0.4))
  art.fill(closed(shrunk(face, 0.52)), mix(color, '#ffb454', 0.55))
  art.fill(closed(shrunk(face, 0.2)), mix(color, '#d9701c', 0.4))
  const rays = [0.3, 1.2, 2.3, 3.4, 4.4, 5.5].map((turn) => {
    const ray: Point[] = [0.24, 0.46].map((reach): Point => {
      return [Math.cos(turn) * size * reach, Math.sin(turn) * size * flat * reach]
    })
    return open(turned(ray, angle, x, y))
  })
  art.stroke(rays.join(''), shade(color, 0.1), size * 0.05, { opacity: 0.5 })
  const back = face.filter(([u, v]) => (u - x) * 0.6 + (v - y) < -size * 0.08)
  const lit = shrunk(back.length > 2 ? back : face, 0.92).toSorted(([a], [b]) => a - b)
  art.stroke(open(lit), '#fff3d0', size * 0.07, { opacity: 0.75 * (1 - under) })
}

/** A slice of celery: a pale crescent with its ribs, its outer side darker. */
export function celerySlice(
  art: Canvas,
  { x, y, size, flat, angle, under }: Coin,
  broth: Color,
): void {
  const color = mix('#b9cf6a', broth, 0.15 + under)
  const arc = (reach: number, from: number, to: number): Point[] =>
    Array.from({ length: 9 }, (_, index) => {
      const turn = from + ((to - from) * index) / 8
      return [Math.cos(turn) * size * reach, Math.sin(turn) * size * reach]
    })
  const put = (points: readonly Point[]) =>
    turned(points, angle).map(([u, v]): Point => [x + u, y + v * flat])
  const crescent = put([...arc(1, 0, Math.PI), ...arc(0.48, 0.2, Math.PI - 0.2).toReversed()])
  const path = closed(crescent)
  art.movedBy(size * 0.1, size * 0.24, () => art.fill(path, SHADOW, 0.35))
  art.movedBy(0, size * 0.14, () => art.fill(path, shade(mix('#7f9c3a', broth, 0.2), 0.2)))
  art.fill(path, color)
  art.stroke(open(put(arc(0.94, 0.1, Math.PI - 0.1))), '#7f9c3a', size * 0.1, { opacity: 0.7 })
  art.stroke(open(put(arc(0.66, 0.4, Math.PI - 0.4))), '#eef2c4', size * 0.1, { opacity: 0.7 })
}

interface Frond {
  foot: Point
  heading: number
  long: number
  bend: number
}

/** A frond of dill: a fine stem, feathers on both sides that branch again. */
export function dillFrond(art: Canvas, { foot, heading, long, bend }: Frond): void {
  const { random } = art
  const stem: Point[] = []
  const feathers: string[] = []
  let [x, y] = foot
  let turn = heading
  const joints = 13
  for (let joint = 0; joint <= joints; joint += 1) {
    stem.push([x, y])
    const reach = long * 0.34 * (1 - joint / (joints + 2)) * Math.min(1, 0.35 + joint * 0.25)
    for (const side of joint > 1 ? [-1, 1] : []) {
      const out = turn + side * random.range(0.5, 0.9)
      const tip: Point = [x + Math.cos(out) * reach, y + Math.sin(out) * reach * 0.8]
      feathers.push(open([[x, y], tip]))
      for (const [share, fork] of [
        [0.3, 0.6],
        [0.5, -0.6],
        [0.66, 0.5],
        [0.8, -0.5],
      ] as const) {
        const [u, v] = [x + (tip[0] - x) * share, y + (tip[1] - y) * share]
        const [du, dv] = [Math.cos(out + fork), Math.sin(out + fork) * 0.8]
        feathers.push(
          open([
            [u, v],
            [u + du * reach * 0.34, v + dv * reach * 0.34],
          ]),
        )
      }
    }
    x += (Math.cos(turn) * long) / joints
    y += (Math.sin(turn) * long * 0.8) / joints
    turn += bend / joints
  }
  const lines = feathers.join('')
  art.movedBy(long * 0.03, long * 0.06, () =>
    art.stroke(lines, SHADOW, long * 0.018, { opacity: 0.3 }),
  )
  art.stroke(lines, '#2f5a24', long * 0.02)
  art.movedBy(-0.6, -1, () => art.stroke(lines, '#6fa544', long * 0.012))
  art.stroke(open(stem), '#4f8a34', long * 0.024)
}
