import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  circle,
  closed,
  ellipse,
  moved,
  num,
  open,
  type Point,
  polygon,
  turned,
} from '../../core/contour.ts'
import { leaf } from './morsels.ts'
import { pairs } from './pairs.ts'

const SHELL = '#6a4023'
const FLESH = '#fffaf0'

/** Half a coconut, its thick white flesh towards us, before it two pieces broken from another. */
export function halfCoconut(art: Canvas, x: number, foot: number): void {
  art.softFill(ellipse(x + 26, foot, 130, 12), SHADOW, 0.55, 10)
  const y = foot - 122
  husk(art, x + 22, y)
  cup(art, x, y)
  piece(art, { x: x - 98, y: foot + 16, angle: -0.16, size: 1 })
  piece(art, { x: x + 62, y: foot + 34, angle: 0.34, size: 0.84 })
}

/** The round of the shell behind: brown, bearded with fibres. */
function husk(art: Canvas, x: number, y: number): void {
  const { random } = art
  const brown = art.radialGradient('cx=".4" cy=".2" r=".9"', [
    [0, tint(SHELL, 0.34)],
    [0.4, SHELL],
    [1, shade(SHELL, 0.7)],
  ])
  art.fill(closed(blob(random, x, y, 124, 124, { points: 22, wobble: 0.012 })), brown)
  for (const [tone, width] of [
    [shade(SHELL, 0.6), 3],
    [tint(SHELL, 0.3), 2.4],
    ['#c69a66', 2],
  ] as const) {
    const fibres = Array.from({ length: 46 }, () => {
      const angle = random.range(-1.25, 1.5)
      const far = random.range(96, 126)
      const [u, v] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
      const [du, dv] = [random.range(-16, 12), random.range(-18, 18)]
      return `M${num(u)} ${num(v)}q${num(du * 0.3 + 5)} ${num(dv * 0.6)} ${num(du)} ${num(dv)}`
    })
    art.stroke(fibres.join(''), tone, width, { opacity: 0.75 })
  }
}

/** The cut rim and the hollow of the nut: shade at its upper left, light at its lower right. */
function cup(art: Canvas, x: number, y: number): void {
  const { random } = art
  const ring = (rx: number, ry: number, wobble = 0.008) =>
    closed(blob(random, x, y, rx, ry, { points: 24, wobble }))
  art.fill(ring(116, 120), shade(SHELL, 0.5))
  art.fill(ring(112, 116), SHELL)
  art.fill(ring(106, 110), '#a06c40')
  const rim = art.linearGradient('x1="0" y1="0" x2="1" y2="1"', [
    [0, '#ffffff'],
    [0.6, FLESH],
    [1, '#e2d6c2'],
  ])
  art.fill(ring(103, 107), rim)
  const hollow = art.radialGradient('cx=".66" cy=".7" r=".75"', [
    [0, '#ffffff'],
    [0.4, '#f6eee0'],
    [0.75, '#d3c6b4'],
    [1, '#a89a8e'],
  ])
  art.fill(closed(blob(random, x + 2, y + 2, 74, 78, { points: 16, wobble: 0.014 })), hollow)
  art.softFill(
    closed(
      pairs('-66,-20 -40,-60 0,-74 40,-62 10,-52 -30,-30 -56,4').map(([u, v]): Point => [
        x + u,
        y + v,
      ]),
    ),
    '#7a6a66',
    0.34,
    9,
  )
  art.stroke(`M${x + 34} ${y + 62}Q${x + 66} ${y + 34} ${x + 70} ${y - 4}`, '#ffffff', 7, {
    opacity: 0.9,
  })
  const nicks = Array.from({ length: 9 }, () => {
    const angle = random.angle()
    return `M${num(x + Math.cos(angle) * 82)} ${num(y + Math.sin(angle) * 86)}l${num(Math.cos(angle) * 16)} ${num(Math.sin(angle) * 16)}`
  })
  art.stroke(nicks.join(''), '#d9ccb6', 2.4, { opacity: 0.8 })
}

interface Shard {
  x: number
  y: number
  angle: number
  size: number
}

/** A broken piece on its skin: white above, its edge thick, brown beneath. */
function piece(art: Canvas, { x, y, angle, size }: Shard): void {
  const at = (text: string) =>
    turned(
      pairs(text).map(([u, v]): Point => [u * size, v * size]),
      angle,
      x,
      y,
    )
  // A shell breaks into bent pieces: the flesh dips in the middle, its near edge is a thick white wall.
  const top = at('-70,-4 -50,-30 -14,-42 30,-38 66,-16 40,-8 8,6 -30,8')
  const wall = at('-70,-4 -30,8 8,6 40,-8 66,-16 66,4 44,20 8,32 -28,34 -60,20')
  const skin = at('-68,8 -60,22 -28,36 8,34 44,22 66,6 62,18 42,34 6,45 -32,46 -60,32')
  art.softFill(polygon(moved(skin, 6, 6)), SHADOW, 0.5, 7)
  art.fill(polygon(skin), shade(SHELL, 0.15))
  art.fill(closed(wall), '#e4d8c5')
  art.softFill(closed(at('8,14 40,0 66,-8 64,10 40,22 10,30')), '#a8988c', 0.5, 7)
  art.fill(closed(top), '#fffdf8')
  const dip = art.linearGradient('x1="0" y1="0" x2=".5" y2="1"', [
    [0, '#bfb1a2'],
    [0.5, '#e6dccd'],
    [1, '#fffaf0'],
  ])
  art.fill(closed(at('-48,-12 -24,-32 12,-34 48,-20 20,-8 -18,-2')), dip)
  art.stroke(open(at('-68,-3 -30,8 8,6 40,-8 64,-15')), '#ffffff', 3.5, { opacity: 0.9 })
}

/** A coconut on a label: its two halves, a frond over them. */
export function coconutEmblem(art: Canvas, x: number, y: number): void {
  for (const [angle, length] of [
    [-2.75, 104],
    [-2.2, 112],
    [-0.94, 112],
    [-0.4, 104],
    [-1.57, 92],
  ] as const) {
    frond(art, [x, y - 16], angle, length)
  }
  art.fill(circle(x, y + 14, 46), '#4a2a16')
  art.fill(circle(x - 2, y + 12, 43), '#7a4a28')
  art.stroke(`M${x - 34} ${y - 4}Q${x - 20} ${y - 26} ${x + 4} ${y - 28}`, '#b98a58', 5, {
    opacity: 0.8,
  })
  art.fill(ellipse(x + 42, y + 24, 36, 40), '#4a2a16')
  art.fill(ellipse(x + 40, y + 23, 31, 36), '#fffaf0')
  art.fill(ellipse(x + 42, y + 25, 20, 25), '#ddd0ba')
}

/** One leaf of a palm: a bent rib with its feathers. */
function frond(art: Canvas, [x, y]: Point, angle: number, length: number): void {
  const droop = Math.cos(angle) * 0.5
  const at = (share: number): Point => {
    const turn = angle + droop * share * share
    return [x + Math.cos(turn) * length * share, y + Math.sin(turn) * length * share]
  }
  for (const share of [0.22, 0.36, 0.5, 0.64, 0.78, 0.9]) {
    const [u, v] = at(share)
    for (const side of [-0.75, 0.75]) {
      const turn = angle + droop * share + side
      const size = 44 * (1.1 - share * 0.7)
      leaf(art, { x: u, y: v, size, angle: turn, color: side < 0 ? '#4f8040' : '#3b6a33' }, 0.3)
    }
  }
  const [mid, end] = [at(0.55), at(1)]
  art.stroke(
    `M${num(x)} ${num(y)}Q${mid.map(num).join(' ')} ${end.map(num).join(' ')}`,
    '#2f5429',
    4,
  )
}
