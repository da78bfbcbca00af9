import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
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
import { glow } from './glow.ts'
import { curveOn, laid, layered } from './touches.ts'

/** A bean where it lies: `deep` is how much of it is under the sauce, from 0 to 1. */
export interface PotBean {
  x: number
  y: number
  size: number
  angle: number
  deep: number
}

export interface BeanKind {
  outlines: readonly [readonly Point[], ...(readonly Point[])[]]
  /** From the palest to the darkest. */
  tones: readonly [Color, ...Color[]]
  /** Its furrow, its split or its eye. */
  mark: (art: Canvas, bean: PotBean, tone: Color) => void
}

/** Beans in a thick sauce, the far ones first: some are half under, some lie on the others, all are wet. */
export function potBeans(
  art: Canvas,
  beans: readonly PotBean[],
  kind: BeanKind,
  sauce: Color,
): void {
  const lights = kind.tones.map((tone) => ({ tone, light: roundLight(art, tone, sauce) }))
  for (const bean of beans) {
    const { tone, light } = art.random.pick([lights[0] ?? NONE, ...lights.slice(1)])
    const outline = laid(
      art.random
        .pick(kind.outlines)
        .map(([u, v]): Point => [u + art.random.jitter(0.07), v + art.random.jitter(0.07)]),
      bean,
    )
    const draw = () => {
      layered(art, closed(outline), [
        { color: '#2c0805', dx: bean.size * 0.12, dy: bean.size * 0.24, opacity: 0.5 },
        { color: light },
      ])
      kind.mark(art, bean, tone)
      coat(art, bean, sauce)
      wet(art, bean)
    }
    if (bean.deep > 0.1) halfUnder(art, bean, sauce, draw)
    else draw()
  }
}

const NONE = { tone: '#c98a34', light: '#c98a34' }

/** The light on a round skin in sauce: warm above, the sauce's own color thrown back from below. */
function roundLight(art: Canvas, tone: Color, sauce: Color): Color {
  return art.radialGradient('cx=".36" cy=".28" r=".8"', [
    [0, tint(tone, 0.5)],
    [0.36, tone],
    [0.72, mix(shade(tone, 0.3), sauce, 0.35)],
    [1, mix(shade(tone, 0.6), sauce, 0.4)],
  ])
}

/** Draws only what rises above the sauce, which draws up along it and shines there. */
function halfUnder(art: Canvas, bean: PotBean, sauce: Color, draw: () => void): void {
  const { x, y, size, deep } = bean
  const { random } = art
  const level = 0.95 - deep
  const line = [-1.3, -0.8, -0.3, 0.25, 0.8, 1.3].map((u): Point => {
    return [x + u * size, y + size * (level + 0.12 - u * u * 0.22 + random.jitter(0.08))]
  })
  glow(art, shade(sauce, 0.6), 0.7, [
    { x: x + size * 0.1, y: y + size * level * 0.9, rx: size * 1.3, ry: size * 0.62 },
  ])
  const top = y - size * 2
  const above = `${open(line)}L${num(x + size * 2)} ${num(top)}L${num(x - size * 2)} ${num(top)}Z`
  art.clipped(above, draw)
  const shore = moved(line.slice(1, -1), 0, size * 0.05)
  art.stroke(open(shore), mix(sauce, '#ffb070', 0.5), size * 0.08, { opacity: 0.6 })
}

/** Sauce that clings to its lower side. */
function coat(art: Canvas, { x, y, size, angle }: PotBean, sauce: Color): void {
  const { random } = art
  if (random.next() < 0.4) return
  const [u, v] = [x + size * random.jitter(0.4), y + size * random.range(0.42, 0.62)]
  const look = { points: 8, wobble: 0.22, angle: Math.sin(angle) * 0.5 }
  const smear = blob(random, u, v, size * random.range(0.3, 0.5), size * 0.2, look)
  art.fill(closed(smear), mix(sauce, '#e0702c', 0.3), 0.62)
}

/** The window on a wet skin; some beans turn away from it. */
function wet(art: Canvas, { x, y, size }: PotBean): void {
  const { random } = art
  if (random.next() < 0.25) return
  const [u, v] = [x - size * random.range(0.22, 0.4), y - size * random.range(0.3, 0.46)]
  const look = { points: 7, wobble: 0.2, angle: random.range(-0.8, -0.3) }
  const long = size * random.range(0.12, 0.26)
  art.fill(closed(blob(random, u, v, long, long * 0.42, look)), '#fffaf0', 0.9)
}

/** The furrow between the two cheeks of a chickpea, which ends at its beak. */
export function furrow(art: Canvas, bean: PotBean, tone: Color): void {
  const { random } = art
  if (random.next() < 0.3) return
  const sway = random.jitter(0.16)
  const line: Path = curveOn(bean, [0.96, 0, 0.6, sway - 0.06, 0.24, sway, -0.2, sway * 0.4])
  art.stroke(line, mix(shade(tone, 0.5), '#8a3c12', 0.3), bean.size * 0.12, { opacity: 0.6 })
  art.movedBy(0, bean.size * 0.09, () =>
    art.stroke(line, tint(tone, 0.5), bean.size * 0.06, { opacity: 0.5 }),
  )
}

/** The eye of a bean, or the seam of its skin. */
export function beanEye(art: Canvas, bean: PotBean, tone: Color): void {
  const { random } = art
  const { x, y, size } = bean
  if (random.next() < 0.4) {
    art.fill(
      ellipse(x + size * 0.1, y + size * 0.22, size * 0.15, size * 0.09),
      tint(tone, 0.6),
      0.8,
    )
    return
  }
  const seam = curveOn(bean, [-0.5, 0.12, 0, random.jitter(0.12), 0.46, 0.16])
  art.stroke(seam, shade(tone, 0.4), size * 0.07, { opacity: 0.5 })
}
