import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { ellipse, num, type Path } from '../../../core/contour.ts'
import { down, matte } from '../../materials.ts'
import { footShadow } from '../../products/parts.ts'
import { heapOfEggs, type EggSpot } from './egg.ts'

const PULP = '#b5ab9b'
const PITCH = 70
const COLUMNS = [-PITCH, 0, PITCH] as const
const WALL: Path =
  'M-112-60C-96-50-46-50-35-64C-24-50 24-50 35-64C46-50 96-50 112-60L101-14Q98 0 84 0H52Q40 0 35-9Q30 0 18 0H-18Q-30 0-35-9Q-40 0-52 0H-84Q-98 0-101-14Z'

/** An open carton of pulp for six, an egg of the front row taken. */
export function eggCarton(art: Canvas, { x, y, color, accent }: EggSpot): void {
  const { random } = art
  footShadow(art, x + 4, 112, y)
  art.group(`transform="translate(${num(x)} ${num(y)})"`, () => {
    lid(art)
    art.fill('M-112-62L-102-84H102L112-62L100-40H-100Z', shade(PULP, 0.58))
    const row = (foot: number, dim: number) =>
      COLUMNS.map((u) => {
        const tone = random.pick([color, color, accent, mix(color, accent, 0.5)])
        const angle = Math.PI / 2 + random.jitter(0.16)
        return {
          x: u * (1 - dim * 0.2),
          y: foot + random.jitter(2),
          size: 46,
          angle,
          dim,
          color: tone,
        }
      })
    const taken = random.pick([0, 2])
    const nearer = row(-72, 0).filter((_, index) => index !== taken)
    heapOfEggs(art, row(-96, 0.4))
    posts(art)
    heapOfEggs(art, nearer)
    front(art)
  })
}

/** The lid, seen from inside: three shallow hollows, its edge in the light. */
function lid(art: Canvas): void {
  const sheet = 'M-104-78L-112-166Q-112-180-98-180H98Q112-180 112-166L104-78Z'
  art.fill(sheet, shade(PULP, 0.3))
  art.movedBy(0, 5, () =>
    art.fill(
      sheet,
      down(art, [
        [0, tint(PULP, 0.1)],
        [0.6, shade(PULP, 0.16)],
        [1, shade(PULP, 0.4)],
      ]),
    ),
  )
  for (const u of COLUMNS) {
    const hollow = `M${u - 29}-84V-138Q${u - 29}-164 ${u}-164Q${u + 29}-164 ${u + 29}-138V-84Z`
    art.fill(
      hollow,
      art.linearGradient('x1="0" y1="0" x2=".9" y2=".6"', [
        [0, shade(PULP, 0.42)],
        [0.4, shade(PULP, 0.22)],
        [1, tint(PULP, 0.12)],
      ]),
    )
    art.stroke(`M${u + 29}-90V-138Q${u + 29}-164 ${u}-164`, tint(PULP, 0.4), 2.4, { opacity: 0.7 })
  }
  art.stroke('M-99-178H98Q108-178 110-168', tint(PULP, 0.6), 4, { opacity: 0.9 })
}

/** What stands between the cups. */
function posts(art: Canvas): void {
  for (const u of [-35, 35]) {
    const post = `M${u - 15}-50L${u - 7}-96Q${u}-104 ${u + 7}-96L${u + 15}-50Z`
    art.fill(post, matte(art, shade(PULP, 0.1)))
    art.fill(ellipse(u - 1, -97, 7, 3.4), tint(PULP, 0.5))
  }
}

/** The wall towards us, a round cup under each egg, its rim in the light. */
function front(art: Canvas): void {
  art.movedBy(3, -7, () => art.softFill('M-108-56C-96-48 96-48 108-56V-50H-108Z', SHADOW, 0.36, 6))
  art.fill(WALL, matte(art, PULP))
  art.clipped(WALL, () => {
    for (const u of COLUMNS) {
      const cup = ellipse(u, -26, 36, 44)
      art.fill(
        cup,
        art.radialGradient('cx=".34" cy=".3" r=".72"', [
          [0, tint(PULP, 0.5)],
          [0.4, tint(PULP, 0.08)],
          [0.75, shade(PULP, 0.2)],
          [1, shade(PULP, 0.48)],
        ]),
      )
    }
    art.softFill('M-120-4H120V8H-120Z', SHADOW, 0.34, 12)
    fibres(art)
  })
  const rim = 'M-112-60C-96-50-46-50-35-64C-24-50 24-50 35-64C46-50 96-50 112-60'
  art.movedBy(0, 5, () => art.stroke(rim, shade(PULP, 0.5), 6, { opacity: 0.5 }))
  art.stroke(rim, shade(PULP, 0.1), 8)
  art.movedBy(-0.5, -1.5, () => art.stroke(rim, tint(PULP, 0.66), 4))
}

function fibres(art: Canvas): void {
  const { random } = art
  const over = (count: number) =>
    Array.from({ length: count }, () => [random.jitter(110), -30 + random.jitter(30)] as const)
  art.specks(over(46), shade(PULP, 0.5), 1.4, { length: 3, opacity: 0.3 })
  art.specks(over(40), tint(PULP, 0.7), 1.4, { length: 3, opacity: 0.36 })
}
