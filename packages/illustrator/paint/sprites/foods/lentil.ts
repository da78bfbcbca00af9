import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { num, type Path, type Point } from '../../core/contour.ts'
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

/** Lentils of one bag: green, slate, brown, and a few yellowish ones. */
const KINDS = ['#66702e', '#3d4a38', '#70431f', '#b39a48'] as const
/** How often each is met. */
const BAG = [0, 0, 0, 1, 1, 2, 2, 3] as const
const STEPS = 6

/** One lentil: a flat lens, on its side or on its edge. */
interface Shape {
  outline: Path
  /** Its back, which the light meets. */
  back: Path
  gleam: Path
}

function shapeOf({ random }: Canvas, [x, y]: Point): Shape {
  const reach = random.range(9, 13)
  const flat = reach * random.pick([0.94, 0.84, 0.7, 0.48])
  const turn = random.angle()
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [dx, dy] = [cos * reach, sin * reach]
  const around = `A${num(reach)} ${num(flat)} ${num((turn * 180) / Math.PI)} 1 1`
  const along = (share: number) => `l${num(dx * share)} ${num(dy * share)}`
  const from = (share: number, up: number) =>
    `M${num(x - dx * share * 0.5 - up * 0.7)} ${num(y - dy * share * 0.5 - up)}`
  return {
    outline: `M${num(x - dx)} ${num(y - dy)}${around} ${num(x + dx)} ${num(y + dy)}${around} ${num(x - dx)} ${num(y - dy)}Z`,
    back: from(0.8, 1.2) + along(0.8),
    gleam: from(0.44, flat * 0.42) + along(0.44),
  }
}

/** Lentils of one kind in one light: each turns dark towards its lower edge; some are wet where the window meets them. */
function lenses(art: Canvas, chosen: readonly Lens[], tone: Color, light: number): void {
  if (chosen.length === 0) return
  const shapes = chosen.map(({ at }) => shapeOf(art, at))
  layered(art, shapes.map(({ outline }) => outline).join(''), [
    { color: '#150d06', dx: 2.4, dy: 4, opacity: 0.62 },
    { color: shade(tone, 0.34) },
  ])
  art.stroke(shapes.map(({ back }) => back).join(''), tone, 10.5, { opacity: 0.9 })
  const wet = shapes.filter((_, index) => index % 5 === 0 || light > 0.78)
  const gleams = wet.map(({ gleam }) => gleam).join('')
  art.stroke(gleams, mix(tone, '#fff1cc', 0.62), 3.4, { opacity: 0.12 + 0.62 * light })
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
    kind: random.pick(BAG),
  }))
  for (let step = 0; step < STEPS; step += 1) {
    const light = (step + 0.5) / STEPS
    for (const [kind, hue] of KINDS.entries()) {
      const chosen = all.filter(
        (lens) => Math.floor(lens.light * STEPS) === step && lens.kind === kind,
      )
      lenses(art, chosen, mix(toneAt(look.tones, light), hue, 0.42), light)
    }
  }
  art.clipped(path, () => rimShadow(art, area, scale * 1.04))
}
