import type { boards as words } from '../../../language/words/products/boards.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { circle, num, open, type Point, roundedRect } from '../../core/contour.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { breadCrumbs, cutLoaf } from './cutLoaf.ts'

interface Board {
  x: number
  y: number
  width: number
  height: number
  angle: number
  color: Color
}

/** A board of wood or slate as it lies under a knife. */
export function board(art: Canvas, { x, y, width, height, angle, color }: Board): void {
  art.rotated(angle, x, y, () => {
    const left = x - width / 2
    const top = y - height / 2
    const slab = roundedRect(left, top, width, height, 40)
    art.dropShadow(slab, 22, 34, 0.38)
    art.movedBy(3, 12, () => art.fill(slab, shade(color, 0.42)))
    art.fill(slab, color)
    art.clipped(slab, () => {
      for (let band = top; band < top + height; band += 96) {
        const tone =
          art.random.next() < 0.5
            ? tint(color, art.random.range(0.05, 0.22))
            : shade(color, art.random.range(0.03, 0.12))
        art.fill(roundedRect(left, band, width, 96, 0), tone, 0.75)
      }
      const grain = Array.from({ length: 30 }, () => {
        const level = top + art.random.next() * height
        const along = [0, 0.25, 0.5, 0.75, 1].map((share): Point => [
          left + share * width,
          level + art.random.jitter(7),
        ])
        return open(along)
      })
      art.stroke(grain.join(''), shade(color, 0.3), 2.2, { opacity: 0.35 })
    })
    art.stroke(`M${left + 40} ${top + 4}H${left + width - 40}`, tint(color, 0.55), 4, {
      opacity: 0.7,
    })
  })
}

const MAPLE = ['#e3b777', '#d6a25d', '#c98f4c', '#eac78e', '#bd8142'] as const

/** A thick board of end grain: its blocks show their rings, one light, one dark. */
function endgrainboard(art: Canvas, look: ProductLook): void {
  art.group('transform="translate(600 468) scale(1.08) translate(-600 -470)"', () => {
    slabOfBlocks(art, look)
    // Small enough that the last slice keeps clear of the board's near edge.
    art.group('transform="translate(560 230) scale(.9) translate(-560 -230)"', () => {
      if (look.has('crumbs')) breadCrumbs(art, CRUST)
      if (look.has('loaf')) cutLoaf(art, CRUST)
    })
  })
}

function slabOfBlocks(art: Canvas, { color, accent }: ProductLook): void {
  const slab = roundedRect(230, 180, 740, 520, 26)
  art.dropShadow(slab, 30, 78, 0.4)
  const side = roundedRect(230, 230, 740, 530, 26)
  art.fill(side, shade(color, 0.5))
  art.clipped(side, () => {
    for (let column = 0; column < 11; column += 1) {
      const tone = shade(column % 2 ? color : accent, 0.24 + column * 0.014)
      art.fill(roundedRect(230 + column * 67.3, 690, 66, 66, 5), tone)
    }
  })
  art.fill(slab, shade(color, 0.2))
  art.clipped(slab, () => {
    for (let row = 0; row < 8; row += 1) {
      for (let column = 0; column < 11; column += 1) endBlock(art, row, column, { color, accent })
    }
  })
  art.stroke('M256 184H944', tint(color, 0.6), 5, { opacity: 0.8 })
  art.stroke('M240 686Q246 699 258 700H942Q956 699 962 686', tint(color, 0.5), 4, { opacity: 0.5 })
}

const CRUST = '#b9702f'

function endBlock(
  art: Canvas,
  row: number,
  column: number,
  { color, accent }: { color: Color; accent: Color },
): void {
  const { random } = art
  const x = 230 + column * 67.3
  const y = 180 + row * 65
  const tone = mix((row + column) % 2 ? accent : color, random.pick(MAPLE), 0.35)
  art.fill(`M${num(x + 1)} ${y + 1}h66v64h-66Z`, tone)
  const fromX = x + random.pick([-10, 76])
  const fromY = y + random.pick([-14, 80])
  const rings = [38, 62].map((radius) => {
    const clear = radius + random.jitter(4)
    return circle(fromX, fromY, clear)
  })
  art.clipped(`M${num(x + 2)} ${y + 2}h63v61h-63Z`, () => {
    art.stroke(rings.join(''), shade(tone, 0.26), 2.4, { opacity: 0.5 })
  })
}

export const boards = {
  endgrainboard,
} satisfies Record<keyof typeof words, DrawProduct>
