import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { closed, moved, open, type Point, turned } from '../../core/contour.ts'
import { cheeseTones } from './gratinLid.ts'
import { cloudsOf, softMax } from './relief/clouds.ts'
import { levelPath } from './relief/levels.ts'
import { gridOf, type HeightAt, reliefOf } from './relief/relief.ts'
import type { Crock } from './stoneCrock.ts'

/** Where the bowl of the spoon is over the lid, in shares of the opening's radius; how it is turned. */
const BOWL = { u: 0.54, v: -0.54, angle: -0.46, long: 0.42, wide: 0.19 } as const
const STEEL = '#cfd2d0'

/** Strings of cheese: from the spoon down to the lid, how far they sag, how thick they begin. */
const STRINGS = [
  [0.26, -0.42, 0.08, 0.04, -0.04, 0.08],
  [0.36, -0.38, 0.26, 0.13, 0.02, 0.085],
  [0.46, -0.38, 0.4, 0.07, 0.03, 0.06],
  [0.58, -0.42, 0.5, -0.02, 0.03, 0.06],
  [0.2, -0.42, 0.17, -0.2, 0.02, 0.045],
] as const

/** Light on polished steel, along the spoon. */
function steel(art: Canvas): Color {
  return art.linearGradient('x1="0" y1="0" x2=".5" y2="1"', [
    [0, '#ffffff'],
    [0.3, tint(STEEL, 0.4)],
    [0.55, shade(STEEL, 0.34)],
    [0.75, STEEL],
    [1, shade(STEEL, 0.55)],
  ])
}

function spoon(art: Canvas, { x, y, size }: Crock): void {
  const at: Point = [x + BOWL.u * size, y + BOWL.v * size]
  const put = (points: readonly Point[]) =>
    closed(
      turned(
        points.map(([u, v]): Point => [u * size, v * size]),
        BOWL.angle,
        ...at,
      ),
    )
  const { long, wide } = BOWL
  const bowl: Point[] = [
    [-long, 0],
    [-long * 0.8, wide * 0.66],
    [-long * 0.2, wide * 1.06],
    [long * 0.5, wide * 0.8],
    [long, wide * 0.24],
    [long * 1.5, wide * 0.14],
    [2.2, 0.075],
    [2.2, -0.035],
    [long * 1.5, -wide * 0.16],
    [long, -wide * 0.26],
    [long * 0.5, -wide * 0.72],
    [-long * 0.2, -wide * 0.92],
    [-long * 0.8, -wide * 0.6],
  ]
  const outline = put(bowl)
  art.movedBy(size * 0.02, size * 0.03, () => art.fill(outline, shade(STEEL, 0.72)))
  art.fill(outline, steel(art))
  const ridge = turned(
    (
      [
        [0.5, -0.012],
        [0.9, -0.016],
        [2.1, -0.024],
      ] as const
    ).map(([u, v]): Point => [u * size, v * size]),
    BOWL.angle,
    ...at,
  )
  art.stroke(open(ridge), '#ffffff', size * 0.022, { opacity: 0.85 })
  art.stroke(open(moved(ridge, size * 0.01, size * 0.05)), shade(STEEL, 0.6), size * 0.016, {
    opacity: 0.6,
  })
}

/** How deep a place is in a string; below 0 outside. */
function inString(
  u: number,
  v: number,
  [u0, v0, u1, v1, sag, broad]: (typeof STRINGS)[number],
): number {
  const [du, dv] = [u1 - u0, v1 - v0]
  const share = Math.min(1, Math.max(0, ((u - u0) * du + (v - v0) * dv) / (du * du + dv * dv)))
  const bend = Math.sin(share * Math.PI) * sag
  const away = Math.hypot(u - u0 - du * share - bend, v - v0 - dv * share)
  const thick = broad * (0.18 + 0.9 * Math.abs(share * 1.9 - 1) ** 2.4)
  return thick - away
}

/** A mask in which the strings' lower ends melt into the lid. */
function sunkIn(art: Canvas, { x, y, size }: Crock): string {
  const fade = art.linearGradient(
    `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${Math.round(y - size * 0.06)}" y2="${Math.round(y + size * 0.14)}"`,
    [
      [0, '#ffffff'],
      [1, '#000000'],
    ],
  )
  const [left, top] = [Math.round(x - size), Math.round(y - size * 1.2)]
  const side = Math.round(size * 2.4)
  return art.define(
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="${left}" y="${top}" width="${side}" height="${side}"><path d="M${left} ${top}h${side}v${side}h-${side}z" fill="${fade}"/></mask>`,
  )
}

/** A spoon over the lid: cheese hangs over its edge and draws strings. */
export function cheesePull(art: Canvas, crock: Crock, color: Color): void {
  const { x, y, size } = crock
  const [soft, scorch] = [cloudsOf(art.random), cloudsOf(art.random)]
  const inside: HeightAt = (px, py) => {
    const [u, v] = [(px - x) / size, (py - y) / size]
    const [du, dv] = [u - BOWL.u + 0.03, v - BOWL.v + 0.06]
    const [cos, sin] = [Math.cos(BOWL.angle), Math.sin(BOWL.angle)]
    const [along, across] = [du * cos + dv * sin, dv * cos - du * sin]
    const far = Math.hypot(along / (BOWL.long * 0.7), across / (BOWL.wide * 0.84))
    let deep = (1 - far + soft(u * 7, v * 7) * 0.3) * BOWL.wide
    for (const string of STRINGS) deep = softMax(deep, inString(u, v, string), 0.05)
    return deep
  }
  const heightAt: HeightAt = (px, py) => {
    const edge = Math.min(1, Math.max(0, inside(px, py) / 0.13))
    const rough = 0.05 * soft((px / size) * 7, (py / size) * 7) * edge
    return size * (0.13 * Math.sqrt(1 - (1 - edge) ** 2) + rough)
  }
  const box = { x: x + size * 0.05, y: y - size * 1.05, width: size * 0.95, height: size * 1.35 }
  const cheese = reliefOf(heightAt, {
    box,
    inside,
    cell: size / 54,
    tones: 13,
    crease: 0.42,
    contrast: 0.95,
    colors: cheeseTones(color),
  })
  spoon(art, crock)
  art.group(`mask="url(#${sunkIn(art, crock)})"`, () => cheese.draw(art))
  art.clipped(cheese.outline, () => {
    const brown = gridOf(box, size / 56, (px, py) => {
      const [u, v] = [(px - x) / size, (py - y) / size]
      const onTop = Math.min(0, (-0.46 - v) * 3)
      return scorch(u * 6, v * 8) + soft(u * 20, v * 20) * 0.5 + onTop - 0.02
    })
    for (const [level, tone] of [
      [0, '#d8861c'],
      [0.12, '#a04f14'],
      [0.24, '#6a2a0c'],
    ] as const) {
      art.raw(
        `<path fill-rule="evenodd" d="${levelPath(brown, level)}" fill="${tone}" fill-opacity=".6"/>`,
      )
    }
  })
}
