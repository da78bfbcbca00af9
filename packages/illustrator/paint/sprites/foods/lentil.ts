import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { ellipse, num, type Path, type Point } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { dishLight } from './heapLight.ts'
import { type RiceLook, riceMass, toneAt, type Tones } from './softRice.ts'
import { type Fill, filling, halves, outlineOf, rimShadow } from './surface.ts'
import { layered } from './touches.ts'

interface Lens {
  at: Point
  light: number
  /** Which of the kinds of one bag it is. */
  kind: number
}

/** Lentils of one bag: green, brown, yellowish. */
const KINDS = ['#6f7a34', '#7a4f24', '#a08c3e'] as const
const STEPS = 6

/** The contour of one lentil: a flat lens, on its side or on its edge. */
function contour({ random }: Canvas, [x, y]: Point): Path {
  const reach = random.range(9.5, 13)
  const flat = reach * random.pick([0.94, 0.86, 0.74, 0.5])
  const turn = random.angle()
  const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach]
  const around = `A${num(reach)} ${num(flat)} ${num((turn * 180) / Math.PI)} 1 1`
  return `M${num(x - dx)} ${num(y - dy)}${around} ${num(x + dx)} ${num(y + dy)}${around} ${num(x - dx)} ${num(y - dy)}Z`
}

/** Lentils of one kind in one light: a dark rim, a paler belly, wet where the window meets them. */
function lenses(art: Canvas, chosen: readonly Lens[], tone: Color, light: number): void {
  if (chosen.length === 0) return
  layered(art, chosen.map(({ at }) => contour(art, at)).join(''), [
    { color: '#1c1408', dx: 2, dy: 3.4, opacity: 0.6 },
    { color: shade(tone, 0.42) },
  ])
  const bellies = chosen.map(({ at: [x, y] }) => ellipse(x - 1, y - 1.6, 8, 6.6))
  art.fill(bellies.join(''), tone, 0.85)
  const wet = chosen.filter((_, index) => index % 3 === 0 || light > 0.7)
  const gleams = wet.map(({ at: [x, y] }) => `M${num(x - 6)} ${num(y - 2)}q2-4 6-4`)
  art.stroke(gleams.join(''), mix(tone, '#fff1cc', 0.7), 2.2, { opacity: 0.2 + 0.6 * light })
}

function tonesOf(color: Color): Tones {
  return [
    mix(shade(color, 0.7), '#1c1408', 0.4),
    mix(shade(color, 0.42), '#4a3a1a', 0.3),
    color,
    mix(color, '#e6d48c', 0.5),
  ]
}

/** Lentils in a dish, moist with dressing: heaps and hollows first, then one lens over the other. */
export function lentil(art: Canvas, area: Area, { color, scale }: Fill): void {
  const { random } = art
  const [rx, ry] = halves(area, scale)
  const path = outlineOf(art, area, scale, 0.02)
  art.shadow(path, 9, 0.4)
  const lightAt = dishLight(random, area, [rx, ry])
  const look: RiceLook = { tones: tonesOf(color), grain: [4, 16], lightAt }
  art.fill(path, look.tones[0])
  riceMass(art, filling(art, area, scale * 0.915, 15), look, 24)
  const all = filling(art, area, scale * (1 - 6 / rx), 16.4).map((at): Lens => ({
    at,
    light: Math.max(0, Math.min(0.99, look.lightAt(at[0], at[1]) + random.jitter(0.09))),
    kind: random.whole(0, KINDS.length - 1),
  }))
  for (let step = 0; step < STEPS; step += 1) {
    const light = (step + 0.5) / STEPS
    for (const [kind, hue] of KINDS.entries()) {
      const chosen = all.filter(
        (lens) => Math.floor(lens.light * STEPS) === step && lens.kind === kind,
      )
      lenses(art, chosen, mix(toneAt(look.tones, light), hue, 0.3), light)
    }
  }
  art.clipped(path, () => rimShadow(art, area, scale * 1.04))
}
