import type { stones as words } from '../../../language/words/grounds/stones.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, num, open, type Point, polygon } from '../../core/contour.ts'
import { type Color, PAINTS } from '../../../language/paints.ts'
import { mix, SHADOW, shade, tint } from '../../core/color.ts'
import type { Colors } from '../../../language/words/types.ts'
import type { DrawGround } from '../types.ts'
import { lit, steps, WHOLE_SHEET } from './sheet.ts'

const TILE = 118
const JOINT = 5

/** Glazed tiles laid by hand in pale joints; no two quite the same. */
function tile(art: Canvas, { color, accent }: Colors): void {
  const { random } = art
  art.fill(WHOLE_SHEET, tint(color, 0.72))
  const left = -20 - random.range(0, TILE)
  const top = -20 - random.range(0, TILE)
  const edges: string[] = []
  const gleams: string[] = []
  for (const y of steps(top, 920, TILE)) {
    for (const x of steps(left, 1220, TILE)) {
      const kind = random.next()
      const blended = kind < 0.5 ? mix(color, accent, random.range(0, 0.6)) : undefined
      const paler = kind < 0.8 ? tint(color, random.range(0, 0.22)) : undefined
      const corners = tileCorners(art, x, y)
      art.fill(polygon(corners), blended ?? paler ?? shade(color, random.range(0, 0.14)))
      const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = corners
      edges.push(
        `M${num(bx - 3)} ${num(by + 8)}L${num(cx - 3)} ${num(cy - 3)}L${num(dx + 8)} ${num(dy - 3)}`,
      )
      gleams.push(
        `M${num(ax + 8)} ${num(ay + 7)}L${num(bx - 14 - random.range(0, 40))} ${num(by + 7)}`,
      )
    }
  }
  art.stroke(edges.join(''), shade(color, 0.4), 3.5, { opacity: 0.38 })
  art.stroke(gleams.join(''), tint(color, 0.62), 3, { opacity: 0.65 })
}

function tileCorners(art: Canvas, x: number, y: number): [Point, Point, Point, Point] {
  const stray = () => art.random.jitter(2.4)
  const near = JOINT
  const far = TILE - JOINT
  return [
    [x + near + stray(), y + near + stray()],
    [x + far + stray(), y + near + stray()],
    [x + far + stray(), y + far + stray()],
    [x + near + stray(), y + far + stray()],
  ]
}

/** Angular chips of stone, each with a darker lower edge. */
function terrazzo(art: Canvas, { color, accent }: Colors): void {
  const { random } = art
  const chips: [Color, ...Color[]] = [
    accent,
    accent,
    tint(color, 0.6),
    shade(color, 0.3),
    mix(color, PAINTS.terracotta, 0.7),
    mix(accent, PAINTS.olive, 0.4),
  ]
  for (let index = 0; index < 210; index += 1) {
    const size = random.range(5, 14) + (index % 4 === 0 ? random.range(6, 20) : 0)
    const x = random.range(0, 1200)
    const y = random.range(0, 900)
    const shape = { points: 5, wobble: 0.35, angle: random.angle() }
    const chip = blob(random, x, y, size, size * random.range(0.5, 1), shape)
    art.fill(polygon(chip), random.pick(chips), 0.8)
  }
}

/** Enamel or stoneware with specks of two sizes. */
function speckle(art: Canvas, { color, accent }: Colors): void {
  const { random } = art
  const dots = Array.from({ length: 520 }, (): Point => [
    random.range(0, 1200),
    random.range(0, 900),
  ])
  art.specks(dots.slice(0, 330), accent, 4.2)
  art.specks(dots.slice(330, 450), tint(color, 0.6), 4.4)
  art.specks(dots.slice(450, 500), shade(accent, 0.25), 6.5, { length: 2.5 })
  art.specks(dots.slice(500), tint(color, 0.75), 9, { opacity: 0.7 })
}

/** A vein from one side to the other that strays as it goes. */
function vein(art: Canvas, from: Point, angle: number, length: number): Point[] {
  let turn = angle
  let [x, y] = from
  const line: Point[] = [from]
  for (let gone = 0; gone < length; gone += 70) {
    turn += art.random.jitter(0.42)
    turn += (angle - turn) * 0.35
    x += Math.cos(turn) * 70
    y += Math.sin(turn) * 70
    line.push([x, y])
  }
  return line
}

/** Polished marble: clouds, broad veins and their fine branches. */
function marble(art: Canvas, { color, accent }: Colors): void {
  const { random } = art
  for (let index = 0; index < 9; index += 1) {
    const shape = { angle: 0.7, wobble: 0.3, points: 8 }
    const cloud = blob(random, random.range(0, 1200), random.range(0, 900), 240, 70, shape)
    art.group('filter="url(#soft14)"', () => {
      art.fill(closed(cloud), index % 3 === 0 ? tint(color, 0.7) : accent, 0.2)
    })
  }
  for (const [index, x] of [-330, 120, 420, 800].entries()) {
    const start: Point = [x + random.jitter(90), -40]
    const angle = 0.62 + index * 0.1 + random.jitter(0.14)
    const main = vein(art, start, angle, 1500)
    art.group('filter="url(#soft14)"', () => art.stroke(open(main), accent, 46, { opacity: 0.2 }))
    const thick = main.map(([u, v]): Point => [u + random.range(2, 11), v - random.range(2, 11)])
    art.fill(closed([...main, ...thick.toReversed()]), accent, 0.42)
    const branches = main.filter((_, place) => place % 5 === 2)
    const fine = branches.map((point) =>
      open(vein(art, point, angle + random.pick([-0.5, 0.45]), random.range(200, 480))),
    )
    art.stroke(fine.join(''), accent, 3, { opacity: 0.5 })
    art.group('filter="url(#soft5)"', () => {
      art.stroke(fine.join(''), accent, 14, { opacity: 0.16 })
    })
  }
}

/** Cleft slate: flakes with a lit upper edge, a few scratches. */
function slate(art: Canvas, { color, accent }: Colors): void {
  const { random } = art
  for (let index = 0; index < 34; index += 1) {
    const size = random.range(90, 300)
    const shape = { wobble: 0.22, points: 12, angle: random.jitter(0.3) }
    const x = random.range(-60, 1260)
    const y = random.range(-60, 960)
    const outline = blob(random, x, y, size, size * random.range(0.2, 0.45), shape)
    art.fill(closed(outline), index % 2 === 0 ? accent : shade(color, 0.3), 0.3)
    const edge = outline.slice(0, 5)
    if (index % 2 === 0) art.stroke(open(edge), tint(accent, 0.35), 2.4, { opacity: 0.35 })
  }
  const dust = Array.from({ length: 300 }, (): Point => [
    random.range(0, 1200),
    random.range(0, 900),
  ])
  art.specks(dust.slice(0, 200), tint(accent, 0.4), 2.4, { opacity: 0.5 })
  art.specks(dust.slice(200, 270), SHADOW, 3, { length: 8, opacity: 0.3, angle: 0.1 })
  art.specks(dust.slice(270), tint(accent, 0.5), 2, { length: 46, opacity: 0.25, angle: -0.4 })
}

export const stones = {
  tile: lit(tile),
  terrazzo: lit(terrazzo),
  speckle: lit(speckle),
  marble: lit(marble),
  slate: lit(slate),
} satisfies Record<keyof typeof words, DrawGround>
