import type { timber as words } from '../../../language/words/grounds/timber.ts'
import type { Canvas } from '../../core/canvas.ts'
import {
  ellipse,
  num,
  open,
  type Path,
  type Point,
  polygon,
  turned,
  turnedPoint,
} from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Colors } from '../../../language/words/types.ts'
import type { DrawGround } from '../types.ts'
import { lit, steps, WHOLE_SHEET } from './sheet.ts'

/** Wide planks with grain, knots and joints. */
function wood(art: Canvas, colors: Colors): void {
  const { random } = art
  for (let y = -30; y < 920;) {
    const height = random.range(140, 190)
    plank(art, colors, y, height)
    y += height
  }
}

function plank(art: Canvas, { color, accent }: Colors, y: number, height: number): void {
  const { random } = art
  const tone = mix(color, accent, random.range(0, 1))
  art.fill(`M-20 ${num(y)}H1220V${num(y + height)}H-20Z`, tone)
  const grain = Array.from({ length: 10 }, () => {
    const line = y + 8 + random.range(0, height - 16)
    return open(steps(-30, 1280, 150).map((x): Point => [x, line + random.jitter(6)]))
  })
  art.stroke(grain.slice(0, 6).join(''), shade(tone, 0.22), 2.4, { opacity: 0.42 })
  art.stroke(grain.slice(6).join(''), tint(tone, 0.3), 2.4, { opacity: 0.35 })
  if (random.next() < 0.6) knot(art, random.range(0, 1200), y + height / 2, shade(tone, 0.28))
  const joint = random.range(100, 1100)
  const top = num(y + 3)
  art.stroke(`M${num(joint)} ${top}V${num(y + height)}`, shade(tone, 0.5), 3.5, { opacity: 0.65 })
  const nails = [-16, 16].flatMap((side) => [
    ellipse(joint + side, y + 26, 3.4, 3.4),
    ellipse(joint + side, y + height - 22, 3.4, 3.4),
  ])
  art.fill(nails.join(''), shade(tone, 0.62), 0.7)
  art.stroke(`M-20 ${num(y)}H1220`, shade(tone, 0.55), 5, { opacity: 0.75 })
  art.stroke(`M-20 ${num(y + 5)}H1220`, tint(tone, 0.35), 2.4, { opacity: 0.6 })
}

function knot(art: Canvas, x: number, y: number, color: string): void {
  for (const ring of [0, 1, 2, 3]) {
    art.stroke(ellipse(x, y, 12 + ring * 17, 5 + ring * 8), color, 2.4, { opacity: 0.5 })
  }
  art.fill(ellipse(x, y, 11, 6), color, 0.8)
}

const BLOCK = { length: 230, width: 76 }

/** What is drawn over all blocks at once. */
interface Marks {
  grain: Path[]
  lips: Path[]
}

/** Oak blocks laid in zigzag. */
function herringbone(art: Canvas, colors: Colors): void {
  const { length, width } = BLOCK
  const marks: Marks = { grain: [], lips: [] }
  art.fill(WHOLE_SHEET, shade(colors.color, 0.45))
  // One row of pairs, moved along by the width of a block, tiles the plane.
  for (const row of steps(-4, 16, 1)) {
    for (const pair of steps(-4, 5, 1)) {
      const u = row * width + pair * length - 300
      const v = row * width - pair * length + 300
      block(art, colors, marks, [u, v], false)
      block(art, colors, marks, [u + width, v], true)
    }
  }
  art.stroke(marks.grain.join(''), shade(colors.accent, 0.3), 2, { opacity: 0.42 })
  art.stroke(marks.lips.join(''), tint(colors.color, 0.42), 2.4, { opacity: 0.5 })
}

/** One block of the zigzag; `u`, `v` run along the two directions of the blocks. */
function block(
  art: Canvas,
  { color, accent }: Colors,
  marks: Marks,
  [u, v]: Point,
  upright: boolean,
): void {
  const { random } = art
  const [w, h] = upright ? [BLOCK.length, BLOCK.width] : [BLOCK.width, BLOCK.length]
  const [x, y] = turnedPoint([u + w / 2, v + h / 2], Math.PI / 4, 600, -300)
  if (x < -120 || x > 1320 || y < -120 || y > 1020) return
  const along = upright ? Math.PI / 4 : (Math.PI * 3) / 4
  const end = BLOCK.length / 2 - 2
  const side = BLOCK.width / 2 - 2
  const corners: Point[] = [
    [-end, -side],
    [end, -side],
    [end, side],
    [-end, side],
  ]
  art.fill(polygon(turned(corners, along, x, y)), mix(color, accent, random.range(0, 1)))
  const across = (reach: number, line: number, stray: number): Path => {
    const points = [-reach, 0, reach].map((at): Point => [at, line + random.jitter(stray)])
    return open(turned(points, along, x, y))
  }
  for (let count = 0; count < 3; count += 1) {
    marks.grain.push(across(end - 4, random.jitter(side - 6), 4))
  }
  marks.lips.push(across(end - 3, upright ? -side + 2 : side - 2, 0))
}

export const timber = {
  wood: lit(wood),
  herringbone: lit(herringbone),
} satisfies Record<keyof typeof words, DrawGround>
