import type { plates as words } from '../../../language/words/vessels/plates.ts'
import type { Canvas } from '../../core/canvas.ts'
import { circle, closed, type Point } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
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
  path,
} from './ceramic.ts'

/** The oval's whole as a place for food. */
function ovalArea({ x, y, rx, ry }: Oval): Area {
  return { ...roundArea(x, y, ry), width: rx * 2, height: ry * 2 }
}

/** A flat plate's rim: its shadow, its edge, its lit face. */
function rimOf(art: Canvas, rim: Oval, color: Color): Oval {
  art.dropShadow(path(rim), 28, 42, 0.38)
  art.fill(path(rim), shade(color, 0.34))
  const face = inset(rim, 5, -3, -5)
  art.fill(path(face), color)
  glazed(art, path(face), 0.62, 0.18)
  return face
}

/** The well in which food lies: its lip, its floor, the shadow of the rim on it. */
function wellOf(art: Canvas, well: Oval, color: Color): void {
  art.fill(path(inset(well, -9, -2, -3)), tint(color, 0.6), 0.6)
  art.fill(path(inset(well, -4)), shade(color, 0.24), 0.7)
  art.fill(path(well), tint(color, 0.14))
  hollowed(art, path(well), 0.16, 0.34)
  innerShadow(art, path(well), 13, 0.13)
}

function plate(art: Canvas, { color, accent }: Colors): Area {
  const face = rimOf(art, inTheMiddle(art, 394), color)
  art.stroke(path(inset(face, 25)), accent, 8, { opacity: 0.9 })
  art.stroke(path(inset(face, 42)), accent, 2.6, { opacity: 0.8 })
  const well = inset(face, 92, 3, 5)
  wellOf(art, well, color)
  gleam(art, inset(face, 13), 8)
  glazeSpecks(art, face, { color, count: 76 })
  return roundArea(well.x, well.y, well.rx * 0.95)
}

function platter(art: Canvas, { color, accent }: Colors): Area {
  const face = rimOf(art, inTheMiddle(art, 452, 322), color)
  art.stroke(path(inset(face, 16)), accent, 5, { opacity: 0.9 })
  const leaves = Array.from({ length: 40 }, (_, index): Point => {
    const angle = (index / 40) * Math.PI * 2
    return [face.x + Math.cos(angle) * (face.rx - 40), face.y + Math.sin(angle) * (face.ry - 40)]
  })
  art.specks(leaves, accent, 7, { length: 9, opacity: 0.75, angle: 0.6 })
  const well = inset(face, 50, 3, 5)
  wellOf(art, well, color)
  gleam(art, inset(face, 8), 6)
  glazeSpecks(art, face, { color, count: 70 })
  return ovalArea(inset(well, 6))
}

/** A cake stand from above: the scalloped plate high over its foot. */
function cakestand(art: Canvas, { color, accent }: Colors): Area {
  const plateau = inTheMiddle(art, 372)
  const { x, y, rx } = plateau
  const scallops = Array.from({ length: 64 }, (_, index): Point => {
    const angle = (index / 64) * Math.PI * 2
    const reach = rx + (index % 2 === 0 ? 19 : 7)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  const edge = closed(scallops)
  art.dropShadow(edge, 62, 92, 0.3)
  art.group('transform="translate(5 9)"', () => art.fill(edge, shade(color, 0.4)))
  art.fill(edge, color)
  glazed(art, edge, 0.6, 0.2)
  const beads = scallops.filter((_, index) => index % 2 === 0)
  const holes = beads.map(([u, v]) => circle(x + (u - x) * 0.955, y + (v - y) * 0.955, 5.4))
  art.fill(holes.join(''), shade(accent, 0.2), 0.75)
  art.stroke(path(inset(plateau, 18)), accent, 4, { opacity: 0.8 })
  const top = inset(plateau, 30, 1, 2)
  wellOf(art, top, color)
  gleam(art, inset(plateau, 7), 6)
  glazeSpecks(art, plateau, { color, count: 40 })
  return roundArea(top.x, top.y, top.rx * 0.94)
}

export const plates = {
  plate,
  platter,
  cakestand,
} satisfies Record<keyof typeof words, DrawVessel>
