import type { boards as words } from '../../../language/words/products/boards.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import {
  blob,
  circle,
  closed,
  ellipse,
  open,
  polygon,
  type Point,
  roundedRect,
  shrunk,
} from '../../core/contour.ts'
import type { ProductLook, DrawProduct } from '../types.ts'

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

/** Three piles of onion: long slices, dice, a fine mince. */
export function choppedOnion(art: Canvas): void {
  for (let index = 0; index < 26; index += 1) {
    const x = 330 + art.random.jitter(100)
    const y = 560 + art.random.jitter(70)
    const bend = art.random.jitter(30)
    const slice = open([
      [x - 56, y + bend],
      [x, y - 10],
      [x + 56, y - bend * 0.4],
    ])
    art.stroke(slice, '#a98f5c', 15, { opacity: 0.45 })
    art.stroke(slice, art.random.pick(['#f8f0d8', '#eee2bf', '#fbf5e4']), 11)
  }
  for (let index = 0; index < 60; index += 1) {
    onionDie(art, 610 + art.random.jitter(88), 570 + art.random.jitter(72), 15)
  }
  for (let index = 0; index < 130; index += 1) {
    const turn = art.random.angle()
    const reach = Math.sqrt(art.random.next())
    onionDie(art, 868 + Math.cos(turn) * reach * 98, 560 + Math.sin(turn) * reach * 74, 6)
  }
}

function onionDie(art: Canvas, x: number, y: number, half: number): void {
  const square = blob(art.random, x, y, half * 1.25, half * 1.25, { points: 4, wobble: 0.08 })
  art.shadow(polygon(square), half * 0.5, 0.25)
  art.fill(polygon(square), '#dccb98')
  art.fill(
    polygon(shrunk(square, 0.8, -half * 0.15, -half * 0.2)),
    art.random.pick(['#fbf5e4', '#f4ead0']),
  )
}

/** Thin slices of cucumber in a row that has slipped. */
export function cucumberSlices(art: Canvas): void {
  for (let index = 0; index < 9; index += 1) {
    const x = 400 + index * 62
    const y = 640 + art.random.jitter(10) - index * 4
    art.shadow(circle(x, y, 58), 9, 0.35)
    art.fill(circle(x, y, 58), '#4b7a35')
    art.fill(circle(x - 1, y - 1, 52), '#dbe6b0')
    art.fill(circle(x, y, 32), '#eaf0cc', 0.9)
    const seeds = Array.from({ length: 9 }, (_, seed): Point => {
      const turn = (seed * Math.PI * 2) / 9
      return [x + Math.cos(turn) * 24, y + Math.sin(turn) * 24]
    })
    art.specks(seeds, '#b5c67f', 5, { length: 6 })
  }
}

const MAPLE = ['#e3b777', '#d6a25d', '#c98f4c', '#eac78e', '#bd8142'] as const

/** A thick board of end grain: its blocks show their rings, one light, one dark. */
function endgrainboard(art: Canvas, { color, accent, has }: ProductLook): void {
  art.rotated(-0.06, 600, 470, () => {
    const slab = roundedRect(230, 180, 740, 520, 26)
    art.dropShadow(slab, 30, 78, 0.4)
    art.fill(roundedRect(230, 230, 740, 530, 26), shade(color, 0.5))
    for (let column = 0; column < 11; column += 1) {
      const tone = column % 2 ? shade(color, 0.24) : shade(accent, 0.24)
      art.fill(roundedRect(236 + column * 66.5, 690, 65, 64, 5), tone)
    }
    art.fill(slab, shade(color, 0.2))
    art.clipped(slab, () => {
      for (let row = 0; row < 8; row += 1) {
        for (let column = 0; column < 11; column += 1) endBlock(art, row, column, { color, accent })
      }
    })
    art.stroke('M256 184H944', tint(color, 0.6), 5, { opacity: 0.8 })
  })
  if (has('loaf')) loaf(art)
  if (has('crumbs')) {
    const crumbs = Array.from({ length: 50 }, (): Point => [
      720 + art.random.jitter(240),
      620 + art.random.jitter(120),
    ])
    art.specks(
      crumbs.map(([x, y]): Point => [x + 3, y + 4]),
      '#5a3018',
      9,
      { opacity: 0.4 },
    )
    art.specks(crumbs, '#ecc98c', 9)
  }
}

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
  art.fill(roundedRect(x + 1, y + 1, 66, 64, 3), tone)
  const fromX = x + random.pick([-10, 76])
  const fromY = y + random.pick([-14, 80])
  const rings = [34, 52, 70].map((radius) => {
    const clear = radius + random.jitter(4)
    return circle(fromX, fromY, clear)
  })
  art.clipped(roundedRect(x + 2, y + 2, 63, 61, 3), () => {
    art.stroke(rings.join(''), shade(tone, 0.26), 2.4, { opacity: 0.5 })
  })
}

function loaf(art: Canvas): void {
  art.rotated(-0.4, 520, 420, () => {
    const crust = blob(art.random, 520, 420, 250, 132, { points: 14, wobble: 0.02 })
    art.dropShadow(closed(crust), 22, 34, 0.42)
    art.fill(closed(crust), '#7d4319')
    art.fill(closed(shrunk(crust, 0.94, -8, -10)), '#b26c2c')
    art.fill(closed(shrunk(crust, 0.74, -16, -20)), '#cc8a42')
    for (const x of [360, 450, 540, 630]) {
      const cut = closed([
        [x - 30, 470],
        [x + 10, 400],
        [x + 60, 350],
        [x + 40, 420],
        [x, 476],
      ])
      art.movedBy(4, 5, () => art.fill(cut, '#8a4c1c', 0.7))
      art.fill(cut, '#f3d9a4')
    }
    const flour = Array.from({ length: 90 }, (): Point => [
      500 + art.random.jitter(200),
      400 + art.random.jitter(90),
    ])
    art.specks(flour, '#fff6e2', 5, { opacity: 0.75 })
    art.fill(ellipse(430, 350, 90, 18), '#f6d49a', 0.35)
  })
}

export const boards = {
  endgrainboard,
} satisfies Record<keyof typeof words, DrawProduct>
