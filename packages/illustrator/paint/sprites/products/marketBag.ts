import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import type { ProductLook } from '../types.ts'
import { avocadoHalves } from './avocadoHalves.ts'
import { cornHusk } from './cornHusk.ts'
import { bellPepper } from './crispProduce.ts'
import { curlyKale } from './curlyKale.ts'
import { earOfCorn } from './earOfCorn.ts'
import { eggplant } from './eggplant.ts'
import { leek } from './leek.ts'
import { broccoliHead, carrot } from './rinsedVegetables.ts'
import { backOfBag, frontOfBag } from './toteBag.ts'
import { wholeTomato } from './wholeTomato.ts'

type LeafSpot = readonly [x: number, y: number, size: number, angle: number, bend: number]

const BEHIND: readonly LeafSpot[] = [
  [600, 520, 330, -1.75, 0.1],
  [770, 520, 300, -0.95, 0.12],
]
const BETWEEN: readonly LeafSpot[] = [
  [548, 560, 170, -1.9, -0.16],
  [716, 560, 130, -1.1, 0.2],
]
/** Over the hem. */
const IN_FRONT: readonly LeafSpot[] = [[356, 522, 150, 2.3, -0.42]]

/** A cloth bag from the market, so full that leeks, corn and an eggplant stand out of it. */
export function marketbag(art: Canvas, { color, accent, has }: ProductLook): void {
  art.group(SMALLER, () => {
    backOfBag(art, color)
    kale(art, BEHIND)
    leek(art, { x: 488, y: 640, long: 350, wide: 64, lean: -0.13, color: '#46903c' })
    leek(art, { x: 428, y: 640, long: 330, wide: 66, lean: -0.36, color: '#5a9a3a' })
    cornInHusk(art)
    eggplant(art, { x: 762, y: 424, size: 184, lean: 0.34, color: '#43205a' })
    for (const root of CARROTS) carrot(art, { ...root, color: '#ec7a22' })
    kale(art, BETWEEN)
    bellPepper(art, { x: 474, y: 494, size: 92, color: '#f0a41c' })
    broccoliHead(art, { x: 690, y: 506, size: 94, color: '#4f9a3a' })
    wholeTomato(art, { x: 588, y: 508, size: 74, color: '#d8321f' })
    wholeTomato(art, { x: 786, y: 528, size: 64, color: '#cf2c1c', dim: 0.3 })
    frontOfBag(art, color, accent)
    kale(art, IN_FRONT)
    if (has('avocado')) avocadoHalves(art, 846, 802)
  })
}

/** So that it shows whole, its foot on the table. */
const SMALLER = 'transform="translate(590 780) scale(.93) translate(-600 -786)"'

const CARROTS = [
  { x: 852, y: 424, lean: 0.52, long: 260, wide: 68 },
  { x: 890, y: 474, lean: 0.86, long: 230, wide: 62 },
] as const

function kale(art: Canvas, leaves: readonly LeafSpot[]): void {
  for (const [x, y, size, angle, bend] of leaves) {
    const color = mix('#3f7d3c', '#1f6450', art.random.range(0.2, 0.7))
    curlyKale(art, { x, y, size, angle: angle + art.random.jitter(0.06), bend, color })
  }
}

/** An ear of corn that looks out of its husk. */
function cornInHusk(art: Canvas): void {
  const color = '#74ac34'
  const [x, y] = [622, 560]
  cornHusk(art, { x: x - 30, y, angle: -1.84, long: 320, wide: 44, curl: -0.5, color })
  cornHusk(art, { x: x + 34, y, angle: -1.2, long: 300, wide: 42, curl: 0.5, color })
  earOfCorn(art, { x, y, angle: -1.47, long: 364, wide: 58, color: '#f4c02e' })
  cornHusk(art, { x: x - 16, y: y + 10, angle: -1.72, long: 230, wide: 46, curl: -0.4, color })
}
