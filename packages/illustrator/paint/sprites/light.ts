import type { Canvas } from '../core/canvas.ts'
import { num, open, type Path, type Point, turned } from '../core/contour.ts'
import { SHADOW } from '../core/color.ts'

/** Late light on a table: a window's panes or the shadow of leaves; drawn before what stands there. */
export function drawSunlight(art: Canvas): void {
  if (art.random.next() < 0.5) windowLight(art)
  else leafShadow(art)
}

/** The light of a window with six panes, slanted; the frame and the wall beside it stay dimmer. */
function windowLight(art: Canvas): void {
  const { random } = art
  const left = random.range(-60, 160)
  const lean = random.range(330, 460)
  const point = (u: number, v: number): string =>
    `${num(left + u + (v / 900) * lean)} ${num(v + u * 0.12 - 40)}`
  const pane = (u: number, v: number) =>
    `M${point(u, v)}L${point(u + 262, v)}L${point(u + 262, v + 262)}L${point(u, v + 262)}Z`
  const panes = [0, 300].flatMap((u) => [-120, 184, 488].map((v) => pane(u, v))).join('')
  art.group('style="mix-blend-mode:soft-light"', () => art.softFill(panes, '#fff0c4', 0.6, 14))
  art.softFill(`M-40-40H1240V940H-40Z${panes}`, SHADOW, 0.2, 8, 'evenodd')
}

/** Three twigs that reach in from an upper corner. */
function leafShadow(art: Canvas): void {
  const { random } = art
  const side = random.pick([-1, 1])
  const twigs = [0, 1, 2].map((index) => {
    const start: Point = [side < 0 ? -30 : 1230, -110 + index * 110 + random.jitter(20)]
    const heading = 0.55 + random.jitter(0.24)
    return twig(art, start, side < 0 ? heading : Math.PI - heading, side)
  })
  art.softFill(twigs.join(''), SHADOW, 0.26, 6)
}

function twig(art: Canvas, start: Point, heading: number, side: number): Path {
  const { random } = art
  const joints = 9
  let [x, y] = start
  let turn = heading
  const parts: string[] = []
  for (let joint = 0; joint < joints; joint += 1) {
    const next: Point = [x + Math.cos(turn) * 52, y + Math.sin(turn) * 52]
    parts.push(
      `M${num(x - 3)} ${num(y)}L${num(next[0] - 2)} ${num(next[1])}L${num(next[0] + 3)} ${num(next[1] + 3)}Z`,
    )
    ;[x, y] = next
    for (const turning of [-1, 1]) {
      const length = random.range(90, 135) * (1 - (joint / joints) * 0.45)
      parts.push(leafOutline(next, turn + turning * random.range(0.6, 1.05), length))
    }
    turn += random.jitter(0.16) - 0.04 * side
  }
  return parts.join('')
}

function leafOutline(foot: Point, angle: number, length: number): Path {
  const width = length * 0.17
  const outline: Point[] = [
    [0, 0],
    [length * 0.3, -width],
    [length * 0.62, -width * 0.8],
    [length, 0],
    [length * 0.62, width * 0.8],
    [length * 0.3, width],
    [0, 0],
  ]
  return `${open(turned(outline, angle, ...foot))}Z`
}
