import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { num, type Path, type Point } from '../../core/contour.ts'
import { down } from '../materials.ts'
import { patches } from './touches.ts'

/** How wide its far and its near edge are, and how deep it is seen, as shares of its size. */
const [FAR, NEAR, DEEP] = [0.86, 1, 0.6]

/** A place on a sheet pan around 0 0, seen from a chair: -1 is its left and its far edge. */
export function placeOnPan(size: number, u: number, v: number): Point {
  const wide = FAR + ((NEAR - FAR) * (v + 1)) / 2
  return [u * wide * size, v * DEEP * size]
}

/** An outline within the pan, its corners rounded; all as shares of half its width. */
function ring(size: number, inset: number, round: number): Path {
  const [across, deep] = [1 - inset, 1 - inset * 1.4]
  const at = (u: number, v: number) => placeOnPan(size, u, v).map(num).join(' ')
  const near = deep - round * 1.4
  return [
    `M${at(round - across, -deep)}L${at(across - round, -deep)}`,
    `Q${at(across, -deep)} ${at(across, -near)}L${at(across, near)}`,
    `Q${at(across, deep)} ${at(across - round, deep)}L${at(round - across, deep)}`,
    `Q${at(-across, deep)} ${at(-across, near)}L${at(-across, -near)}`,
    `Q${at(-across, -deep)} ${at(round - across, -deep)}Z`,
  ].join('')
}

/** A rimmed sheet pan seen from a chair, its metal browned by what was roasted on it. */
export function panInPerspective(art: Canvas, size: number): void {
  const rim = ring(size, 0, 0.1)
  art.movedBy(size * 0.05, size * 0.12, () => art.softFill(rim, SHADOW, 0.45, size * 0.05))
  art.movedBy(size * 0.01, size * 0.075, () => art.softFill(rim, SHADOW, 0.5, size * 0.015))
  for (const drop of [0.06, 0.04, 0.02]) {
    art.movedBy(0, size * drop, () => art.fill(rim, drop > 0.05 ? '#5f574f' : '#8f867b'))
  }
  const lit = art.linearGradient('x1="0" x2="1" y1="0" y2="1"', [
    [0, '#f6f1e6'],
    [0.4, '#d5cdc0'],
    [1, '#a89f93'],
  ])
  art.fill(rim, lit)
  art.stroke(rim, '#fffaf0', size * 0.006, { opacity: 0.6 })
  const wall = ring(size, 0.045, 0.09)
  const inner = down(art, [
    [0, '#5d544c'],
    [0.5, '#8b8177'],
    [1, '#b9afa3'],
  ])
  art.fill(wall, inner)
  art.stroke(wall, '#453d37', size * 0.006, { opacity: 0.7 })
  floor(art, size)
}

function floor(art: Canvas, size: number): void {
  const outline = ring(size, 0.085, 0.08)
  const metal = art.linearGradient('x1="0" x2="1" y1="0" y2="1"', [
    [0, '#b39c82'],
    [0.5, '#8a6d52'],
    [1, '#5e4531'],
  ])
  art.fill(outline, metal)
  art.clipped(outline, () => {
    const spread = { x: 0, y: 0, rx: size * 0.85, ry: size * 0.5 }
    const pools = patches(art, { ...spread, count: 26, grain: size * 0.2 })
    art.softFill(pools, '#6b300c', 0.6, size * 0.05)
    const baked = patches(art, { ...spread, count: 30, grain: size * 0.06 })
    art.softFill(baked, '#2e1206', 0.45, size * 0.015)
    const fat = patches(art, { ...spread, count: 26, grain: size * 0.022 })
    art.fill(fat, '#e3a24a', 0.4)
  })
}
