import type { growing as words } from '../../../language/words/stageProps/growing.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { blob, closed, ellipse, num, type Point, roundedRect, shrunk } from '../../core/contour.ts'
import { enamel, matte } from '../materials.ts'
import { citrus } from '../products/fruits.ts'
import { leaf } from '../products/morsels.ts'
import { footShadow } from '../products/parts.ts'
import type { Colors } from '../../../language/words/types.ts'
import type { DrawStageProp } from '../types.ts'

type Spot = Colors & { x: number; y: number }

function flowerpot(art: Canvas, x: number, y: number, color: Color): void {
  footShadow(art, x, 62, y)
  art.fill(
    `M${num(x - 78)} ${y - 128}H${num(x + 78)}L${num(x + 60)} ${y - 8}Q${num(x + 58)} ${y} ${num(x + 48)} ${y}H${num(x - 48)}Q${num(x - 58)} ${y} ${num(x - 60)} ${y - 8}Z`,
    enamel(art, color),
  )
  art.fill(roundedRect(x - 87, y - 150, 174, 38, 9), enamel(art, tint(color, 0.1)))
  art.fill(roundedRect(x - 78, y - 112, 156, 9, 4), shade(color, 0.5), 0.3)
}

/** A leafy plant in a pot. */
function plant(art: Canvas, { x, y, color, accent }: Spot): void {
  for (let index = 0; index < 17; index += 1) {
    const angle = -1.57 + (index - 8) * 0.19 + art.random.jitter(0.1)
    const reach = art.random.range(20, 96)
    const tone = art.random.pick([accent, shade(accent, 0.16), tint(accent, 0.14)])
    leaf(
      art,
      {
        x: x + Math.cos(angle) * reach * 0.7,
        y: y - 130 + Math.sin(angle) * reach * 0.8,
        size: art.random.range(92, 142),
        angle,
        color: tone,
      },
      0.44,
    )
  }
  flowerpot(art, x, y, color)
}

/** Basil in a pot. */
function herbpot(art: Canvas, { x, y, color, accent }: Spot): void {
  const stems = [-50, -24, 0, 26, 50].map(
    (u) =>
      `M${num(x + u * 0.5)} ${y - 130}Q${num(x + u)} ${y - 200} ${num(x + u * 1.5)} ${y - 260}`,
  )
  art.stroke(stems.join(''), shade(accent, 0.2), 6)
  for (let index = 0; index < 24; index += 1) {
    const u = art.random.jitter(88)
    const v = 150 + (1 - index / 24) * 130 + art.random.jitter(12)
    const tone = art.random.pick([accent, shade(accent, 0.14), tint(accent, 0.16)])
    const angle = u < 0 ? -2.7 + art.random.jitter(0.6) : -0.4 + art.random.jitter(0.6)
    leaf(
      art,
      { x: x + u * 0.7, y: y - v, size: art.random.range(46, 66), angle, color: tone },
      0.66,
    )
  }
  flowerpot(art, x, y, color)
}

/** Two lemons. */
function lemons(art: Canvas, { x, y, color }: Spot): void {
  footShadow(art, x, 110, y)
  citrus(art, { x: x - 46, y: y - 58, size: 64, angle: -0.2, color })
  citrus(art, { x: x + 58, y: y - 44, size: 56, angle: 0.3, color: tint(color, 0.1) })
  leaf(art, { x: x - 20, y: y - 106, size: 62, angle: -0.5, color: '#5f8f45' }, 0.42)
}

function tomato(art: Canvas, x: number, y: number, size: number, color: Color): void {
  const round = blob(art.random, x, y - size * 0.82, size, size * 0.85, {
    points: 12,
    wobble: 0.02,
  })
  art.fill(closed(round), shade(color, 0.32))
  art.fill(closed(shrunk(round, 0.88, -size * 0.07, -size * 0.08)), color)
  art.fill(ellipse(x - size * 0.38, y - size * 1.16, size * 0.24, size * 0.14), '#ffe3d2', 0.8)
  for (const angle of [-2.9, -2.2, -1.3, -0.6, 0.1]) {
    leaf(art, { x, y: y - size * 1.58, size: size * 0.5, angle, color: '#5b8a3a' }, 0.34)
  }
  art.stroke(`M${num(x)} ${num(y - size * 1.58)}q2-12 10-18`, '#4b7a35', 6)
}

/** Two tomatoes, one before the other. */
function tomatoes(art: Canvas, { x, y, color }: Spot): void {
  footShadow(art, x, 112, y)
  tomato(art, x - 44, y, 64, color)
  tomato(art, x + 62, y + 12, 54, color)
}

/** A head of garlic and a clove. */
function garlic(art: Canvas, { x, y, color, accent }: Spot): void {
  footShadow(art, x, 90, y)
  art.fill(
    `M${num(x - 90)} ${y - 46}C${num(x - 92)} ${y - 92} ${num(x - 40)} ${y - 110} ${num(x - 26)} ${y - 148}Q${num(x - 18)} ${y - 160} ${num(x - 8)} ${y - 148}C${num(x + 2)} ${y - 108} ${num(x + 62)} ${y - 92} ${num(x + 58)} ${y - 44}C${num(x + 54)} ${y - 8} ${num(x + 10)} ${y} ${num(x - 16)} ${y}C${num(x - 50)} ${y} ${num(x - 86)} ${y - 8} ${num(x - 90)} ${y - 46}Z`,
    matte(art, color),
  )
  const ribs = [-62, -30, 2, 34].map(
    (u) =>
      `M${num(x - 17)} ${y - 128}C${num(x + u * 0.6)} ${y - 100} ${num(x + u * 1.05 - 6)} ${y - 60} ${num(x + u * 0.8 - 8)} ${y - 8}`,
  )
  art.stroke(ribs.join(''), accent, 5, { opacity: 0.5 })
  art.fill(ellipse(x - 52, y - 70, 14, 26), '#fffdf6', 0.8)
  art.fill(
    `M${num(x + 62)} ${y + 10}C${num(x + 70)} ${y - 30} ${num(x + 110)} ${y - 46} ${num(x + 132)} ${y - 34}C${num(x + 130)} ${y} ${num(x + 110)} ${y + 14} ${num(x + 62)} ${y + 10}Z`,
    shade(color, 0.2),
  )
  art.fill(
    `M${num(x + 64)} ${y + 5}C${num(x + 74)} ${y - 28} ${num(x + 108)} ${y - 44} ${num(x + 128)} ${y - 33}C${num(x + 122)} ${y - 8} ${num(x + 100)} ${y + 6} ${num(x + 64)} ${y + 5}Z`,
    tint(color, 0.3),
  )
}

/** Two chillies, one across the other. */
function chillies(art: Canvas, { x, y, color }: Spot): void {
  footShadow(art, x, 100, y)
  for (const [u, v, turn] of [
    [-70, -20, 0.1],
    [-30, -6, -0.25],
  ] as const) {
    art.rotated(turn, x, y, () => {
      const pod: Point[] = [
        [x + u, y + v - 16],
        [x + u + 70, y + v - 26],
        [x + u + 140, y + v - 10],
        [x + u + 178, y + v + 10],
        [x + u + 120, y + v + 12],
        [x + u + 50, y + v + 14],
        [x + u, y + v + 12],
      ]
      art.fill(closed(pod), shade(color, 0.35))
      art.fill(closed(shrunk(pod, 0.92, -3, -4)), color)
      art.stroke(`M${num(x + u + 20)} ${num(y + v - 12)}q50-10 96 2`, tint(color, 0.6), 5, {
        opacity: 0.7,
      })
      art.stroke(`M${num(x + u)} ${num(y + v - 2)}q-24-2-34-18`, '#5b8a3a', 11)
    })
  }
}

export const growing = {
  plant,
  herbpot,
  lemons,
  tomatoes,
  garlic,
  chillies,
} satisfies Record<keyof typeof words, DrawStageProp>
