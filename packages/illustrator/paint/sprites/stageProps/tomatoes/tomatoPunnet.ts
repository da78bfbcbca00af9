import type { Colors } from '../../../../language/words/types.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../../core/color.ts'
import { num, open, type Point, polygon } from '../../../core/contour.ts'
import { down } from '../../materials.ts'
import { footShadow } from '../../products/parts.ts'
import { roundTomato } from '../../products/roundTomato.ts'

const WOOD = '#dcb67e'

/** Tomatoes in a basket of thin wood, from its foot: those behind, those above, those in front. */
const HEAP = [
  [-58, -96, 34, 0.2, -0.66],
  [6, -104, 36, 0.1, -0.7],
  [64, -96, 34, -0.2, -0.6],
  [-28, -118, 34, 0.3, -0.5],
  [36, -120, 33, -0.1, -0.62],
  [-66, -78, 33, 0.4, -0.3],
  [-4, -82, 36, -0.3, -0.5],
  [58, -78, 34, 0.1, -0.6],
] as const

/** A small basket of thin wood, heaped with tomatoes. */
export function tomatoPunnet(art: Canvas, spot: Colors & { x: number; y: number }): void {
  const { x, y, color } = spot
  const { random } = art
  footShadow(art, x, 92, y)
  art.group(`transform="translate(${num(x)} ${num(y)})"`, () => {
    art.fill('M-102-76L-84-96H84L102-76L84-40H-84Z', shade(WOOD, 0.66))
    art.fill('M-86-96H86L88-88H-88Z', shade(WOOD, 0.16))
    for (const [index, [u, v, size, su, sv]] of HEAP.entries()) {
      const tone = random.pick([color, tint(color, 0.05), shade(color, 0.06)])
      const star: Point | undefined = index % 3 === 2 ? undefined : [su, sv]
      roundTomato(art, {
        x: u + random.jitter(3),
        y: v + random.jitter(3),
        size,
        color: tone,
        star,
      })
    }
    front(art)
  })
}

/** Two strips of wood and the two that bind them at the corners. */
function front(art: Canvas): void {
  const strips = [
    [-76, -42, 104, 96],
    [-36, -2, 95, 87],
  ] as const
  art.softFill('M-100-84H100V-70H-100Z', SHADOW, 0.3, 5)
  art.fill('M-100-70H100L86-2H-86Z', shade(WOOD, 0.62))
  for (const [top, foot, wide, narrow] of strips) {
    const face = polygon([
      [-wide, top],
      [wide, top],
      [narrow, foot],
      [-narrow, foot],
    ])
    const lit = down(art, [
      [0, tint(WOOD, 0.4)],
      [0.3, WOOD],
      [1, shade(WOOD, 0.22)],
    ])
    art.fill(face, lit)
    art.clipped(face, () => {
      const grain = [0.2, 0.42, 0.66, 0.86].map((share) => {
        const v = top + (foot - top) * share
        return open([-110, -40, 30, 110].map((u): Point => [u, v + art.random.jitter(2.4)]))
      })
      art.stroke(grain.join(''), shade(WOOD, 0.36), 1.4, { opacity: 0.55 })
      art.softFill('M60-90H120V10H40Z', SHADOW, 0.22, 14)
    })
    art.stroke(`M${-wide} ${top}H${wide}`, '#fbe6bd', 2.4, { opacity: 0.8 })
  }
  for (const side of [-1, 1]) corner(art, side)
}

/** A narrow strip that binds a corner, with its staples. */
function corner(art: Canvas, side: number): void {
  const strip = polygon([
    [side * 101, -79],
    [side * 82, -79],
    [side * 70, 0],
    [side * 88, 0],
  ])
  art.movedBy(3, 2, () => art.fill(strip, SHADOW, 0.3))
  art.fill(strip, side < 0 ? tint(WOOD, 0.22) : shade(WOOD, 0.18))
  art.stroke(`M${side * 93 - 4}-62h8M${side * 82 - 4}-18h8`, '#7d7a78', 3)
}
