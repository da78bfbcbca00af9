import type { Canvas } from '../../../core/canvas.ts'
import { blob, closed, shrunk, turnedPoint } from '../../../core/contour.ts'
import { PAINTS } from '../../../../language/paints.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import type { PropSpot } from '../../types.ts'
import { hollowed } from '../../vessels/ceramic.ts'
import { inTurn } from '../../variants.ts'
import { shaped, strewn, symmetric } from '../shapes.ts'
import { filling, smallDish } from '../smallDish.ts'
import { inward } from '../spots.ts'
import { cinnamonBundle } from './cinnamonBundle.ts'
import { barkFlakes, cinnamonStick } from './cinnamonStick.ts'

const TRAY = symmetric([
  [-1, 0],
  [-0.98, -0.42],
  [-0.9, -0.58],
  [-0.74, -0.63],
  [0, -0.64],
  [0.74, -0.63],
  [0.9, -0.58],
  [0.98, -0.42],
  [1, 0],
])

/** Two sticks across each other. */
function crossed(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { x, y, color } = spot
  const angle = inward(spot) + 0.9
  barkFlakes(art, strewn(random, x + 10, y + 70, 60, 5), color)
  cinnamonStick(art, { x: x - 16, y: y + 18, size: 136, angle: angle + random.jitter(0.1), color })
  const across = angle + 0.75 + random.jitter(0.15)
  cinnamonStick(art, { x: x + 24, y: y - 4, size: 126, angle: across, color }, 0.19, 24)
}

/** Ground cinnamon in a dish, a stick laid over its rim. */
function ground(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { x, y, color } = spot
  const powder = mix(color, '#c47a3c', 0.5)
  const opening = smallDish(art, { x, y, rx: 104, ry: 104 }, PAINTS.bone, 14)
  const surface = filling(art, opening, shade(powder, 0.2), 4)
  const mound = blob(random, surface.x, surface.y + 2, 70, 64, { points: 12, wobble: 0.06 })
  art.fill(closed(mound), powder)
  art.fill(closed(shrunk(mound, 0.66, -10, -12)), tint(powder, 0.14), 0.8)
  art.fill(closed(shrunk(mound, 0.34, -16, -20)), tint(powder, 0.3), 0.7)
  const grains = strewn(random, surface.x, surface.y, 78, 110)
  art.specks(grains.slice(0, 70), shade(powder, 0.3), 3, { opacity: 0.7 })
  art.specks(grains.slice(70), tint(powder, 0.4), 2.6, { opacity: 0.8 })
  const angle = inward(spot) + 1.2 + random.jitter(0.2)
  const [u, v] = turnedPoint([10, -34], angle, x, y)
  cinnamonStick(art, { x: u, y: v, size: 126, angle, color }, 0.19, 22)
}

/** Sticks broken by hand, with flakes of bark. */
function broken(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const turn = random.jitter(0.5)
  barkFlakes(art, strewn(random, x, y + 6, 104, 22), color)
  const dust = strewn(random, x + 6, y + 20, 96, 70)
  art.specks(dust, shade(color, 0.1), 3, { opacity: 0.7 })
  const pieces = [
    [-34, -30, 82, 0.72, 0.3],
    [30, -14, 86, 0.44, 0.29],
    [0, 22, 90, -0.42, 0.28],
    [-60, 62, 42, 0.5, 0.5],
    [64, 72, 50, -0.95, 0.44],
  ] as const
  for (const [dx, dy, size, angle, width] of pieces) {
    const [u, v] = turnedPoint([dx, dy], turn, x, y)
    const tone = mix(color, '#b87a45', random.range(0, 0.3))
    cinnamonStick(art, { x: u, y: v, size, angle: angle + turn, color: tone }, width)
  }
}

/** Sticks side by side in a long dish. */
function inTray(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { x, y, color } = spot
  const angle = inward(spot) + 1.15 + random.jitter(0.25)
  const piece = { x, y, size: 150, angle }
  const rim = shaped(TRAY, piece)
  art.dropShadow(closed(rim), 14, 22, 0.36)
  art.fill(closed(rim), shade(PAINTS.teal, 0.4))
  art.movedBy(-2, -4, () => art.fill(closed(rim), tint(PAINTS.teal, 0.14)))
  const floor = shrunk(rim, 0.87, -1, -2)
  art.fill(closed(floor), mix(PAINTS.teal, '#cfdcd2', 0.34))
  hollowed(art, closed(floor), 0.5, 0.24)
  art.stroke(closed(shrunk(rim, 0.95, -2, -4)), '#f4efe0', 2.6, { opacity: 0.5 })
  for (const [along, off, lean] of [
    [-4, -50, 0.03],
    [8, -12, -0.06],
    [-10, 26, 0.02],
    [6, 58, -0.03],
  ] as const) {
    const [u, v] = turnedPoint([along, off], angle, x, y)
    const stick = { x: u, y: v, size: 104, angle: angle + lean + random.jitter(0.03), color }
    cinnamonStick(art, stick, 0.18, 12)
  }
}

/** Cinnamon in sticks, as it comes and as it is used. */
export const cinnamonsticks = inTurn<PropSpot>(crossed, cinnamonBundle, ground, broken, inTray)
