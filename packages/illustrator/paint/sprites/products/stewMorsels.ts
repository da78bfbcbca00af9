import type { Random } from '../../../language/random.ts'
import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { cloudsOf } from '../foods/relief/clouds.ts'
import { levelPath } from '../foods/relief/levels.ts'
import { gridOf } from '../foods/relief/relief.ts'
import { type OnSkin, type Sculpture, type Seat, sculpted } from '../foods/relief/sculpt.ts'
import { block, limb, type Pose, posed, type Solid, withinPose } from '../foods/relief/solids.ts'
import { layered } from '../foods/touches.ts'

const BEEF = [
  '#2b0d05',
  '#52200d',
  '#793718',
  '#985026',
  '#b56c38',
  '#d08e54',
  '#ecbb84',
  '#ffe9c8',
]
const CARROT = ['#5a1803', '#9c3606', '#cf560c', '#ec7a1a', '#f99a38', '#ffbd6c', '#ffe6b8']
const POTATO = ['#5f300c', '#8f561a', '#bd8430', '#dcae50', '#efcd76', '#f8e2a2', '#fff6d8']

/** What a morsel lies in: the dark around its foot, and the light where that draws up along it. */
export interface Gravy {
  dark: Color
  light: Color
}

/** Draws a morsel that lies half in gravy; a seat's middle is on the surface of the gravy. */
export type DrawMorsel = (art: Canvas, seat: Seat, gravy: Gravy) => void

/** A morsel before it lies in the gravy: its own form and skin, and how it lies. */
interface Morsel {
  form: Solid
  pose: Pose
  colors: readonly Color[]
  bump: OnSkin
  pale: OnSkin
  /** How bright the window is in its glaze. */
  gloss: number
}

/** The finest form of a morsel, in units of the sheet. */
const CELL = 4.2

/** What rises over the gravy of a morsel, and the gravy at its foot. */
function drawSunk(art: Canvas, seat: Seat, gravy: Gravy, morsel: Morsel): void {
  const { form, pose, colors, bump, pale, gloss } = morsel
  const within = withinPose(pose)
  const whole = posed(form, pose)
  const uneven = cloudsOf(art.random)
  const sculpture: Sculpture = {
    body: (x, y, z) => Math.max(whole(x, y, z), -z),
    frame: [-1.6, -1.7, 1.6, 1],
    colors,
    bump: (...place) => bump(...within(...place)),
    // Gravy clings to its foot.
    pale: (...place) => pale(...within(...place)) - 0.5 * Math.max(0, 0.24 - place[2]),
    dry: (...place) => uneven(place[0] * 4, place[1] * 4 + place[2] * 3) * 2.4,
    gloss,
    cell: CELL,
    tones: 10,
    crease: 0.55,
    contrast: 0.85,
  }
  waterline(art, seat, gravy, whole)
  sculpted(sculpture, seat).draw(art)
}

/** Where the gravy meets a body: dark around it, and drawn up in a thin light. */
function waterline(art: Canvas, { x, y, size, flat }: Seat, gravy: Gravy, body: Solid): void {
  const reach = size * 1.5
  const box = { x: x - reach, y: y - reach * flat, width: 2 * reach, height: 2 * reach * flat }
  const cut = gridOf(box, CELL, (px, py) => -body((px - x) / size, (y - py) / (size * flat), 0))
  const line = levelPath(cut, 0)
  const shade = { color: gravy.dark, dx: size * 0.06, dy: size * 0.06 }
  layered(art, line, [
    { ...shade, width: size * 0.36, opacity: 0.24 },
    { ...shade, width: size * 0.22, opacity: 0.36 },
    { color: gravy.light, width: size * 0.14, dy: size * 0.03, opacity: 0.36 },
    { color: gravy.dark, width: size * 0.07, dy: size * 0.015, opacity: 0.9 },
  ])
}

type Half = readonly [x: number, y: number, z: number]

/**
 * A block as a knife cut it: no two sides are alike.
 * @param fray how much longer or shorter it is at a place near its skin
 */
function cutBlock(random: Random, half: Half, soft: number, fray: Solid = () => 0): Solid {
  const raw = block(half, soft)
  const [taper, shear, lean] = [random.jitter(0.26), random.jitter(0.3), random.jitter(0.2)]
  const lumps = cloudsOf(random)
  const shaped: Solid = (x, y, z) =>
    raw(x - shear * y - lean * z, y * (1 + taper * x), z * (1 - taper * y))
  return (x, y, z) => {
    const away = shaped(x, y, z)
    // Far from it, or deep inside, its skin need not be known.
    if (away > 0.4 || away < -0.3) return away * 0.7
    const longer = 1 + fray(x, y, z)
    return shaped(x * longer, y, z) * 0.8 - 0.16 * lumps(x * 1.4 + z, y * 1.5 - z)
  }
}

/** How far across the grain a place is: fibres run along a piece and show on all its sides. */
const acrossGrain = (y: number, z: number) => y + z * 0.7

/** A cube of braised beef: its grain runs along it, its seared sides are dark; `size` is half its length. */
export const stewBeef: DrawMorsel = (art, seat, gravy) => {
  const { random } = art
  const half = [
    random.range(0.8, 0.96),
    random.range(0.68, 0.86),
    random.range(0.62, 0.78),
  ] as const
  const pose: Pose = {
    turn: random.angle(),
    roll: random.jitter(0.4),
    lift: random.jitter(0.3),
    at: [0, 0, random.range(0.08, 0.26)],
  }
  const [threads, strands, sear] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  // Its bundles of muscle do not end together.
  const frayed: Solid = (x, y, z) => 0.3 * strands(x * 0.6 + 9, acrossGrain(y, z) * 5)
  drawSunk(art, seat, gravy, {
    form: cutBlock(random, half, 0.26, frayed),
    pose,
    colors: BEEF,
    // Furrows between the bundles, and the threads each is made of.
    bump: (x, y, z) => {
      const across = acrossGrain(y, z)
      return 0.16 * strands(x * 0.9, across * 5) + 0.08 * threads(x * 1.6, across * 12)
    },
    pale: (x, y, z) => {
      const seared = Math.max(0, sear(x * 1.6 + 4, y * 1.6 + z) + 0.06)
      return 0.03 + 0.28 * strands(x * 0.9, acrossGrain(y, z) * 5) - Math.min(0.17, seared)
    },
    gloss: 1,
  })
}

/** A thick slice of carrot, its core paler; `size` is half its breadth. */
export const stewCarrot: DrawMorsel = (art, seat, gravy) => {
  const { random } = art
  const [thick, half] = [random.range(0.84, 0.96), random.range(0.24, 0.34)]
  const whole = limb([-1.4, 0, 0], [1.4, 0, 0], thick, thick * 0.9)
  const pose: Pose = {
    turn: random.angle(),
    // Most lie on their cut side or lean on others.
    lift: random.pick([1.5, 1.36, 1.2]) + random.jitter(0.15),
    at: [0, 0, random.range(0.14, 0.3)],
  }
  const uneven = cloudsOf(random)
  drawSunk(art, seat, gravy, {
    form: (x, y, z) => Math.max(whole(x, y, z), Math.abs(x) - half) - 0.03,
    pose,
    colors: CARROT,
    bump: (x, y, z) => 0.03 * uneven(x * 6, y * 6 + z * 4),
    pale: (x, y, z) => {
      if (Math.abs(x) < half - 0.06) return -0.06 + 0.2 * uneven(x * 8, y * 2 + z)
      const far = Math.hypot(y, z) / thick
      const core = far < 0.46 ? 0.12 : -0.12
      return core + (Math.abs(far - 0.46) < 0.06 ? -0.14 : 0)
    },
    gloss: 0.9,
  })
}

/** A chunk of waxy potato, stained by the gravy; `size` is half its length. */
export const stewPotato: DrawMorsel = (art, seat, gravy) => {
  const { random } = art
  const half = [random.range(0.8, 0.96), random.range(0.66, 0.8), random.range(0.64, 0.8)] as const
  const pose: Pose = {
    turn: random.angle(),
    roll: random.jitter(0.5),
    lift: random.jitter(0.4),
    at: [0, 0, random.range(0.1, 0.26)],
  }
  const uneven = cloudsOf(random)
  drawSunk(art, seat, gravy, {
    form: cutBlock(random, half, 0.34),
    pose,
    colors: POTATO,
    bump: (x, y, z) => 0.04 * uneven(x * 5, y * 5 + z * 4),
    pale: (x, y, z) => 0.06 + 0.26 * uneven(x * 1.6 + 3, y * 1.6 + z),
    gloss: 0.5,
  })
}
