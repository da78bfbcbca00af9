import type { citrus as words } from '../../../language/words/props/citrus.ts'
import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { DrawProp, PropSpot } from '../types.ts'
import { inTurn } from '../variants.ts'
import { halved, wedge, whole } from './citrusCuts.ts'
import { leaf } from './leaves.ts'
import { tomatoes } from './tomatoes.ts'

interface Fruit {
  flesh: Color
  /** With a nipple at one end, as lemons have. */
  pointed?: boolean
  /** With a leaf where it keeps one. */
  leafy?: boolean
}

/** A drawing of one part of a fruit, moved from the middle of the prop. */
function parts(art: Canvas, { x, y, color }: PropSpot, { flesh, pointed = false }: Fruit) {
  const at = (dx: number, dy: number, size: number, angle: number) => {
    return { x: x + dx, y: y + dy, size, angle: angle + art.random.jitter(0.3), color }
  }
  return {
    whole: (dx: number, dy: number, size: number, angle = -0.5) =>
      whole(art, at(dx, dy, size, angle), pointed),
    half: (dx: number, dy: number, size: number) => halved(art, at(dx, dy, size, 0), flesh),
    wedge: (dx: number, dy: number, size: number, angle: number) =>
      wedge(art, at(dx, dy, size, angle), flesh),
  }
}

/** A whole fruit and what may lie with it. */
function fruit(look: Fruit): DrawProp {
  const leafed = (art: Canvas, { x, y }: PropSpot, dx: number, dy: number, angle: number) => {
    if (look.leafy) leaf(art, { x: x + dx, y: y + dy, size: 118, angle, color: '#4f7d3c' })
  }
  return inTurn<PropSpot>(
    (art, spot) => {
      leafed(art, spot, -40, -88, 3.5)
      parts(art, spot, look).whole(52, -50, 84)
      parts(art, spot, look).half(-34, 42, 94)
    },
    (art, spot) => {
      parts(art, spot, look).whole(-44, -34, 92, 0.4)
      parts(art, spot, look).whole(58, 40, 82, -0.9)
      leafed(art, spot, -96, 20, 2.3)
    },
    (art, spot) => {
      parts(art, spot, look).half(-50, -42, 88)
      parts(art, spot, look).half(44, 46, 90)
    },
    (art, spot) => {
      leafed(art, spot, 58, -84, -0.5)
      parts(art, spot, look).whole(-10, -48, 96, 0.1)
      parts(art, spot, look).wedge(-34, 70, 84, -0.2)
    },
    (art, spot) => {
      parts(art, spot, look).whole(40, 44, 90, 0.9)
      parts(art, spot, look).half(-56, -8, 72)
      parts(art, spot, look).half(-14, -78, 66)
    },
  )
}

/** Wedges for squeezing, and what they were cut from. */
function wedges(flesh: Color): DrawProp {
  const look = { flesh }
  return inTurn<PropSpot>(
    (art, spot) => {
      parts(art, spot, look).wedge(26, -46, 96, -0.5)
      parts(art, spot, look).wedge(-16, 40, 104, 0.35)
    },
    (art, spot) => {
      parts(art, spot, look).half(34, -40, 84)
      parts(art, spot, look).wedge(-30, 62, 92, 0.1)
    },
    (art, spot) => {
      parts(art, spot, look).half(52, -52, 60)
      parts(art, spot, look).half(0, 0, 62)
      parts(art, spot, look).half(-52, 52, 60)
    },
    (art, spot) => {
      parts(art, spot, look).wedge(40, -66, 84, -1)
      parts(art, spot, look).wedge(20, 20, 88, -0.1)
      parts(art, spot, look).wedge(-56, 84, 82, 0.7)
    },
    (art, spot) => {
      parts(art, spot, look).wedge(54, 36, 90, 0.9)
      parts(art, spot, look).half(-44, -20, 76)
    },
  )
}

export const citrus = {
  lemon: fruit({ flesh: '#fbe27c', pointed: true, leafy: true }),
  lime: fruit({ flesh: '#d5df86' }),
  orange: fruit({ flesh: '#f9b95c', leafy: true }),
  lemonwedge: wedges('#fbe686'),
  limewedge: wedges('#d3de84'),
  tomatoes,
} satisfies Record<keyof typeof words, DrawProp>
