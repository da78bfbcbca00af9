import type { Canvas } from '../../core/canvas.ts'
import { circle, closed, ellipse, num, type Point } from '../../core/contour.ts'
import { shape } from '../foods/dough.ts'
import { across } from '../materials.ts'
import { FOOT, gleam } from './parts.ts'

/** A glass beaker: its middle, its rim, how wide and how deep it looks at the rim. */
export const BEAKER = { x: 580, top: 424, half: 206, deep: 34 } as const
/** How high the oil stands, and how far the wall has come in there. */
const LEVEL = { y: 520, half: 200, deep: 30 } as const

const { x: X, top: TOP, half: HALF, deep: DEEP } = BEAKER
const LEFT = X - HALF
const RIGHT = X + HALF
/** The inside below the oil's surface, its foot rounded. */
const INSIDE = `M${X - LEVEL.half} ${LEVEL.y}A${LEVEL.half} ${LEVEL.deep} 0 0 0 ${X + LEVEL.half} ${LEVEL.y}L${RIGHT - 22} ${FOOT - 46}Q${RIGHT - 26} ${FOOT - 14} ${X} ${FOOT - 10}Q${LEFT + 26} ${FOOT - 14} ${LEFT + 22} ${FOOT - 46}Z`
const WITH_SURFACE = `M${X - LEVEL.half} ${LEVEL.y}A${LEVEL.half} ${LEVEL.deep} 0 0 1 ${X + LEVEL.half} ${LEVEL.y}L${RIGHT - 22} ${FOOT - 46}Q${RIGHT - 26} ${FOOT - 14} ${X} ${FOOT - 10}Q${LEFT + 26} ${FOOT - 14} ${LEFT + 22} ${FOOT - 46}Z`
const OUTLINE = `M${LEFT} ${TOP}A${HALF} ${DEEP} 0 0 0 ${RIGHT} ${TOP}L${RIGHT - 16} ${FOOT - 40}Q${RIGHT - 20} ${FOOT} ${RIGHT - 60} ${FOOT}H${LEFT + 60}Q${LEFT + 20} ${FOOT} ${LEFT + 16} ${FOOT - 40}Z`

const OIL = '#e2a52c'
const CREAM = '#fdf0c6'

/** What stands behind the blender: the far wall of the glass, the oil, the mayonnaise at its foot. */
export function backOfBeaker(art: Canvas): void {
  const rim = `${ellipse(X, TOP, HALF, DEEP)}`
  art.fill(OUTLINE, '#fbf6ea', 0.34)
  art.fill(rim, '#fbf6ea', 0.3)
  art.stroke(`M${LEFT} ${TOP}A${HALF} ${DEEP} 0 0 1 ${RIGHT} ${TOP}`, '#fffdf5', 6, {
    opacity: 0.75,
  })
  const oil = across(art, [
    [0, '#8a5a12'],
    [0.08, '#c98a1e'],
    [0.24, '#f5cf62'],
    [0.5, '#efbd45'],
    [0.84, '#c98a1e'],
    [1, '#7d4f10'],
  ])
  art.fill(WITH_SURFACE, oil, 0.94)
  const surface = art.linearGradient('x1="0" x2="1" y1="0" y2=".2"', [
    [0, '#fbe59a'],
    [0.45, '#f3cb5e'],
    [1, '#c58c22'],
  ])
  art.fill(ellipse(X, LEVEL.y, LEVEL.half, LEVEL.deep), surface)
  art.clipped(INSIDE, () => cloud(art, FAR, 0.2))
}

/** What is before it: oil that tints the steel, clouds of mayonnaise around the bell, the near wall. */
export function frontOfBeaker(art: Canvas): void {
  art.clipped(INSIDE, () => {
    const tinted = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
      [0, '#f3c24a', 0.34],
      [1, OIL, 0.2],
    ])
    art.fill(INSIDE, tinted)
    plumes(art)
    cloud(art, NEAR, 0)
    bubbles(art)
    const round = across(art, [
      [0, '#5a3208', 0.5],
      [0.1, '#5a3208', 0.08],
      [0.3, '#fff6d6', 0.14],
      [0.7, '#5a3208', 0],
      [0.92, '#5a3208', 0.26],
      [1, '#3e2206', 0.5],
    ])
    art.fill(INSIDE, round)
  })
  ripples(art)
  glassWall(art)
}

/** The upper edges of two clouds of mayonnaise, from the left wall to the right one. */
const FAR = shape(
  '340 676, 374 640, 410 648, 436 668, 474 650, 500 664, 530 676, 590 664, 650 674, 680 656, 704 634, 738 652, 768 640, 800 664, 840 690, 840 830, 330 830',
)
const NEAR = shape(
  '330 734, 380 696, 432 690, 480 704, 512 726, 552 742, 592 738, 632 744, 672 724, 706 700, 752 694, 800 708, 850 744, 850 830, 330 830',
)

/** A cloud of thick cream with a soft edge, its upper side in the light. */
function cloud(art: Canvas, edge: readonly Point[], dim: number): void {
  const creamy = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#fffbea'],
    [0.34, CREAM],
    [1, '#d6ad5a'],
  ])
  const path = closed(edge)
  art.softFill(path, '#fbe3a0', 0.55, 12)
  art.fill(path, creamy)
  art.clipped(path, () => {
    art.movedBy(-3, 13, () => art.stroke(path, '#ffffff', 9, { opacity: 0.55 }))
    art.movedBy(0, 34, () => art.stroke(path, '#d8ac58', 12, { opacity: 0.3 }))
    art.movedBy(6, 46, () => art.stroke(path, '#fff9e2', 7, { opacity: 0.5 }))
  })
  if (dim) art.fill(path, '#a8701a', dim)
}

/** Plumes that the blades throw up into the oil: they rise in wisps and thin out. */
const PLUMES = [
  'M352 726C366 684 404 668 408 630C410 606 392 592 402 560C426 584 440 612 432 644C428 666 452 676 478 708Z',
  'M410 716C426 694 452 684 452 660C452 646 444 640 448 624C466 640 474 660 468 680C466 694 480 702 496 718Z',
  'M690 714C712 690 742 680 742 646C742 624 726 612 732 584C756 602 772 626 766 656C764 676 778 690 796 724Z',
  'M666 716C680 700 700 690 698 668C698 656 690 650 692 636C710 650 720 668 714 690Z',
] as const

function plumes(art: Canvas): void {
  for (const plume of PLUMES) {
    art.movedBy(5, 7, () => art.softFill(plume, '#8a5a12', 0.22, 6))
    art.softFill(plume, '#fbe9b4', 0.8, 4)
    art.movedBy(-3, -2, () => art.softFill(plume, '#fffbea', 0.35, 1))
  }
}

function bubbles(art: Canvas): void {
  const { random } = art
  for (let index = 0; index < 26; index += 1) {
    const [x, y] = [X + random.jitter(178), random.range(LEVEL.y + 30, 690)]
    const radius = random.range(2.5, 7)
    art.fill(circle(x, y, radius), '#fff0b4', 0.5)
    art.stroke(circle(x, y, radius), '#b07a1c', 1.6, { opacity: 0.5 })
    art.fill(circle(x - radius * 0.3, y - radius * 0.3, radius * 0.34), '#ffffff', 0.9)
  }
}

/** Rings on the oil around the shaft, and the light of the window. */
function ripples(art: Canvas): void {
  const [x, y] = [617, LEVEL.y + 4]
  const rings = [44, 78, 116].map((reach) => {
    const [rx, ry] = [reach, reach * 0.17]
    return `M${num(x - rx)} ${y}A${num(rx)} ${num(ry)} 0 0 0 ${num(x + rx)} ${y}`
  })
  art.stroke(rings.join(''), '#fff4c4', 4, { opacity: 0.8 })
  art.fill(ellipse(X - 108, LEVEL.y - 6, 54, 8), '#fffbe6', 0.8)
  const edge = `M${X - LEVEL.half} ${LEVEL.y}A${LEVEL.half} ${LEVEL.deep} 0 0 0 ${X + LEVEL.half} ${LEVEL.y}`
  art.stroke(edge, '#fff0b0', 6, { opacity: 0.9 })
  art.movedBy(0, 5, () => art.stroke(edge, '#8a5a12', 4, { opacity: 0.4 }))
}

/** The near wall: its thick foot, its spout, its marks, two windows in it. */
function glassWall(art: Canvas): void {
  const rim = `M${LEFT} ${TOP}A${HALF} ${DEEP} 0 0 0 ${RIGHT} ${TOP}`
  const foot = `M${LEFT + 20} ${FOOT - 44}Q${LEFT + 24} ${FOOT - 12} ${X} ${FOOT - 9}Q${RIGHT - 24} ${FOOT - 12} ${RIGHT - 20} ${FOOT - 44}L${RIGHT - 16} ${FOOT - 40}Q${RIGHT - 20} ${FOOT} ${RIGHT - 60} ${FOOT}H${LEFT + 60}Q${LEFT + 20} ${FOOT} ${LEFT + 16} ${FOOT - 40}Z`
  art.fill(foot, '#f3efe2', 0.7)
  art.stroke(`M${LEFT + 60} ${FOOT - 4}H${RIGHT - 60}`, '#ffffff', 4, { opacity: 0.8 })
  art.stroke(OUTLINE, '#fffdf5', 4, { opacity: 0.6 })
  art.stroke(rim, '#ffffff', 7, { opacity: 0.9 })
  const spout = `M${LEFT + 2} ${TOP + 16}Q${LEFT - 26} ${TOP + 4} ${LEFT - 36} ${TOP - 14}Q${LEFT - 8} ${TOP - 18} ${LEFT + 30} ${TOP - 18}`
  art.fill(`${spout}Z`, '#fbf6ea', 0.5)
  art.stroke(spout, '#ffffff', 6, { opacity: 0.9 })
  const marks = [494, 540, 586, 632, 678].map(
    (y, index) => `M${RIGHT - 40} ${y}h${index % 2 ? -26 : -46}`,
  )
  art.stroke(marks.join(''), '#fffdf5', 5, { opacity: 0.9 })
  gleam(art, `M${LEFT + 24} ${TOP + 34}l30 6l10 262q-18-4-24-30Z`, 0.5)
  gleam(art, `M${LEFT + 66} ${TOP + 42}l10 2l8 180h-8Z`, 0.34)
  gleam(art, `M${RIGHT - 20} ${TOP + 40}l-10 4l-10 250q10-4 12-26Z`, 0.42)
}
