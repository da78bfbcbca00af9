import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { ellipse, num, type Path } from '../../core/contour.ts'
import { across, down } from '../materials.ts'

/** A tumbler as it is seen, the middle of its mouth at the origin; in units of the picture. */
export interface DessertGlass {
  /** Half its width at the mouth, and at its foot. */
  mouth: number
  foot: number
  height: number
  /** How flat its circles look. */
  flat: number
}

/** How wide a glass is inside at a share of its height, counted from the mouth. */
export function insideAt({ mouth, foot }: DessertGlass, share: number): number {
  return (mouth + (foot - mouth) * share) * 0.955
}

/** Where the near wall is at an angle, a share of the way down. */
export function onWall(
  glass: DessertGlass,
  turn: number,
  share: number,
): readonly [number, number] {
  const wide = insideAt(glass, share)
  return [Math.cos(turn) * wide, share * glass.height + Math.sin(turn) * wide * glass.flat]
}

/** The near wall between two levels; `grow` 1 is its inside. */
export function wallBetween(glass: DessertGlass, from: number, to: number, grow = 1): Path {
  const { height, flat } = glass
  const [wide, low] = [insideAt(glass, from) * grow, insideAt(glass, to) * grow].map(num)
  const round = (width = '') => `A${width} ${num(Number(width) * flat)} 0 0`
  const [y, v] = [num(from * height), num(to * height)]
  return `M-${wide} ${y}${round(wide)} 0 ${wide} ${y}L${low} ${v}${round(low)} 1-${low} ${v}Z`
}

/** The level surface of what is in the glass. */
export function levelAt(glass: DessertGlass, share: number, grow = 1): Path {
  const wide = insideAt(glass, share) * grow
  return ellipse(0, share * glass.height, wide, wide * glass.flat)
}

/** What stands behind the content: the glass's shade on the table, its far wall, its thick foot. */
export function farGlass(art: Canvas, glass: DessertGlass, through: Color): void {
  const { mouth, foot, height, flat } = glass
  const cast = ellipse(mouth * 0.5, height * 1.02 + mouth * 0.1, foot * 1.25, foot * flat * 0.95)
  art.softFill(cast, SHADOW, 0.36, mouth * 0.1)
  art.softFill(
    ellipse(mouth * 0.46, height * 1.02 + mouth * 0.12, foot * 0.62, foot * flat * 0.42),
    through,
    0.3,
    mouth * 0.12,
  )
  art.softFill(
    ellipse(mouth * 0.04, height + mouth * 0.05, foot * 1.01, foot * flat),
    '#1c0c1c',
    0.6,
    mouth * 0.03,
  )
  art.fill(wallBetween(glass, 0, 1, 1.047), '#b9cac8', 0.75)
  art.fill(levelAt(glass, 0, 1.04), '#dfe9e6', 0.8)
  const inner = art.linearGradient('x1="0" x2="1" y1=".2" y2=".7"', [
    [0, '#6f8688', 0.75],
    [0.45, '#b9cac8', 0.4],
    [1, '#f6fbf8', 0.7],
  ])
  art.fill(levelAt(glass, 0), inner)
  const sole = down(art, [
    [0, '#7e9494'],
    [0.5, '#dfeae6'],
    [0.8, '#93a8a8'],
    [1, '#f2f8f4'],
  ])
  art.fill(wallBetween(glass, 0.9, 1, 1.047), sole)
}

/** The light on what a round glass holds: dark at both sides, a broad light at the left. */
export function roundLight(art: Canvas, path: Path): void {
  const light = across(art, [
    [0, SHADOW, 0.5],
    [0.06, SHADOW, 0.24],
    [0.16, '#fff8ea', 0.12],
    [0.26, '#fff8ea', 0.42],
    [0.4, '#fff8ea', 0.06],
    [0.62, SHADOW, 0.06],
    [0.86, SHADOW, 0.34],
    [0.96, SHADOW, 0.52],
    [1, '#fff0e0', 0.12],
  ])
  art.fill(path, light)
}

/** The near rim and the windows in the near wall. */
export function nearGlass(art: Canvas, glass: DessertGlass): void {
  const { mouth, flat } = glass
  const line = (turn: number, from: number, to: number): Path =>
    [from, to]
      .map((share, index) => `${index ? 'L' : 'M'}${onWall(glass, turn, share).map(num).join(' ')}`)
      .join('')
  const pane = [
    onWall(glass, 2.62, 0.16),
    onWall(glass, 2.3, 0.18),
    onWall(glass, 2.34, 0.8),
    onWall(glass, 2.62, 0.76),
  ]
  const window = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#ffffff', 0.62],
    [0.5, '#ffffff', 0.32],
    [1, '#ffffff', 0.14],
  ])
  art.fill(`M${pane.map((at) => at.map(num).join(' ')).join('L')}Z`, window)
  art.stroke(line(2.16, 0.22, 0.66), '#ffffff', mouth * 0.022, { opacity: 0.6 })
  art.stroke(line(0.36, 0.2, 0.84), '#ffffff', mouth * 0.03, { opacity: 0.42 })
  const rim = (grow: number, from: number, to: number): Path => {
    const at = (turn: number) =>
      `${num(Math.cos(turn) * mouth * grow)} ${num(Math.sin(turn) * mouth * flat * grow)}`
    return `M${at(from)}A${num(mouth * grow)} ${num(mouth * flat * grow)} 0 0 0 ${at(to)}`
  }
  const sole = (from: number, to: number) => {
    const [a, b] = [onWall(glass, from, 0.985), onWall(glass, to, 0.985)]
    const wide = insideAt(glass, 0.985)
    return `M${a.map(num).join(' ')}A${num(wide)} ${num(wide * flat)} 0 0 0 ${b.map(num).join(' ')}`
  }
  art.stroke(sole(2.7, 1.5), '#ffffff', mouth * 0.03, { opacity: 0.8 })
  art.stroke(rim(0.965, 3.1, 0.04), '#5f7678', mouth * 0.018, { opacity: 0.5 })
  art.stroke(rim(0.99, Math.PI, 0), '#e9f3ef', mouth * 0.034, { opacity: 0.95 })
  art.stroke(rim(1.008, 3.1, 0.04), '#70898a', mouth * 0.012, { opacity: 0.7 })
  art.stroke(rim(0.99, 2.7, 1.9), '#ffffff', mouth * 0.04)
}

/** The far rim, behind what rises over it. */
export function farRim(art: Canvas, { mouth, flat }: DessertGlass): void {
  const half = (grow: number): Path => {
    const [wide, high] = [num(mouth * grow), num(mouth * flat * grow)]
    return `M-${wide} 0A${wide} ${high} 0 0 1 ${wide} 0`
  }
  art.stroke(half(0.99), '#eaf3f0', mouth * 0.03)
  art.stroke(half(0.97), '#718a8c', mouth * 0.012, { opacity: 0.7 })
}
