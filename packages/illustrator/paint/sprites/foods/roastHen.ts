import type { Random } from '../../../language/random.ts'
import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { open, type Point } from '../../core/contour.ts'
import { henForm, type HenForm } from './henForm.ts'
import type { Relief } from './relief/relief.ts'
import { type OnSkin, type Sculpture, type Seat, sculpted, seenAt } from './relief/sculpt.ts'
import { type Place, type Pose, posed } from './relief/solids.ts'
import { ROAST_BONE, roastSkinLook, roastTones } from './roastTones.ts'
import { layered } from './touches.ts'

/** A roast chicken as it stands: drawn when asked to. */
export interface RoastHen {
  outline: string
  draw: () => void
  /** Where a place of the bird is seen on the sheet. */
  placeOf: (place: Place) => Point
}

interface HenLook {
  color: Color
  /** How much light comes back from what it lies on, from 0 to 1. */
  bounce?: number
}

/** Its legs point to the right and a little towards us. */
const TURN = -0.42

/** A whole roast chicken, breast up, its legs to the right and a little towards us. */
export function roastHen(art: Canvas, seat: Seat, look: HenLook): RoastHen {
  const { random } = art
  const form = henForm()
  const pose = { turn: TURN }
  const bones = sculpted(bare(form, pose), seat)
  const skin = sculpted(roasted(random, form, pose, look), seat)
  const placeOf = placed(seat)
  return {
    outline: skin.outline + bones.outline,
    placeOf,
    draw: () => {
      drawBones(art, bones, skin, seat.size)
      skin.draw(art)
      art.clipped(skin.outline, () => {
        wrinkles(art, placeOf, seat.size)
        seasoning(art, placeOf, seat.size)
      })
      twine(art, placeOf, seat.size)
    },
  }
}

function placed(seat: Seat): (place: Place) => Point {
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)]
  return ([x, y, z]) => seenAt(seat, [x * cos - y * sin, x * sin + y * cos, z])
}

function bare(form: HenForm, pose: Pose): Sculpture {
  return {
    body: posed(form.bones, pose),
    frame: [-0.2, -1.2, 1.5, 0.9],
    colors: ROAST_BONE,
    gloss: 0.4,
    tones: 7,
    cell: 4.5,
  }
}

function drawBones(art: Canvas, bones: Relief, skin: Relief, size: number): void {
  bones.draw(art)
  art.clipped(bones.outline, () =>
    art.movedBy(size * 0.01, size * 0.02, () =>
      art.softFill(skin.outline, '#4a1a08', 0.6, size * 0.03),
    ),
  )
}

function roasted(random: Random, form: HenForm, pose: Pose, look: HenLook): Sculpture {
  const { color, bounce = 0 } = look
  const pale: OnSkin = (x, y, z) => -0.22 * form.creaseAt(x, y, z)
  return {
    body: posed(form.meat, pose),
    frame: [-1.2, -1.2, 1.3, 0.9],
    colors: roastTones(color),
    ...roastSkinLook(random, pose, { browned: [0.5, 0.92], bounce, pale }),
    cell: 5,
    tones: 19,
  }
}

/** Skin that shrank: fine folds around a shin and in the bend of the wing, light beside dark. */
function wrinkles(art: Canvas, placeOf: RoastHen['placeOf'], size: number): void {
  const { random } = art
  const folds = LIMBS.flatMap(({ from, to, thick, spots }) =>
    spots.map((spot) => {
      const share = spot + random.jitter(0.015)
      const [start, reach] = [random.range(-0.5, 0.9), random.range(0.35, 1.1)]
      const arc = [0, 0.33, 0.67, 1].map((part): Point => {
        const around = start + part * reach
        const half = thick[0] + (thick[1] - thick[0]) * share
        return placeOf([
          from[0] + (to[0] - from[0]) * share + 0.03 * Math.sin(part * Math.PI),
          from[1] + (to[1] - from[1]) * share - Math.sin(around) * half,
          from[2] + (to[2] - from[2]) * share + Math.cos(around) * half,
        ])
      })
      return open(arc)
    }),
  )
  layered(art, folds.join(''), [
    { color: '#4f1805', width: size * 0.011, opacity: 0.26 },
    { color: '#ffdf9a', width: size * 0.008, dx: -size * 0.008, dy: -size * 0.004, opacity: 0.28 },
  ])
}

/** Limbs whose skin lies in folds, and where along them. */
const LIMBS: readonly {
  from: Place
  to: Place
  thick: readonly [number, number]
  spots: readonly number[]
}[] = [
  {
    from: [0.5, -0.42, 0.55],
    to: [1.04, -0.16, 0.57],
    thick: [0.215, 0.09],
    spots: [0.3, 0.36, 0.48, 0.6, 0.63, 0.72, 0.8, 0.83],
  },
  {
    from: [0.5, 0.42, 0.55],
    to: [1.04, 0.16, 0.57],
    thick: [0.215, 0.09],
    spots: [0.5, 0.62, 0.72],
  },
  {
    from: [-0.58, -0.5, 0.52],
    to: [-0.2, -0.62, 0.34],
    thick: [0.17, 0.14],
    spots: [0.6, 0.74, 0.86],
  },
]

/** Pepper, thyme and pores over the breast and the leg. */
function seasoning(art: Canvas, placeOf: RoastHen['placeOf'], size: number): void {
  const { random } = art
  const over = (count: number, [cx, cy, cz]: Place, [hx, hy, hz]: Place): Point[] =>
    Array.from({ length: count }, () => {
      const [turn, high] = [random.angle(), random.range(0.1, 0.95)]
      const flat = Math.sqrt(1 - high * high)
      return placeOf([
        cx + hx * flat * Math.cos(turn),
        cy + hy * flat * Math.sin(turn),
        cz + hz * high,
      ])
    })
  const near = (count: number) => [
    ...over(count, [-0.16, 0, 0.54], [0.72, 0.56, 0.44]),
    ...over(Math.round(count * 0.4), [0.4, -0.45, 0.54], [0.4, 0.24, 0.24]),
  ]
  art.specks(near(60), '#5a1e06', size * 0.012, { opacity: 0.4 })
  art.specks(near(34), '#ffe2a0', size * 0.011, { length: size * 0.008, opacity: 0.5 })
  const herbs = near(20)
  art.specks(
    herbs.map(([x, y]): Point => [x + size * 0.005, y + size * 0.008]),
    '#3a1004',
    size * 0.016,
    { length: size * 0.016, opacity: 0.5 },
  )
  art.specks(herbs, '#5c6f2c', size * 0.014, { length: size * 0.018 })
  art.specks(near(14), '#240a04', size * 0.014, { length: size * 0.004, opacity: 0.8 })
}

/** String around both ankles, in a knot with loose ends. */
function twine(art: Canvas, placeOf: RoastHen['placeOf'], size: number): void {
  const turns = [0.99, 1.025, 1.06].map((x, index) =>
    open([
      placeOf([x - 0.02, -0.3, 0.5]),
      placeOf([x, -0.25, 0.63]),
      placeOf([x + 0.015, -0.1, 0.69 + index * 0.008]),
      placeOf([x + 0.01, 0.12, 0.68]),
      placeOf([x, 0.24, 0.62]),
    ]),
  )
  const [kx, ky] = placeOf([1.04, -0.12, 0.68])
  const end = (points: readonly Point[]) =>
    open([[kx, ky], ...points.map(([u, v]): Point => [kx + u * size, ky + v * size])])
  const ends = [
    end([
      [-0.09, -0.1],
      [-0.2, -0.07],
      [-0.13, 0.015],
      [0, 0],
    ]),
    end([
      [0.07, -0.12],
      [0.18, -0.14],
      [0.15, -0.04],
      [0, 0],
    ]),
    end([
      [-0.05, 0.1],
      [-0.02, 0.2],
      [-0.08, 0.28],
    ]),
    end([
      [0.05, 0.08],
      [0.07, 0.18],
      [0.14, 0.23],
    ]),
  ]
  layered(art, turns.join('') + ends.join(''), [
    { color: '#2a0b06', width: size * 0.026, dx: size * 0.012, dy: size * 0.02, opacity: 0.55 },
    { color: '#a58250', width: size * 0.027 },
    { color: '#f7ecd4', width: size * 0.014, dx: -size * 0.003, dy: -size * 0.005 },
  ])
}
