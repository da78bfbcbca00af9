import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { moved, num, type Path, type Point } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import type { Area } from '../types.ts'
import { type Fill, filling, halves, mound, outlineOf, placesIn } from './surface.ts'
import { layered, sunflower } from './touches.ts'

/** How far apart grains lie. */
const GAP = 15.3
/** So many that neighbors are of different tones. */
const SWEEPS = 6
const HUSK = '#84501f'

interface Grain {
  x: number
  y: number
  turn: number
  reach: number
}

/** The oval of one grain, pointed at one end. */
function oval({ x, y, turn, reach }: Grain): Path {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (u: number, v: number) =>
    `${num(x + (u * cos - v * sin) * reach)} ${num(y + (u * sin + v * cos) * reach)}`
  return `M${at(-1, 0)}C${at(-0.9, -0.7)} ${at(0.4, -0.72)} ${at(1.08, 0)}C${at(0.4, 0.72)} ${at(-0.9, 0.7)} ${at(-1, 0)}Z`
}

/** The furrow along a grain. */
function crease({ x, y, turn, reach }: Grain): Path {
  const [dx, dy] = [Math.cos(turn) * reach * 0.62, Math.sin(turn) * reach * 0.62]
  return `M${num(x - dx)} ${num(y - dy)}L${num(x + dx)} ${num(y + dy)}`
}

/** Plump grains at these places: each with its shadow, its husk, a furrow or a gleam. */
function grains(art: Canvas, points: readonly Point[], color: Color): void {
  const { random } = art
  const all = points.map(([x, y]): Grain & { sweep: number } => ({
    x,
    y,
    turn: random.angle(),
    reach: random.range(10.5, 14),
    sweep: random.whole(0, SWEEPS - 1),
  }))
  const tones = [
    mix(color, HUSK, 0.34),
    mix(color, HUSK, 0.12),
    mix(color, '#d9a55c', 0.6),
    mix(color, HUSK, 0.22),
    tint(color, 0.16),
    tint(color, 0.34),
  ]
  for (const [sweep, tone] of tones.entries()) {
    const chosen = all.filter((grain) => grain.sweep === sweep)
    layered(art, chosen.map(oval).join(''), [
      { color: SHADOW, dx: 3, dy: 5, opacity: 0.42 },
      { color: shade(mix(tone, HUSK, 0.5), 0.2) },
      { color: tone, dx: -1.3, dy: -1.9 },
    ])
    const furrows = chosen.filter((_, index) => index % 3 !== 0)
    art.stroke(furrows.map(crease).join(''), mix(tone, HUSK, 0.7), 1.9, { opacity: 0.75 })
    const gleams = chosen.map(({ x, y }): Point => [x - 4.5, y - 4.5])
    art.specks(gleams, '#fff3d6', 2.8, { length: 4, angle: -0.6, opacity: 0.8 })
  }
}

/** Farro: plump grains, heaped here and there, wet with dressing. */
export function farro(art: Canvas, area: Area, { color, scale }: Fill): void {
  const path = outlineOf(art, area, scale, 0.03)
  art.shadow(path, 12, 0.45)
  art.fill(path, shade(mix(color, HUSK, 0.5), 0.2))
  const [rx, ry] = halves(area, scale)
  grains(art, filling(art, area, scale * (1 - 4 / rx), GAP), tint(color, 0.06))
  for (const [x, y] of placesIn(art, area, scale * 0.72, 6)) {
    const reach = Math.min(rx, ry) * art.random.range(0.16, 0.26)
    const heap = { rx: reach * 1.1, ry: reach * 0.86 }
    const [shadowX, shadowY] = moved([[x, y]], reach * 0.24, reach * 0.36)[0] ?? [x, y]
    const round = `M${num(shadowX - heap.rx)} ${num(shadowY)}a${num(heap.rx)} ${num(heap.ry)} 0 1 0 ${num(heap.rx * 2)} 0a${num(heap.rx)} ${num(heap.ry)} 0 1 0 ${num(-heap.rx * 2)} 0Z`
    art.softFill(round, shade(mix(color, HUSK, 0.8), 0.5), 0.36, reach * 0.3)
    const count = Math.round((Math.PI * reach * reach) / GAP ** 2)
    grains(art, sunflower(art, { x, y, ...heap }, count, 0.6), tint(color, 0.16))
  }
  mound(art, path, color, 0.6)
}
