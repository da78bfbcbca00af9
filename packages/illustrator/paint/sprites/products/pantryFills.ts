import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import {
  closed,
  ellipse,
  num,
  open,
  type Path,
  type Point,
  roundedRect,
} from '../../core/contour.ts'
import { layered } from '../foods/touches.ts'
import { pairs } from './pairs.ts'

/** What a jar holds reaches `half` to either side of `x`, and `high` above and below `y`. */
export interface Inside {
  x: number
  y: number
  half: number
  high: number
}

export type DrawDry = (art: Canvas, color: Color, inside: Inside) => void

/** Places that leave no gap, in rows, none quite where the row would have it. */
function packed(art: Canvas, { x, y, half, high }: Inside, wide: number, deep: number): Point[] {
  const { random } = art
  const places: Point[] = []
  for (let level = -high; level < high + deep; level += deep) {
    const start = -half - random.next() * wide * 0.5
    for (let along = start; along < half + 4; along += wide * random.range(0.8, 1.15)) {
      places.push([x + along, y + level + random.jitter(deep * 0.45)])
    }
  }
  return places
}

/** The places dealt at random to as many hands as asked for. */
function dealt(art: Canvas, places: readonly Point[], hands: number): Point[][] {
  const dealtOut: Point[][] = Array.from({ length: hands }, () => [])
  for (const place of places) dealtOut[Math.floor(art.random.next() * hands)]?.push(place)
  return dealtOut
}

/** Round, with the beak and the two cheeks that tell one from a potato or a coin; turned every way. */
const CHICKPEA = pairs(
  '-1,.1 -.86,-.58 -.4,-.9 -.1,-.86 .2,-1.2 .46,-.86 .9,-.4 1,.2 .66,.86 0,1 -.7,.8',
)
const CHEEKS = pairs('.1,-.8 .02,-.4 .2,0 .5,.3')

/** Chickpeas, each with its beak, its cheeks and its light. */
export function chickpeas(art: Canvas, color: Color, { x, y, half, high }: Inside): void {
  const { random } = art
  const outline = art.define((id) => `<path id="${id}" d="${closed(CHICKPEA)}"/>`)
  const cheeks = art.define(
    (id) =>
      `<path id="${id}" d="${open(CHEEKS)}" fill="none" stroke-width=".13" stroke-linecap="round"/>`,
  )
  const size = 18.5
  for (let level = y - high + 6; level < y + high; level += size * 1.2) {
    for (let along = -half + random.next() * size; along < half + size; along += size * 1.74) {
      const [u, v] = [x + along + random.jitter(3), level + random.jitter(5)]
      const reach = size * random.range(0.9, 1.1)
      const turn = Math.round(random.next() * 360)
      const put = (id: string, paint: string, dx: number, dy: number, share: number) => {
        const place = `translate(${num(u + dx)} ${num(v + dy)})rotate(${turn})scale(${num(reach * share)})`
        art.raw(`<use href="#${id}" transform="${place}" ${paint}/>`)
      }
      const tone = random.pick([color, shade(color, 0.1), tint(color, 0.14), tint(color, 0.26)])
      put(outline, `fill="${shade(color, 0.66)}"`, 2, 4, 1)
      put(outline, `fill="${shade(tone, 0.3)}"`, 0, 0, 1)
      put(outline, `fill="${tone}"`, -1.5, -2.5, 0.84)
      put(outline, `fill="${tint(tone, 0.3)}" fill-opacity=".6"`, -4, -5, 0.5)
      put(cheeks, `stroke="${shade(tone, 0.42)}" stroke-opacity=".8"`, 0, 0, 1)
      art.fill(ellipse(u - 6, v - 7, 3.4, 2.4), '#fffaf0', 0.6)
    }
  }
}

/** Split lentils: small thick discs, some on their edge, of many reds. */
export function lentils(art: Canvas, color: Color, inside: Inside): void {
  const { random } = art
  const tones = [shade(color, 0.24), mix(color, '#b03a1c', 0.5), color, tint(color, 0.16)]
  for (const [index, places] of dealt(art, packed(art, inside, 16, 10), tones.length).entries()) {
    const tone = tones[index] ?? color
    const discs = places.map(([u, v]) => {
      const flat = random.range(0.42, 0.92)
      return { u, v, rx: random.range(8.4, 10.6), flat }
    })
    const path = discs.map(({ u, v, rx, flat }) => ellipse(u, v, rx, rx * flat)).join('')
    layered(art, path, [
      { color: shade(color, 0.72), dx: 1.5, dy: 3.5, opacity: 0.7 },
      { color: shade(tone, 0.26) },
    ])
    const lit = discs.map(({ u, v, rx, flat }) => {
      return ellipse(u - 1.2, v - 1.6, rx * 0.8, rx * flat * 0.74)
    })
    art.fill(lit.join(''), tone)
    const glints = discs.filter((_, place) => place % 3 === 0)
    const lights = glints.map(({ u, v }): Point => [u - 4, v - 3.5])
    art.specks(lights, tint(tone, 0.62), 2.8, { length: 3, angle: -0.3, opacity: 0.8 })
  }
}

/** A long grain, slim at both ends, bent a little. */
function grain([x, y]: Point, angle: number, length: number, width: number): Path {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const [nx, ny] = [-Math.sin(angle) * width, Math.cos(angle) * width]
  const side = (sign: number) => `q${num(dx * sign + nx * sign)} ${num(dy * sign + ny * sign)} `
  return `M${num(x - dx)} ${num(y - dy)}${side(1)}${num(2 * dx)} ${num(2 * dy)}${side(-1)}${num(-2 * dx)} ${num(-2 * dy)}Z`
}

/**
 * Long grains of rice that settled against the glass: those of one place lie nearly the same way,
 * the near ones are whole and bright, the far ones in the shade between them.
 */
export function rice(art: Canvas, color: Color, inside: Inside): void {
  const { random } = art
  const phase = random.angle()
  const lie = ([u, v]: Point) =>
    1.1 * Math.sin(u * 0.021 + v * 0.012 + phase) * Math.sin(v * 0.017 - u * 0.008)
  const { x, y, half, high } = inside
  art.fill(
    roundedRect(x - half, y - high - 20, half * 2, high * 2 + 30, 0),
    mix(color, '#8a6234', 0.5),
  )
  const hands = [
    { tone: mix(color, '#c9a468', 0.5), edge: '#b08a58', wide: 24, deep: 12 },
    { tone: mix(color, '#e0c48c', 0.2), edge: '#c29c66', wide: 23, deep: 12.5 },
    { tone: tint(color, 0.45), edge: '#cfae7a', wide: 25, deep: 14 },
    { tone: '#fff9ea', edge: '#d9bd8c', wide: 30, deep: 17 },
  ]
  for (const { tone, edge, wide, deep } of hands) {
    const grains = packed(art, inside, wide, deep).map((place): Path => {
      const stray = random.next() < 0.16 ? random.jitter(1.5) : random.jitter(0.42)
      return grain(place, lie(place) + stray, random.range(9.5, 12.5), random.range(6.4, 8.4))
    })
    layered(art, grains.join(''), [
      { color: '#6a4a2a', dx: 1.2, dy: 2.2, opacity: 0.42 },
      { color: edge },
      { color: tone, dx: -0.7, dy: -1 },
    ])
  }
}

/** Spaghetti that stands in its jar: a bundle that leans, its ends not level, some broken short. */
export function spaghetti(art: Canvas, color: Color, { x, y, half, high }: Inside): void {
  const { random } = art
  const [top, foot] = [y - high, y + high]
  art.fill(`M${x - half} ${top + 60}H${x + half}V${foot}H${x - half}Z`, shade(color, 0.52))
  for (const [row, share] of [0.34, 0.18, 0.06, 0].entries()) {
    const count = 14 - row
    for (let index = 0; index < count; index += 1) {
      const u = ((index + 0.5) / count - 0.5) * 2
      const from = x + u * (half + 2) + random.jitter(3)
      const end = x + u * (half - 3) + random.jitter(8) + 1
      const level =
        top + 34 - row * 7 + u * u * 20 + random.jitter(15) + (random.next() < 0.1 ? 46 : 0)
      const light = 1 - Math.abs(u + 0.2) * 0.8
      const tone = mix(
        tint(color, 0.46 * Math.max(0, light)),
        '#a8742c',
        share + Math.max(0, Math.abs(u) - 0.6) * 0.8,
      )
      strand(art, [from, foot], [end, level], tone)
    }
  }
}

/** One strand: its shade, its round body, its light, the pale cut at its end. */
function strand(art: Canvas, [fromX, fromY]: Point, [x, y]: Point, tone: Color): void {
  const bend = art.random.jitter(5)
  const path = `M${num(fromX)} ${num(fromY)}Q${num((fromX + x) / 2 + bend)} ${num((fromY + y) / 2)} ${num(x)} ${num(y)}`
  layered(art, path, [
    { color: shade(tone, 0.5), width: 7.4, dx: 1.6, dy: 0 },
    { color: tone, width: 5.8 },
    { color: tint(tone, 0.6), width: 1.6, dx: -1.2, dy: 2, opacity: 0.9 },
  ])
  art.fill(ellipse(x, y - 1, 2.7, 2), tint(tone, 0.55))
}
