import type { Canvas } from '../../core/canvas.ts'
import { ellipse } from '../../core/contour.ts'
import { across } from '../materials.ts'
import { FOOT, gleam } from './parts.ts'
import { bandsBehindGlass, drawnUp, turnedSurface } from './thickCream.ts'

/** A glass beaker: its middle, its rim, how wide and how deep it looks at the rim. */
export const BEAKER = { x: 596, top: 414, half: 178, deep: 31 } as const
/** How high the mayonnaise stands, and how far the wall has come in there. */
const LEVEL = { y: 612, half: 165, deep: 40 } as const

const { x: X, top: TOP, half: HALF, deep: DEEP } = BEAKER
const LEFT = X - HALF
const RIGHT = X + HALF
/** What one sees of the mayonnaise through the near wall, its foot rounded. */
const INSIDE = `M${X - LEVEL.half} ${LEVEL.y}A${LEVEL.half} ${LEVEL.deep} 0 0 0 ${X + LEVEL.half} ${LEVEL.y}L${RIGHT - 22} ${FOOT - 46}Q${RIGHT - 26} ${FOOT - 14} ${X} ${FOOT - 10}Q${LEFT + 26} ${FOOT - 14} ${LEFT + 22} ${FOOT - 46}Z`
const OUTLINE = `M${LEFT} ${TOP}A${HALF} ${DEEP} 0 0 0 ${RIGHT} ${TOP}L${RIGHT - 16} ${FOOT - 40}Q${RIGHT - 20} ${FOOT} ${RIGHT - 60} ${FOOT}H${LEFT + 60}Q${LEFT + 20} ${FOOT} ${LEFT + 16} ${FOOT - 40}Z`

const SHADED = '#dcb868'

/** What stands behind the blender: the far wall of the glass, and the mayonnaise seen from above. */
export function backOfBeaker(art: Canvas): void {
  art.fill(OUTLINE, '#fbf6ea', 0.12)
  art.fill(ellipse(X, TOP, HALF, DEEP), '#fbf6ea', 0.12)
  art.stroke(`M${LEFT} ${TOP}A${HALF} ${DEEP} 0 0 1 ${RIGHT} ${TOP}`, '#fffdf5', 4, {
    opacity: 0.8,
  })
  surface(art)
}

/** From above: folds that the blades threw up, in the shade of the glass at the back. */
function surface(art: Canvas): void {
  const { y, half, deep } = LEVEL
  filmOnWall(art)
  turnedSurface(art, { x: X, y, half, deep })
  art.clipped(ellipse(X, y, half, deep), () => {
    art.softFill(ellipse(622, y + 6, 96, 24), SHADED, 0.5, 14)
  })
}

/** Where it stood before it grew thick: splashes on the far wall that run back. */
function filmOnWall(art: Canvas): void {
  const { y, half } = LEVEL
  const film = `M${X - half - 2} ${y}V${y - 40}Q${X - 150} ${y - 62} ${X - 126} ${y - 44}Q${X - 104} ${y - 26} ${X - 78} ${y - 48}Q${X - 50} ${y - 70} ${X - 26} ${y - 46}L${X + 60} ${y - 40}Q${X + 84} ${y - 66} ${X + 108} ${y - 44}Q${X + 130} ${y - 20} ${X + half + 3} ${y - 50}V${y}Z`
  art.softFill(film, '#fff6dc', 0.34, 3)
}

/** What is before it: mayonnaise drawn up around the bell, its body behind the near wall, the glass. */
export function frontOfBeaker(art: Canvas): void {
  drawnUp(art, { x: X + 8, y: LEVEL.y + 20, half: 112, deep: 27 })
  art.clipped(INSIDE, () => {
    bandsBehindGlass(art, { x: X, half: LEVEL.half, top: LEVEL.y, foot: FOOT })
    const round = across(art, [
      [0, '#7a4a1a', 0.6],
      [0.1, '#a8702a', 0.14],
      [0.3, '#fffdf2', 0.5],
      [0.62, '#a8702a', 0],
      [0.88, '#a8702a', 0.26],
      [1, '#6a3c14', 0.6],
    ])
    art.fill(INSIDE, round)
  })
  const { y, half, deep } = LEVEL
  const edge = `M${X - half} ${y}A${half} ${deep} 0 0 0 ${X + half} ${y}`
  art.stroke(edge, '#fffdf0', 7, { opacity: 0.95 })
  art.movedBy(0, 7, () => art.stroke(edge, SHADED, 4, { opacity: 0.5 }))
  glassWall(art)
}

/** Clear glass is seen at its sides, where one looks along it: dark, then bright, then nothing. */
function thickness(art: Canvas): void {
  const wall = across(art, [
    [0, '#26381f', 0.5],
    [0.02, '#ffffff', 0.8],
    [0.045, '#ffffff', 0.3],
    [0.075, '#33452c', 0.16],
    [0.16, '#ffffff', 0],
    [0.86, '#ffffff', 0],
    [0.93, '#33452c', 0.2],
    [0.965, '#ffffff', 0.5],
    [0.985, '#33452c', 0.3],
    [1, '#1f2e1a', 0.6],
  ])
  art.fill(OUTLINE, wall)
}

/** The near wall: its thick foot, its spout, its marks, two windows in it. */
function glassWall(art: Canvas): void {
  const rim = `M${LEFT} ${TOP}A${HALF} ${DEEP} 0 0 0 ${RIGHT} ${TOP}`
  const foot = `M${LEFT + 20} ${FOOT - 44}Q${LEFT + 24} ${FOOT - 12} ${X} ${FOOT - 9}Q${RIGHT - 24} ${FOOT - 12} ${RIGHT - 20} ${FOOT - 44}L${RIGHT - 16} ${FOOT - 40}Q${RIGHT - 20} ${FOOT} ${RIGHT - 60} ${FOOT}H${LEFT + 60}Q${LEFT + 20} ${FOOT} ${LEFT + 16} ${FOOT - 40}Z`
  thickness(art)
  art.fill(foot, '#e4e6d6', 0.55)
  art.stroke(
    `M${LEFT + 50} ${FOOT - 22}Q${X} ${FOOT - 4} ${RIGHT - 50} ${FOOT - 22}`,
    '#5c4a30',
    3,
    {
      opacity: 0.35,
    },
  )
  art.stroke(`M${LEFT + 64} ${FOOT - 5}H${X + 20}`, '#ffffff', 5, { opacity: 0.9 })
  const spout = `M${LEFT + 1} ${TOP + 22}Q${LEFT - 20} ${TOP + 8} ${LEFT - 34} ${TOP - 10}Q${LEFT - 6} ${TOP - 12} ${LEFT + 22} ${TOP - 14}`
  art.fill(`${spout}Z`, '#f4f6ea', 0.4)
  art.stroke(spout, '#33452c', 2.5, { opacity: 0.35 })
  art.movedBy(1, -2, () => art.stroke(spout, '#ffffff', 3.5, { opacity: 0.9 }))
  art.movedBy(0, 5, () => art.stroke(rim, '#33452c', 3, { opacity: 0.3 }))
  art.stroke(rim, '#ffffff', 5, { opacity: 0.95 })
  const marks = [484, 526, 568, 610, 652, 694].map(
    (y, index) => `M${RIGHT - 40} ${y}h${index % 2 ? -26 : -46}`,
  )
  art.stroke(marks.join(''), '#fffdf5', 4.5, { opacity: 0.9 })
  gleam(art, `M${LEFT + 24} ${TOP + 34}l30 6l10 262q-18-4-24-30Z`, 0.5)
  gleam(art, `M${LEFT + 66} ${TOP + 42}l10 2l8 180h-8Z`, 0.34)
  gleam(art, `M${RIGHT - 20} ${TOP + 40}l-10 4l-10 250q10-4 12-26Z`, 0.42)
}
