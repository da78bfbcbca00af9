import type { boards as words } from '../../../language/words/vessels/boards.ts'
import type { Canvas } from '../../core/canvas.ts'
import {
  circle,
  num,
  open,
  type Path,
  type Point,
  polygon,
  roundedRect,
} from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, SHADOW, shade, tint } from '../../core/color.ts'
import { rectArea, roundArea } from '../areas.ts'
import type { Colors } from '../../../language/words/types.ts'
import type { Area, DrawVessel } from '../types.ts'

interface Timber {
  left: number
  top: number
  width: number
  height: number
}

/** Glued strips of wood with their grain, within an outline. */
function strips(
  art: Canvas,
  outline: Path,
  { left, top, width, height }: Timber,
  color: Color,
): void {
  const { random } = art
  art.clipped(outline, () => {
    for (let y = top; y < top + height;) {
      const strip = random.range(60, 118)
      const other = random.next() < 0.5 ? tint(color, 0.28) : shade(color, 0.18)
      const tone = mix(color, other, random.range(0.3, 1))
      art.fill(`M${num(left)} ${num(y)}h${num(width)}v${num(strip)}h-${num(width)}Z`, tone, 0.8)
      y += strip
    }
    const grain = Array.from({ length: Math.round(height / 12) }, () => {
      const y = top + random.range(0, height)
      const points = Array.from({ length: Math.ceil(width / 130) + 1 }, (_, index): Point => [
        left + index * 130,
        y + random.jitter(6),
      ])
      return open(points)
    })
    const half = Math.round(grain.length * 0.7)
    art.stroke(grain.slice(0, half).join(''), shade(color, 0.34), 2, { opacity: 0.42 })
    art.stroke(grain.slice(half).join(''), tint(color, 0.5), 2.2, { opacity: 0.5 })
    const light = art.linearGradient('x1="0" y1="0" x2="1" y2="1"', [
      [0, '#fff3d6', 0.42],
      [0.5, '#fff3d6', 0],
      [0.55, SHADOW, 0],
      [1, SHADOW, 0.24],
    ])
    art.fill(outline, light)
    knifeMarks(art, { left, top, width, height }, color)
  })
}

function knifeMarks(art: Canvas, { left, top, width, height }: Timber, color: Color): void {
  const { random } = art
  const marks = Array.from({ length: 16 }, (): Point => [
    left + width * random.range(0.15, 0.7),
    top + height * random.range(0.15, 0.85),
  ])
  art.specks(marks, shade(color, 0.4), 2, {
    length: random.range(46, 90),
    opacity: 0.22,
    angle: -0.9,
  })
}

/** The thickness of a board, below its face. */
function boardEdge(art: Canvas, outline: Path, color: Color): void {
  art.dropShadow(outline, 26, 38, 0.42)
  art.movedBy(3, 9, () => art.fill(outline, shade(color, 0.45)))
  art.fill(outline, color)
}

/** A hole through the wood. */
function boreHole(art: Canvas, x: number, y: number, radius: number, color: Color): void {
  art.fill(circle(x, y, radius), shade(color, 0.75))
  art.stroke(
    `M${num(x - radius)} ${num(y + 2)}a${radius} ${radius} 0 0 0 ${radius * 2} 0`,
    tint(color, 0.4),
    3,
    {
      opacity: 0.7,
    },
  )
}

/** A cutting board with a groove and a handle. */
function board(art: Canvas, { color }: Colors): Area {
  const { random } = art
  const [x, y] = [582 + random.jitter(8), 455]
  const [width, height] = [780, 590]
  const angle = random.range(-0.11, 0.06)
  const [left, top, right] = [x - width / 2, y - height / 2, x + width / 2]
  const body = roundedRect(left, top, width, height, 48)
  const grip = [
    `M${num(right - 8)} ${y - 66}C${num(right + 44)} ${y - 58} ${num(right + 50)} ${y - 46} ${num(right + 110)} ${y - 46}`,
    `a46 46 0 0 1 0 92C${num(right + 50)} ${y + 46} ${num(right + 44)} ${y + 58} ${num(right - 8)} ${y + 66}Z`,
  ].join('')
  art.rotated(angle, x, y, () => {
    boardEdge(art, body + grip, color)
    strips(
      art,
      body + grip,
      { left: left - 10, top: top - 10, width: width + 190, height: height + 20 },
      color,
    )
    const groove = roundedRect(left + 26, top + 26, width - 52, height - 52, 32)
    art.stroke(groove, shade(color, 0.35), 9, { opacity: 0.4 })
    art.movedBy(2, 3, () => art.stroke(groove, tint(color, 0.6), 3, { opacity: 0.6 }))
    boreHole(art, right + 106, y, 19, color)
    art.stroke(`M${num(left + 48)} ${top + 4}H${num(right - 48)}`, tint(color, 0.7), 4, {
      opacity: 0.7,
    })
  })
  return rectArea(x, y, width - 70, height - 70, angle)
}

/** A round peel to carry a pizza on. */
function peel(art: Canvas, { color }: Colors): Area {
  const { random } = art
  const [x, y, radius] = [576 + random.jitter(6), 452 + random.jitter(5), 394]
  const right = x + radius
  const blade = circle(x, y, radius)
  // Drawn the way round that circles are, so that the two join instead of cutting each other.
  const grip = [
    `M${num(right - 60)} ${num(y + 128)}`,
    `C${num(right - 6)} ${num(y + 76)} ${num(right + 14)} ${num(y + 46)} ${num(right + 90)} ${num(y + 44)}`,
    `H1280V${num(y - 44)}H${num(right + 90)}`,
    `C${num(right + 14)} ${num(y - 46)} ${num(right - 6)} ${num(y - 76)} ${num(right - 60)} ${num(y - 128)}Z`,
  ].join('')
  art.rotated(0.05 + random.jitter(0.05), x, y, () => {
    boardEdge(art, blade + grip, color)
    const timber = {
      left: x - radius - 10,
      top: y - radius - 10,
      width: 1300,
      height: radius * 2 + 20,
    }
    strips(art, blade + grip, timber, color)
    boreHole(art, right + 146, y, 18, color)
  })
  art.stroke(circle(x - 1, y - 2, radius - 5), tint(color, 0.6), 3, { opacity: 0.4 })
  return roundArea(x, y, radius * 0.93)
}

/** A slab of slate with chipped edges and a chalky bloom. */
function slateboard(art: Canvas, { color }: Colors): Area {
  const { random } = art
  const [width, height] = [860, 560]
  const angle = random.range(-0.08, 0.05)
  const edge: Point[] = []
  const side = (from: Point, to: Point) => {
    const count = 24
    for (let index = 0; index < count; index += 1) {
      const share = index / count
      const [u, v] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      edge.push([600 + u + random.jitter(3.5), 455 + v + random.jitter(3.5)])
    }
  }
  const [w, h] = [width / 2, height / 2]
  side([-w, -h], [w, -h])
  side([w, -h], [w, h])
  side([w, h], [-w, h])
  side([-w, h], [-w, -h])
  const slab = polygon(edge)
  art.rotated(angle, 600, 455, () => {
    boardEdge(art, slab, color)
    art.clipped(slab, () => cleft(art, color))
    art.stroke(slab, tint(color, 0.5), 4, { opacity: 0.35 })
  })
  return rectArea(600, 455, width - 70, height - 70, angle)
}

/** Flakes and dust on a slab of slate. */
function cleft(art: Canvas, color: Color): void {
  const { random } = art
  const flakes = Array.from({ length: 22 }, () => {
    const [x, y] = [random.range(100, 1050), random.range(150, 760)]
    return open([
      [x, y],
      [x + 80, y - random.range(6, 26)],
      [x + 180, y + random.jitter(20)],
      [x + random.range(210, 320), y + random.jitter(36)],
    ])
  })
  art.stroke(flakes.slice(0, 12).join(''), tint(color, 0.35), 2.4, { opacity: 0.4 })
  art.stroke(flakes.slice(12).join(''), shade(color, 0.5), 4, { opacity: 0.4 })
  const dust = Array.from({ length: 150 }, (): Point => [
    random.range(150, 1050),
    random.range(170, 740),
  ])
  art.specks(dust, tint(color, 0.6), 2.4, { opacity: 0.4 })
  const light = art.radialGradient('cx=".22" cy=".12" r=".9"', [
    [0, '#fff1cf', 0.26],
    [0.6, '#fff1cf', 0],
  ])
  art.fill('M100 100H1100V820H100Z', light)
}

export const boards = {
  board,
  peel,
  slateboard,
} satisfies Record<keyof typeof words, DrawVessel>
