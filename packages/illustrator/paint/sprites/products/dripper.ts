import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, num, type Path } from '../../core/contour.ts'
import { across } from '../materials.ts'

/** The mouth of the cone, seen from a little above, and the plate that it stands on. */
const MOUTH = { x: 600, y: 318, rx: 126, ry: 25 } as const
const PLATE = { y: 446, rx: 92, ry: 14 } as const
/** Half the width of the cone where it meets its plate. */
const WAIST = 44

/** A ceramic cone with ribs, paper in it, and in that the coffee as it blooms. */
export function dripper(art: Canvas, color: Color): void {
  handle(art, color)
  const { x, y, rx, ry } = MOUTH
  paper(art)
  plate(art, color)
  cone(art, color)
  const lip = (out: number, up: number): Path =>
    `M${x - rx - out} ${y - up}A${rx + out} ${ry + out} 0 0 0 ${x + rx + out} ${y - up}L${x + rx - 9} ${y - up}A${rx - 9} ${ry - 6} 0 0 1 ${x - rx + 9} ${y - up}Z`
  art.fill(lip(3, -5), shade(color, 0.34))
  art.fill(lip(3, 0), rimLight(art, color))
  art.stroke(`M${x - 110} ${y + 12}Q${x - 60} ${y + 26} ${x - 10} ${y + 27}`, '#ffffff', 4, {
    opacity: 0.8,
  })
}

function rimLight(art: Canvas, color: Color): Color {
  return across(art, [
    [0, shade(color, 0.2)],
    [0.22, '#ffffff'],
    [0.6, tint(color, 0.2)],
    [1, shade(color, 0.36)],
  ])
}

/** A loop of clay at the right, thicker where it is joined on. */
function handle(art: Canvas, color: Color): void {
  const loop = 'M704 346C770 328 784 372 758 402C742 420 710 424 672 416'
  art.movedBy(4, 5, () => art.stroke(loop, SHADOW, 20, { opacity: 0.2 }))
  art.stroke(loop, shade(color, 0.42), 22)
  art.stroke(loop, shade(color, 0.1), 17)
  art.movedBy(-3, -4, () => art.stroke(loop, tint(color, 0.6), 6, { opacity: 0.9 }))
}

/** The filter stands above the rim, folded at its seam; within it the wet bed of coffee. */
function paper(art: Canvas): void {
  const { x, y, rx, ry } = MOUTH
  const back: Path = `M${x - rx + 8} ${y + 4}L${x - rx - 4} ${y - 26}Q${x - 60} ${y - 62} ${x + 10} ${y - 58}Q${x + 90} ${y - 58} ${x + rx + 2} ${y - 30}L${x + rx - 8} ${y + 4}Z`
  const sheet = across(art, [
    [0, '#cdb98e'],
    [0.3, '#f8edd2'],
    [0.7, '#eadbb6'],
    [1, '#b9a274'],
  ])
  art.fill(back, sheet)
  art.stroke(
    `M${x + 52} ${y - 55}L${x + 40} ${y}M${x - 70} ${y - 48}L${x - 60} ${y}`,
    '#c3ac7c',
    2.5,
    { opacity: 0.6 },
  )
  art.fill(ellipse(x, y + 1, rx - 10, ry - 4), '#3a1d10')
  const bed = art.radialGradient('cx=".42" cy=".4" r=".7"', [
    [0, '#c08a52'],
    [0.35, '#8a5530'],
    [0.75, '#54291a'],
    [1, '#2f150c'],
  ])
  art.fill(ellipse(x - 2, y + 2, rx - 16, ry - 8), bed)
  bloom(art)
}

/** Bubbles of the bloom, thick where the water was poured. */
function bloom(art: Canvas): void {
  const { random } = art
  const { x, y } = MOUTH
  for (let index = 0; index < 26; index += 1) {
    const angle = random.angle()
    const far = random.next() ** 0.7
    const [u, v] = [x - 14 + Math.cos(angle) * far * 74, y + Math.sin(angle) * far * 10]
    const size = random.range(3, 11) * (1.1 - far * 0.5)
    art.fill(ellipse(u, v, size, size * 0.5), '#e0b27c', 0.75)
    art.fill(ellipse(u - size * 0.2, v - size * 0.12, size * 0.5, size * 0.22), '#fbe6c4', 0.9)
  }
  const ground = blob(random, x + 66, y + 6, 24, 6, { wobble: 0.2 })
  art.fill(closed(ground), '#2a120a', 0.7)
}

function cone(art: Canvas, color: Color): void {
  const { x, y, rx, ry } = MOUTH
  const wall: Path = `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}L${x + WAIST} ${PLATE.y - 6}Q${x} ${PLATE.y + 8} ${x - WAIST} ${PLATE.y - 6}Z`
  const round = across(art, [
    [0, shade(color, 0.3)],
    [0.16, tint(color, 0.1)],
    [0.32, '#fffdf8'],
    [0.56, shade(color, 0.04)],
    [0.8, shade(color, 0.26)],
    [0.93, shade(color, 0.42)],
    [1, shade(color, 0.32)],
  ])
  art.fill(wall, round)
  art.clipped(wall, () => ribs(art, color))
}

/** Ribs from the rim to the foot; as the cone is round, they crowd towards its sides. */
function ribs(art: Canvas, color: Color): void {
  const { x, y, rx, ry } = MOUTH
  const count = 15
  const line = (share: number, aside: number): Path => {
    const turn = (share - 0.5) * Math.PI
    const [u, v] = [Math.sin(turn), Math.cos(turn)]
    const top = `${num(x + u * rx + aside)} ${num(y + v * ry + 12)}`
    const foot = `${num(x + u * WAIST + aside * 0.4)} ${num(PLATE.y + v * 6)}`
    const mid = `${num(x + u * (rx * 0.56 + WAIST * 0.44) + aside * 0.8)} ${num(y + 66 + v * ry * 0.7)}`
    return `M${top}Q${mid} ${foot}`
  }
  const all = (aside: number) =>
    Array.from({ length: count }, (_, index) => line((index + 0.5) / count, aside)).join('')
  art.stroke(all(3.5), shade(color, 0.5), 6, { opacity: 0.42 })
  art.stroke(all(-2), '#ffffff', 4.5, { opacity: 0.75 })
  art.softFill(
    `M${x - 130} ${PLATE.y - 24}H${x + 130}V${PLATE.y + 20}H${x - 130}Z`,
    shade(color, 0.7),
    0.3,
    10,
  )
  art.softFill(`M${x + 40} ${y}H${x + 140}V${PLATE.y}H${x + 20}Z`, SHADOW, 0.14, 16)
}

function plate(art: Canvas, color: Color): void {
  const { x } = MOUTH
  const { y, rx, ry } = PLATE
  const edge = `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${y + 11}A${rx} ${ry} 0 0 1 ${x - rx} ${y + 11}Z`
  art.fill(edge, rimLight(art, mix(color, '#8a7a6a', 0.25)))
  art.fill(ellipse(x, y, rx, ry), rimLight(art, color))
  art.fill(ellipse(x + 8, y + 1, WAIST + 16, 8), SHADOW, 0.25)
}
