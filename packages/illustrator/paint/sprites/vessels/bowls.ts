import type { bowls as words } from '../../../language/words/vessels/bowls.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, type Point, polygon, turned } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import { roundArea } from '../areas.ts'
import type { Colors } from '../../../language/words/types.ts'
import type { Area, DrawVessel } from '../types.ts'
import {
  glazed,
  glazeSpecks,
  gleam,
  hollowed,
  innerShadow,
  inset,
  inTheMiddle,
  type Oval,
  ovalArc,
  path,
  walled,
} from './ceramic.ts'

/** How deep the food lies under the rim. */
function areaIn(opening: Oval, share: number): Area {
  return roundArea(opening.x + 2, opening.y + 3, opening.rx * share)
}

function bowl(art: Canvas, { color, accent }: Colors): Area {
  const rim = inTheMiddle(art, 394)
  const wall = { color, inside: accent, thickness: 34, depth: 46, height: 56 }
  const opening = walled(art, rim, wall)
  art.stroke(path(inset(rim, 14, -3, -5)), tint(color, 0.5), 3, { opacity: 0.4 })
  glazeSpecks(art, rim, { color, count: 60, from: 0.9, to: 0.98 })
  glazeSpecks(art, opening, { color: accent, count: 40 })
  return areaIn(opening, 0.93)
}

/** A pasta bowl: a broad rim about a small deep well. */
function shallowbowl(art: Canvas, { color, accent }: Colors): Area {
  const rim = inTheMiddle(art, 394)
  art.dropShadow(path(rim), 30, 46, 0.38)
  art.fill(path(rim), shade(color, 0.36))
  const face = inset(rim, 5, -3, -5)
  art.fill(path(face), color)
  hollowed(art, path(face), 0.12, 0.4)
  art.stroke(path(inset(face, 7)), accent, 11, { opacity: 0.95 })
  const well = inset(face, 62, 2, 3)
  art.fill(path(inset(well, -7, -2, -3)), tint(color, 0.7), 0.8)
  art.fill(path(well), shade(color, 0.3))
  const floor = inset(well, 5, 2, 3)
  art.fill(path(floor), tint(color, 0.08))
  hollowed(art, path(floor), 0.3, 0.4)
  innerShadow(art, path(floor), 34, 0.2)
  gleam(art, inset(face, 28), 8)
  glazeSpecks(art, face, { color, count: 84 })
  return areaIn(floor, 0.96)
}

/** A deep dark bowl with a line under its rim and a fret of dashes inside. */
function ramen(art: Canvas, { color, accent }: Colors): Area {
  const rim = inTheMiddle(art, 394)
  const inside = tint(color, 0.1)
  const opening = walled(art, rim, { color, inside, thickness: 26, depth: 54, height: 62 })
  art.stroke(path(inset(rim, 12, -3, -5)), accent, 9, { opacity: 0.95 })
  const band = inset(opening, 16)
  const fret = Array.from({ length: 30 }, (_, index) => {
    const from = (index / 30) * Math.PI * 2
    return ovalArc(band, from, from + 0.12) + ovalArc(inset(band, 9), from + 0.04, from + 0.16)
  })
  art.stroke(fret.join(''), accent, 4.5, { opacity: 0.85 })
  gleam(art, inset(rim, 20, -3, -5), 5, 0.5)
  return areaIn(opening, 0.89)
}

/** A small stoneware crock: brown shoulder, pale lip, two stub handles. */
function crock(art: Canvas, { color, accent }: Colors): Area {
  const rim = inTheMiddle(art, 348)
  for (const angle of [-0.3, Math.PI - 0.3]) crockHandle(art, rim, color, angle)
  const shoulder = inset(rim, -6)
  art.dropShadow(path(shoulder), 38, 60, 0.42)
  art.fill(path(shoulder), shade(color, 0.4))
  art.fill(path(inset(shoulder, 4, -3, -5)), color)
  glazed(art, path(inset(shoulder, 4, -3, -5)), 0.4, 0.36)
  glazeSpecks(art, shoulder, { color, count: 60, from: 0.9, to: 0.99 })
  const lip = inset(rim, 24, -3, -5)
  art.fill(path(inset(lip, -4)), shade(color, 0.3))
  art.fill(path(lip), accent)
  glazed(art, path(lip), 0.5, 0.24)
  const opening = inset(lip, 30, 2, 3)
  art.fill(path(inset(opening, -4)), shade(accent, 0.34))
  art.fill(path(opening), tint(accent, 0.1))
  hollowed(art, path(opening), 0.4, 0.3)
  innerShadow(art, path(opening), 36)
  gleam(art, inset(lip, 13), 8)
  gleam(art, inset(shoulder, 14, -3, -5), 5, 0.5)
  return areaIn(opening, 0.98)
}

function crockHandle(art: Canvas, { x, y, rx }: Oval, color: string, angle: number): void {
  const outline: Point[] = [
    [rx - 30, -62],
    [rx + 34, -58],
    [rx + 54, -34],
    [rx + 54, 34],
    [rx + 34, 58],
    [rx - 30, 62],
  ]
  const handle = closed(turned(outline, angle, x, y))
  art.dropShadow(handle, 24, 38, 0.3)
  art.fill(handle, shade(color, 0.4))
  art.fill(
    closed(
      turned(
        outline.map(([u, v]): Point => [u - 3, v * 0.86]),
        angle,
        x - 3,
        y - 5,
      ),
    ),
    color,
  )
}

/** A tagine's clay base; the cone of its lid lies beside it, cut by the edge. */
function tagine(art: Canvas, { color, accent }: Colors): Area {
  tagineLid(art, { color, accent })
  const rim = { ...inTheMiddle(art, 392), x: 590 + art.random.jitter(8) }
  const inside = tint(color, 0.2)
  const opening = walled(art, rim, { color, inside, thickness: 52, depth: 34, height: 48 })
  const band = inset(rim, 28, -3, -5)
  art.stroke(path(inset(band, -13)), accent, 3)
  art.stroke(path(inset(band, 14)), accent, 3)
  const diamonds = Array.from({ length: 44 }, (_, index) => {
    const angle = (index / 44) * Math.PI * 2
    const shape: Point[] = [
      [-8, 0],
      [0, -11],
      [8, 0],
      [0, 11],
    ]
    const [x, y] = [band.x + Math.cos(angle) * band.rx, band.y + Math.sin(angle) * band.ry]
    return polygon(turned(shape, angle, x, y))
  })
  art.fill(diamonds.join(''), accent)
  gleam(art, inset(rim, 14, -3, -5), 6, 0.55)
  return areaIn(opening, 0.95)
}

function tagineLid(art: Canvas, { color, accent }: Colors): void {
  const lid = { x: 1120, y: 96, rx: 212, ry: 212 }
  art.dropShadow(path(lid), 44, 66, 0.4)
  art.fill(path(lid), shade(color, 0.36))
  art.fill(path(inset(lid, 6, -3, -5)), color)
  const cone = art.linearGradient('x1="0" y1="0" x2="1" y2="1"', [
    [0, '#fff1cf', 0.6],
    [0.45, '#fff1cf', 0],
    [0.55, '#3a160c', 0.06],
    [1, '#3a160c', 0.5],
  ])
  art.fill(path(inset(lid, 6, -3, -5)), cone)
  for (const by of [26, 38, 96]) {
    art.stroke(path(inset(lid, by, -3, -5)), accent, by === 38 ? 7 : 3.5, { opacity: 0.9 })
  }
  const knob = { x: lid.x - 4, y: lid.y - 8, rx: 52, ry: 52 }
  art.shadow(path(knob), 26, 0.34)
  art.fill(path(knob), shade(color, 0.3))
  art.fill(path(inset(knob, 4, -3, -4)), tint(color, 0.1))
  glazed(art, path(knob), 0.5, 0.4)
  art.fill(path(inset(knob, 30, -1, -2)), shade(color, 0.55))
}

export const bowls = {
  bowl,
  shallowbowl,
  ramen,
  crock,
  tagine,
} satisfies Record<keyof typeof words, DrawVessel>
