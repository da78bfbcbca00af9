import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { ellipse, num, pack, type Path } from '../../core/contour.ts'
import { thymeSprig } from '../foods/produce/sprigs.ts'
import { leaf } from './morsels.ts'
import { type Opening, withinRim } from './stewInPot.ts'

/** Smooth beans of radius 1, no two bent alike: a long one, a plump one, one seen from its back. */
const OUTLINES: readonly Path[] = [
  'M-1 .1C-1.04-.36-.62-.62-.1-.62C.5-.62 1.04-.4 1.02.08C1 .5.62.62.34.5C.14.41-.1.4-.32.5C-.64.64-.96.5-1 .1Z',
  'M-.94 .04C-.96-.5-.5-.74.04-.72C.6-.7 1-.36.96.1C.92.58.54.72.24.62C.06.56-.14.58-.3.62C-.62.7-.92.5-.94 .04Z',
  'M-1 0C-.98-.44-.54-.6 0-.58C.56-.56 1-.4 1 .06C1 .48.54.62 0 .6C-.54.58-1.02.46-1 0Z',
]

interface Beans extends Opening {
  color: Color
}

/** Pinto beans in their broth, a heap of them above it; the opening of the pot is 2 `rx` wide. */
export function beansIn(art: Canvas, beans: Beans): void {
  const { x, y, rx, ry } = beans
  const broth = art.radialGradient('cx=".36" cy=".5" r=".75"', [
    [0, '#c9803f'],
    [0.55, '#99511f'],
    [1, '#4f210e'],
  ])
  art.fill(ellipse(x, y, rx, ry), broth)
  art.clipped(withinRim(beans), () => {
    heap(art, beans)
    oil(art, beans)
  })
  leaf(art, { x: x - rx * 0.66, y: y - ry * 0.12, size: rx * 0.46, angle: -0.3, color: '#7d8c4a' })
  const sprig = { x: x - rx * 0.06, y: y + ry * 0.3, size: rx * 0.5, angle: 0.24 }
  thymeSprig(art, { ...sprig, color: '#6b9a44' })
}

/** Beans from the far rim to the near one, in a mound; the nearer ones are larger and lie deeper. */
function heap(art: Canvas, { x, y, rx, ry, color }: Beans): void {
  const { random } = art
  const ids = OUTLINES.map((path) => art.define((id) => `<path id="${id}" d="${path}"/>`))
  const places = pack(random, 0, 0, 0.92, 76, { tries: 10 })
  places.sort(([, first], [, second]) => first - second)
  for (const [index, [u, v]] of places.entries()) {
    const rise = Math.max(0, 1 - u * u * 1.1 - v * v) * 26
    bean(art, {
      id: ids[index % ids.length] ?? '',
      x: x + u * rx,
      y: y + v * ry - rise + 4,
      size: random.range(22, 28) + v * 3,
      turn: random.jitter(52) + (random.next() < 0.2 ? 80 : 0),
      color,
    })
    // Near the rim the broth closes over their feet.
    if (v > 0.3 || Math.abs(u) > 0.72) {
      art.fill(ellipse(x + u * rx + 2, y + v * ry + 18, 24, 7), '#96501f', 0.5)
    }
  }
}

interface Bean {
  id: string
  x: number
  y: number
  size: number
  /** Degrees. */
  turn: number
  color: Color
}

/** One cooked bean: swollen, its skin tight and wet, the light on its upper left. */
function bean(art: Canvas, { id, x, y, size, turn, color }: Bean): void {
  const { random } = art
  const tone = mix(
    color,
    random.pick(['#f2cf9c', '#a85c30', '#e0a468', '#f6deb4']),
    random.range(0.1, 0.7),
  )
  const put = (paint: Color, dx: number, dy: number, share: number, opacity = 1) => {
    const place = `translate(${num(x + dx * size)} ${num(y + dy * size)})scale(1 .9)rotate(${num(turn)})scale(${num(size * share)})`
    const faint = opacity < 1 ? ` fill-opacity="${opacity}"` : ''
    art.raw(`<use href="#${id}" transform="${place}" fill="${paint}"${faint}/>`)
  }
  put('#34120a', 0.1, 0.24, 1.04, 0.75)
  put(shade(tone, 0.48), 0, 0, 1)
  put(shade(tone, 0.16), -0.03, -0.06, 0.93)
  put(tone, -0.08, -0.12, 0.78)
  put(tint(tone, 0.34), -0.14, -0.2, 0.5, 0.7)
  art.raw(
    `<ellipse cx="${num(x - size * 0.3)}" cy="${num(y - size * 0.34)}" rx="${num(size * 0.2)}" ry="${num(size * 0.09)}" fill="#fffaf0" fill-opacity=".9" transform="rotate(-18 ${num(x - size * 0.3)} ${num(y - size * 0.34)})"/>`,
  )
}

/** Rounds of oil that float where the broth is to be seen. */
function oil(art: Canvas, { x, y, rx, ry }: Beans): void {
  for (let index = 0; index < 12; index += 1) {
    const turn = art.random.range(0.3, Math.PI - 0.3)
    const [u, v] = [x + Math.cos(turn) * rx * 0.88, y + Math.sin(turn) * ry * 0.86]
    const size = art.random.range(3, 9)
    art.fill(ellipse(u, v, size, size * 0.4), '#f0b45a', 0.55)
    art.fill(ellipse(u - size * 0.3, v - size * 0.12, size * 0.4, size * 0.14), '#fff4d8', 0.9)
  }
}
