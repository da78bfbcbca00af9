import { createRandom, type Random } from '../../language/random.ts'

/** What a picture is drawn on. */
export const SHEET = { width: 1200, height: 900 } as const

/** From where a sheet is seen. */
export interface Camera {
  /** The point of the sheet in the middle of the picture. */
  x: number
  y: number
  /** How much of the width is left out: 1.25 shows four fifths of it. */
  zoom: number
  /** Radians; positive turns the sheet clockwise. */
  turn: number
  /** How heights shrink where one looks from the side: 1 is straight from above. */
  foreshortening: number
}

/** The whole sheet from straight above. */
export const WHOLE: Camera = {
  x: SHEET.width / 2,
  y: SHEET.height / 2,
  zoom: 1,
  turn: 0,
  foreshortening: 1,
}

interface View {
  zoom: readonly [from: number, to: number]
  foreshortening: readonly [from: number, to: number]
  /** Radians to either side. */
  turn: number
  /** How far the subject may lie off the middle, in units of the sheet. */
  off: readonly [x: number, y: number]
}

/** Ways to look at a table. The subject keeps to the central circle, so that square crops show it. */
const ABOVE: readonly [View, ...View[]] = [
  { zoom: [1.06, 1.12], foreshortening: [1, 1], turn: 0.05, off: [46, 10] },
  { zoom: [1.2, 1.28], foreshortening: [1, 1], turn: 0.1, off: [64, 34] },
  { zoom: [1.16, 1.22], foreshortening: [0.86, 0.9], turn: 0.08, off: [40, 8] },
  { zoom: [1.22, 1.28], foreshortening: [0.76, 0.82], turn: 0.06, off: [34, 6] },
]

/** How a cake or a glass is seen, from a chair: their sides are half of what they are. */
const SEATED: readonly [View, ...View[]] = [
  { zoom: [1.34, 1.4], foreshortening: [0.6, 0.64], turn: 0.03, off: [44, 0] },
  { zoom: [1.42, 1.5], foreshortening: [0.64, 0.68], turn: 0.05, off: [58, 8] },
]
/** What stands on the table reaches upwards from the middle of the sheet. */
const SEATED_MIDDLE = 408

/**
 * A camera over a table; the same seed has the same one.
 * @param isTall for food that is looked at from lower down, as its sides matter
 */
export function cameraAbove(seed: string, isTall = false): Camera {
  const random = createRandom(`${seed} camera`)
  if (!isTall) return cameraOf(random, viewOf(seed, ABOVE, random))
  const camera = cameraOf(random, viewOf(seed, SEATED, random))
  return { ...camera, y: camera.y - WHOLE.y + SEATED_MIDDLE }
}

/**
 * How far up the sheet the top of something seems moved, for each unit of its height. Seen from
 * straight above it would not be at all; a little of each side shows even there.
 */
export function riseIn({ foreshortening }: Camera): number {
  return Math.max(0.45, Math.sqrt(1 - foreshortening ** 2) / foreshortening)
}

/** How a stage is seen; what stands on it keeps its foot on the table. */
const FRONT: readonly [View, ...View[]] = [
  { zoom: [1.14, 1.2], foreshortening: [1, 1], turn: 0, off: [84, 0] },
  { zoom: [1.24, 1.3], foreshortening: [1, 1], turn: 0, off: [60, 0] },
]
const FRONT_MIDDLE = 482

/** A camera before a stage, a little to one side. */
export function cameraBefore(seed: string): Camera {
  const random = createRandom(`${seed} camera`)
  return { ...cameraOf(random, viewOf(seed, FRONT, random)), y: FRONT_MIDDLE }
}

/** Documents are numbered in the order of lists: neighbors such as `recipes/7` and `recipes/8` differ. */
function viewOf(seed: string, views: readonly [View, ...View[]], random: Random): View {
  const number = /\d+$/.exec(seed)
  return (number && views[Number(number[0]) % views.length]) ?? random.pick(views)
}

function cameraOf(random: Random, { zoom, foreshortening, turn, off }: View): Camera {
  return {
    x: WHOLE.x + random.jitter(off[0]),
    y: WHOLE.y + random.jitter(off[1]),
    zoom: random.range(...zoom),
    turn: random.jitter(turn),
    foreshortening: random.range(...foreshortening),
  }
}

/** Half of what a camera shows of the sheet, before it is turned. */
export function reachOf({ zoom, foreshortening }: Camera): readonly [x: number, y: number] {
  return [SHEET.width / 2 / zoom, SHEET.height / 2 / zoom / foreshortening]
}

/**
 * The point of the sheet that a camera shows at a place of the picture.
 * @param u from -1 at the left edge to 1 at the right one; `v` likewise from the top
 */
export function pointInView(camera: Camera, u: number, v: number): readonly [x: number, y: number] {
  const [halfWidth, halfHeight] = reachOf(camera)
  const [dx, dy] = [u * halfWidth, v * halfHeight]
  const [cos, sin] = [Math.cos(camera.turn), Math.sin(camera.turn)]
  return [camera.x + dx * cos + dy * sin, camera.y - dx * sin + dy * cos]
}
