import type { Canvas } from '../../../core/canvas.ts'
import { ellipse } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { drawLeaf } from '../leaf.ts'
import { steam } from '../../products/parts.ts'
import { upright } from '../upright.ts'
import { chickenSlice } from './chickenSlice.ts'
import { halfBean, redPepperStrip } from './curryStrips.ts'
import { eggplantChunk } from './eggplantChunk.ts'
import { backOfGlazedBowl, frontOfGlazedBowl, type GlazedBowl } from './glazedBowl.ts'
import { greenSauce } from './greenSauce.ts'

/** Slices of chicken, which lean on each other left of the middle, in the order in which they were laid; as shares of the bowl's opening: where, how turned, how large, how steep, whether in the sauce. */
const MEAT = [
  [-0.42, -0.46, 0.9, 0.17, 0.2, true],
  [-0.12, -0.54, -0.2, 0.18, 0.6, true],
  [0.22, -0.46, -0.9, 0.17, 0.1, true],
  [-0.58, -0.12, 1.5, 0.17, 0.4, true],
  [0.34, -0.1, -0.1, 0.18, 0.3, true],
  [-0.34, -0.24, 0.35, 0.19, 0.5, false],
  [0.06, -0.26, -0.6, 0.19, 0.2, false],
  [-0.46, 0.14, -0.5, 0.18, 0.2, true],
  [0.16, 0.18, 0.9, 0.18, 0.1, true],
  [-0.22, 0.36, 0.1, 0.18, 0.5, true],
  [-0.14, 0.02, 0.5, 0.2, 0.3, false],
] as const
/** The middle of their heap: those in the sauce slope away from it. */
const HEAP = [-0.1, -0.12] as const

/** Chunks of eggplant: where, how large, how thick, whether quartered, how they are turned, lifted and rolled. */
const EGGPLANT = [
  [0.5, -0.52, 0.165, 0.34, false, -0.75, 0.16, -0.1],
  [0.76, -0.34, 0.16, 0.5, true, 0.9, 0.15, -0.1],
  [-0.76, 0.2, 0.165, 0.36, false, -0.4, 0.1, -0.1],
  [0.56, 0.02, 0.18, 0.36, false, 0.35, -0.1, 0.15],
  [-0.6, 0.45, 0.15, 0.5, true, 0.5, 0.1, 0],
] as const

/** Strips of pepper and halves of bean: where, how turned, how long, how bent. */
const STRIPS = [
  [redPepperStrip, 0.06, -0.78, 0.1, 0.16, -0.25],
  [halfBean, 0.34, -0.64, -0.4, 0.17, 0.1],
  [halfBean, -0.76, -0.14, 0.9, 0.17, -0.2],
  [redPepperStrip, -0.6, -0.5, -0.5, 0.17, -0.25],
  [halfBean, 0.84, 0.14, 2.2, 0.17, 0.16],
  [redPepperStrip, 0.1, 0.58, -0.15, 0.17, 0.25],
  [halfBean, -0.42, 0.66, 0.3, 0.16, 0.14],
] as const

/** Thai green curry in a bowl: sliced chicken, eggplant, pepper and beans in a creamy sauce; `size` is half its width. */
export function greencurry(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: GlazedBowl = {
    rx: size,
    ry: size * 0.6,
    depth: size * 0.5,
    color,
    inside: '#efe3cc',
  }
  upright(art, { x, y }, () => {
    art.movedBy(x, y - size * 0.16, () => {
      backOfGlazedBowl(art, bowl)
      art.clipped(ellipse(0, bowl.ry * 0.012, size * 0.95, bowl.ry * 0.95), () => {
        art.movedBy(0, size * 0.04, () => filling(art, bowl))
      })
      frontOfGlazedBowl(art, bowl)
      steam(art, size * 0.06, -size * 0.4, 0.9)
    })
  })
}

function filling(art: Canvas, bowl: GlazedBowl): void {
  const [rx, ry] = [bowl.rx * 0.93, bowl.ry * 0.93]
  greenSauce(art, { rx, ry })
  for (const [draw, u, v, angle, size, bend] of STRIPS) {
    draw(art, { x: u * rx, y: v * ry, size: size * rx, angle, bend })
  }
  for (const [u, v, share, thick, isQuarter, turn, lift, roll] of EGGPLANT) {
    const seat = { x: u * rx, y: v * ry, size: share * rx, flat: ry / rx }
    eggplantChunk(art, seat, { thick, isQuarter, pose: { turn, lift, roll } })
  }
  for (const [u, v, turn, share, lean, isSunk] of MEAT) {
    const size = share * rx * art.random.range(0.94, 1.08)
    const angle = turn + art.random.jitter(0.12)
    const sinks = isSunk ? Math.atan2((v - HEAP[1]) * ry, (u - HEAP[0]) * rx) : undefined
    const piece = { x: u * rx, y: v * ry, size, angle, color: '#98a854' }
    chickenSlice(art, piece, { lean, sinks })
  }
  basil(art, rx)
}

/** Leaves of basil on the middle: where and how long, as shares of the bowl, and how turned. */
const LEAVES = [
  [0.52, -0.02, 0.15, 0.5],
  [-0.46, 0.3, 0.15, 2.4],
  [-0.3, -0.13, 0.28, 2.75],
  [-0.24, -0.3, 0.24, -2.75],
  [0.12, -0.33, 0.26, -0.6],
  [0.13, -0.17, 0.29, 0.2],
  [-0.06, -0.08, 0.26, 1.35],
  [-0.06, -0.34, 0.22, -1.7],
  [-0.03, -0.21, 0.13, -0.9],
] as const

/** A tip of Thai basil that a hand dropped on the meat. */
function basil(art: Canvas, size: number): void {
  for (const [u, v, long, angle] of LEAVES) {
    const color = art.random.pick(['#2f7a34', '#3a8a3a', '#27702f'])
    const piece = { x: u * size, y: v * size, size: long * size, angle, color }
    drawLeaf(art, piece, { width: 0.5, bend: art.random.jitter(0.5), height: 12, veins: 5 })
  }
}
