import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, type Path } from '../../core/contour.ts'
import { down } from '../materials.ts'
import { flatSteel } from './flatSteel.ts'

/** The spine runs straight and falls to the tip, the edge rises to it in one long belly. */
const BLADE: Path = 'M-40-54L250-53C352-51 438-22 494 34C430 62 330 79 190 80H-22Q-38 80-39 62Z'
export const KNIFE_EDGE: Path = 'M494 34C430 62 330 79 190 80H-30'
const SPINE: Path = 'M-44-54L250-53C352-51 438-22 494 34'
export const HANDLE: Path =
  'M-82-48C-150-53-190-54-230-54C-300-54-340-62-392-58Q-436-52-438 0Q-438 52-412 52C-372 46-352 28-300 28C-250 28-220 40-180 40C-140 40-116 34-82 32Z'
/** The bright line of the tang along its upper side. */
const TANG: Path =
  'M-82-48C-150-53-190-54-230-54C-300-54-340-62-392-58Q-414-55-426-38Q-410-48-390-48C-340-51-300-43-230-43C-190-43-150-42-82-37Z'
const BOLSTER: Path = 'M-88-50C-66-54-52-56-34-54L-30 66Q-36 80-46 70C-50 50-60 36-88 34Z'

/** The whole knife, for its shadow. */
export const KNIFE_OUTLINE: Path = BLADE + HANDLE + BOLSTER

/** A cook's knife along the x axis, its tip at 494; `below` is what it lies on. */
export function cooksKnife(art: Canvas, color: Color, below: Color): void {
  // It lies on the board: a tight dark line all along, and little beyond it.
  art.movedBy(6, 10, () => art.softFill(KNIFE_OUTLINE, SHADOW, 0.5, 7))
  art.movedBy(2, 4, () => art.fill(KNIFE_OUTLINE, '#1c0d12', 0.75))
  knifeParts(art, color, below)
}

/** The knife without its shadow. */
export function knifeParts(art: Canvas, color: Color, below: Color): void {
  const steel = { outline: BLADE, edge: KNIFE_EDGE, spine: SPINE, below }
  flatSteel(art, { ...steel, bevel: 13, from: -46, to: 500, half: 82 })
  art.stroke(KNIFE_EDGE, '#ffffff', 3.5, { opacity: 0.95 })
  makersMark(art)
  bolster(art)
  grip(art, color)
}

/** Etched by the maker near the heel. */
function makersMark(art: Canvas): void {
  const mark = 'M34-16a15 15 0 1 0 30 0a15 15 0 1 0-30 0M49-24v16M41-16h16M78-20h58M78-8h40'
  art.stroke(mark, '#77757c', 3, { opacity: 0.55 })
}

function bolster(art: Canvas): void {
  const cast = down(art, [
    [0, '#8b898d'],
    [0.14, '#ffffff'],
    [0.4, '#cfccca'],
    [0.6, '#85838a'],
    [1, '#b9b6b6'],
  ])
  art.fill(BOLSTER, cast)
  art.stroke('M-33-52L-30 66', '#56545b', 3, { opacity: 0.5 })
}

/** Two scales on a full tang, held by three rivets. */
function grip(art: Canvas, color: Color): void {
  const round = down(art, [
    [0, tint(color, 0.2)],
    [0.22, tint(color, 0.34)],
    [0.42, tint(color, 0.08)],
    [0.72, shade(color, 0.2)],
    [1, shade(color, 0.7)],
  ])
  art.fill(HANDLE, round)
  art.fill(TANG, '#c9c5c1')
  art.stroke('M-86-44C-150-48-190-49-230-49C-300-49-340-57-388-53', '#ffffff', 3, { opacity: 0.8 })
  art.softFill('M-110-24C-190-30-300-30-390-34C-300-22-190-18-110-24Z', '#ffffff', 0.22, 7)
  for (const x of [-132, -236, -352]) {
    art.fill(circle(x + 1, -1, 14), shade(color, 0.8))
    art.fill(circle(x, -3, 12.5), '#8c8782')
    art.fill(circle(x - 1.5, -5, 10), '#ece7de')
    art.stroke(`M${x - 8}-6a8 8 0 0 1 9-6`, '#ffffff', 3)
  }
}
