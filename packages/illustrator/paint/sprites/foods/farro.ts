import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { num, type Path, type Point } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { dishLight } from './heapLight.ts'
import { type RiceLook, riceMass, toneAt, type Tones } from './softRice.ts'
import { type Fill, filling, halves, outlineOf, rimShadow } from './surface.ts'
import { layered } from './touches.ts'

/** How far apart grains lie. */
const GAP = 15.3
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

/** Grains of one husk in one light: each with its shadow, its husk, a furrow or a gleam. */
function grains(art: Canvas, chosen: readonly Grain[], tone: Color, light: number): void {
  layered(art, chosen.map(oval).join(''), [
    { color: '#2c1608', dx: 2.4, dy: 4, opacity: 0.5 },
    { color: shade(mix(tone, HUSK, 0.5), 0.24) },
    { color: tone, dx: -1.3, dy: -1.9 },
  ])
  const furrows = chosen.filter((_, index) => index % 3 !== 0)
  art.stroke(furrows.map(crease).join(''), mix(tone, HUSK, 0.7), 1.9, { opacity: 0.7 })
  const wet = chosen.filter((_, index) => light > 0.62 || index % 3 === 0)
  const gleams = wet.map(({ x, y }): Point => [x - 4.5, y - 4.5])
  art.specks(gleams, '#fff3d6', 2.8, { length: 4, angle: -0.6, opacity: 0.15 + 0.75 * light })
}

/** Husks of one bag, as the grains were more or less pearled. */
const HUSKS = ['#94602a', '#ecc684', '#c8934e'] as const
const STEPS = 6

function tonesOf(color: Color): Tones {
  return [
    mix(shade(color, 0.5), '#4a260c', 0.4),
    mix(shade(color, 0.16), HUSK, 0.4),
    color,
    mix(color, '#fff0c8', 0.7),
  ]
}

/** Farro: plump grains in heaps and hollows, wet with dressing. */
export function farro(art: Canvas, area: Area, { color, scale }: Fill): void {
  const { random } = art
  const path = outlineOf(art, area, scale * 0.975, 0.02)
  art.shadow(path, 10, 0.4)
  const [rx, ry] = halves(area, scale)
  const lightAt = dishLight(random, area, [rx, ry])
  const look: RiceLook = { tones: tonesOf(tint(color, 0.2)), grain: [10, 12], lightAt }
  art.fill(path, look.tones[1])
  riceMass(art, filling(art, area, scale * 0.915, 15), look, 24)
  const all = filling(art, area, scale * (1 - 12 / rx), GAP).map(([x, y]) => ({
    x,
    y,
    turn: random.angle(),
    reach: random.range(10, 13.5),
    step: Math.floor(Math.max(0, Math.min(0.99, lightAt(x, y) + random.jitter(0.08))) * STEPS),
    husk: random.pick(HUSKS),
  }))
  for (let step = 0; step < STEPS; step += 1) {
    const light = (step + 0.5) / STEPS
    for (const husk of HUSKS) {
      const chosen = all.filter((grain) => grain.step === step && grain.husk === husk)
      if (chosen.length > 0) grains(art, chosen, mix(toneAt(look.tones, light), husk, 0.34), light)
    }
  }
  art.clipped(path, () => rimShadow(art, area, scale * 1.04))
}
