import type { Color } from '../../../../language/paints.ts'
import type { Random } from '../../../../language/random.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade } from '../../../core/color.ts'
import { cloudsOf } from '../relief/clouds.ts'
import { type OnSkin, sculpted, type Seat } from '../relief/sculpt.ts'
import { block, type Pose, posed, type Solid, withinPose } from '../relief/solids.ts'
import { layered } from '../touches.ts'
import { ribBone } from './ribBone.ts'

/** Half the length, depth and height of the meat of a rib of size 1. */
const HALF = [0.9, 0.44, 0.4] as const
/** How high its middle lies on its bone. */
const RAISED = 0.54

interface RibLook {
  pose: Pose
  /** The color of what it is glazed with. */
  sauce: Color
}

/** A short rib braised until soft: a thick block of meat, glazed, on its bone; its size is half its length. */
export function braisedRib(art: Canvas, seat: Seat, look: RibLook): void {
  ribBone(art, seat, look.pose)
  meat(art, seat, look)
}

/** The meat, with the dark that it throws on its bone. */
function meat(art: Canvas, seat: Seat, look: RibLook): void {
  const { random } = art
  const { size } = seat
  const { outline, draw } = sculpted(
    {
      body: posed(meatForm(random), look.pose),
      frame: [-1.6, -1.7, 1.6, 1.2],
      colors: tonesOf(look.sauce),
      ...skinOf(random, look),
      gloss: 1,
      shine: '#fff0dc',
      tones: 15,
      crease: 0.22,
      contrast: 0.95,
      cell: 3.8,
    },
    seat,
  )
  layered(art, outline, [
    { color: '#160403', dx: size * 0.02, dy: size * 0.08, opacity: 0.35 },
    { color: '#160403', dx: size * 0.01, dy: size * 0.04, opacity: 0.5 },
  ])
  draw(art)
}

/** From the dark between fibres to fat in the light. */
const tonesOf = (sauce: Color): Color[] => [
  '#190504',
  shade(mix(sauce, '#4a160c', 0.6), 0.3),
  mix(sauce, '#702414', 0.5),
  '#943c22',
  '#ba663c',
  '#dc9c68',
  '#f6d2a4',
]

/** A block whose edges sank and swelled as it cooked; waves, as clouds take long at each step of a line of sight. */
function meatForm(random: Random): Solid {
  const [first, second, third] = [random.angle(), random.angle(), random.angle()]
  const form = posed(block(HALF, 0.24), { at: [0.08, 0, RAISED] })
  return (x, y, z) =>
    form(x, y, z) -
    0.032 * Math.sin(x * 4.3 + first) * Math.sin(y * 5 + z * 2 + second) -
    0.018 * Math.sin(x * 8.1 + y * 4 + third)
}

/** Fibres along its sides, a seam of fat, and the glaze that a spoon poured over its top. */
function skinOf(random: Random, { pose }: RibLook): { bump: OnSkin; pale: OnSkin; dry: OnSkin } {
  const [grain, thread] = [cloudsOf(random), cloudsOf(random)]
  const [seam, burnt] = [cloudsOf(random), cloudsOf(random)]
  const glazed = glazeOf(random)
  const own = withinPose(pose)
  const bump: OnSkin = (x, y, z) => {
    const [u, v, w] = own(x, y, z)
    const across = acrossFibres(u, v, w)
    const fibres = 0.07 * grain(u * 1.2, across * 7) + 0.05 * thread(u * 1.8, across * 12)
    const glaze = glazed(u, v, w)
    return fibres * (1 - 0.45 * glaze) + 0.012 * glaze
  }
  const pale: OnSkin = (x, y, z) => {
    const [u, v, w] = own(x, y, z)
    const across = acrossFibres(u, v, w)
    const fat = Math.exp(-(((w - RAISED + 0.2 - 0.3 * seam(u * 1.4, 5)) / 0.03) ** 2))
    const streaks = 0.4 * thread(u * 1.2, across * 11) + 0.16 * grain(u * 2, across * 5 + 9)
    const browned = 0.17 + 0.4 * Math.max(0, burnt(u * 2, v * 3))
    const glaze = glazed(u, v, w)
    return (1 - glaze) * (0.35 + streaks + 0.5 * fat) - browned * glaze
  }
  const dry: OnSkin = (x, y, z) => 1 - glazed(...own(x, y, z))
  return { bump, pale, dry }
}

/** How far up the front and on over the top a place is; fibres rise a little to the right. */
const acrossFibres: OnSkin = (u, v, w) => w + v + 0.16 * u

/** How thick the glaze is, from 0 to 1: it ran down the sides unevenly. */
function glazeOf(random: Random): OnSkin {
  const rim = cloudsOf(random)
  return (u, v, w) => {
    const edge = RAISED + 0.12 + 0.5 * rim(u * 2.6, v * 1.2)
    return Math.min(1, Math.max(0, (w - edge + v * 0.3) / 0.07 + 0.5))
  }
}
