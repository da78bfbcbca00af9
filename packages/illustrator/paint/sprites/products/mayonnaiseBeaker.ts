import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { closed, ellipse, type Point } from '../../core/contour.ts'
import { shape } from '../foods/dough.ts'
import { ribbon } from '../foods/produce/shapes.ts'
import { across } from '../materials.ts'
import { FOOT, gleam } from './parts.ts'

/** A glass beaker: its middle, its rim, how wide and how deep it looks at the rim. */
export const BEAKER = { x: 596, top: 414, half: 178, deep: 31 } as const
/** How high the mayonnaise stands, and how far the wall has come in there. */
const LEVEL = { y: 596, half: 165, deep: 42 } as const

const { x: X, top: TOP, half: HALF, deep: DEEP } = BEAKER
const LEFT = X - HALF
const RIGHT = X + HALF
/** What one sees of the mayonnaise through the near wall, its foot rounded. */
const INSIDE = `M${X - LEVEL.half} ${LEVEL.y}A${LEVEL.half} ${LEVEL.deep} 0 0 0 ${X + LEVEL.half} ${LEVEL.y}L${RIGHT - 22} ${FOOT - 46}Q${RIGHT - 26} ${FOOT - 14} ${X} ${FOOT - 10}Q${LEFT + 26} ${FOOT - 14} ${LEFT + 22} ${FOOT - 46}Z`
const OUTLINE = `M${LEFT} ${TOP}A${HALF} ${DEEP} 0 0 0 ${RIGHT} ${TOP}L${RIGHT - 16} ${FOOT - 40}Q${RIGHT - 20} ${FOOT} ${RIGHT - 60} ${FOOT}H${LEFT + 60}Q${LEFT + 20} ${FOOT} ${LEFT + 16} ${FOOT - 40}Z`

const CREAM = '#fff0c8'
const SHADED = '#e2a95c'

/** What stands behind the blender: the far wall of the glass, and the mayonnaise seen from above. */
export function backOfBeaker(art: Canvas): void {
  art.fill(OUTLINE, '#fbf6ea', 0.34)
  art.fill(ellipse(X, TOP, HALF, DEEP), '#fbf6ea', 0.3)
  art.stroke(`M${LEFT} ${TOP}A${HALF} ${DEEP} 0 0 1 ${RIGHT} ${TOP}`, '#fffdf5', 6, {
    opacity: 0.75,
  })
  surface(art)
}

/** The forms of the cream are drawn around 580 for a wider beaker. */
const NARROWED = `transform="translate(${X} 0) scale(.86 1) translate(-580 -4)"`

/** From above: thick folds that the blades threw up, one within the other around the bell. */
function surface(art: Canvas): void {
  const { y, half, deep } = LEVEL
  const creamy = art.linearGradient('x1="0" x2="1" y1="0" y2=".5"', [
    [0, '#fffbe8'],
    [0.5, CREAM],
    [1, mix(CREAM, SHADED, 0.6)],
  ])
  const top = ellipse(X, y, half, deep)
  art.fill(top, creamy)
  art.clipped(top, () => {
    art.softFill(ellipse(622, y + 6, 84, 22), SHADED, 0.55, 12)
    art.group(NARROWED, () => {
      for (const [line, width] of FOLDS) fold(art, line, width)
    })
  })
}

/** Folds on the surface, from the far wall to the near one, and how thick each is. */
const FOLDS: readonly (readonly [readonly Point[], number])[] = [
  [shape('410 586, 460 568, 540 561, 640 562, 720 574, 752 590'), 17],
  [shape('398 604, 424 588, 470 582, 520 590, 540 600'), 20],
  [shape('690 592, 726 588, 758 600, 752 616, 712 622'), 18],
  [shape('420 620, 470 606, 520 616, 580 634, 660 634, 730 616'), 22],
  [shape('472 632, 540 642, 620 645, 690 638'), 15],
]

/** One fold of thick cream, thin at its ends: its shade below, its back in the light. */
function fold(art: Canvas, line: readonly Point[], width: number): void {
  art.movedBy(3, width * 0.6, () => art.fill(ribbon(line, width), SHADED, 0.62))
  art.fill(ribbon(line, width), mix(CREAM, '#fffdf2', 0.4))
  art.movedBy(-1, -width * 0.2, () => art.fill(ribbon(line, width * 0.4), '#fffef8'))
}

/** What is before it: mayonnaise drawn up around the bell, its body behind the near wall, the glass. */
export function frontOfBeaker(art: Canvas): void {
  collar(art)
  const thick = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#fff8e2'],
    [0.5, CREAM],
    [1, mix(CREAM, SHADED, 0.42)],
  ])
  art.fill(INSIDE, thick)
  art.clipped(INSIDE, () => {
    for (const [path, width] of STREAKS) {
      art.movedBy(0, width * 0.5, () => art.stroke(path, SHADED, width * 0.5, { opacity: 0.16 }))
      art.stroke(path, '#fffdf2', width * 0.4, { opacity: 0.34 })
    }
    pockets(art)
    const round = across(art, [
      [0, '#8a5216', 0.5],
      [0.1, '#a8702a', 0.14],
      [0.3, '#fffdf2', 0.3],
      [0.62, '#a8702a', 0],
      [0.88, '#a8702a', 0.26],
      [1, '#7a4410', 0.5],
    ])
    art.fill(INSIDE, round)
  })
  const { y, half, deep } = LEVEL
  const edge = `M${X - half} ${y}A${half} ${deep} 0 0 0 ${X + half} ${y}`
  art.stroke(edge, '#fffdf0', 7, { opacity: 0.95 })
  art.movedBy(0, 7, () => art.stroke(edge, SHADED, 4, { opacity: 0.5 }))
  glassWall(art)
}

/** Where the bell leaves it, it clings: a ring of cream with tongues that run back down. */
function collar(art: Canvas): void {
  const ring = closed(
    shape(
      '526 606, 532 592, 548 574, 560 592, 578 602, 592 590, 606 602, 628 606, 648 586, 660 598, 680 604, 692 592, 702 608, 698 622, 660 632, 600 634, 552 626',
    ),
  )
  art.movedBy(4, 8, () => art.softFill(ring, SHADED, 0.5, 5))
  const creamy = art.linearGradient('x1="0" x2=".6" y1="0" y2="1"', [
    [0, '#fffef6'],
    [0.5, CREAM],
    [1, mix(CREAM, SHADED, 0.45)],
  ])
  art.fill(ring, creamy)
  art.stroke('M536 606Q548 620 580 622M612 618Q650 624 690 612', '#fffef8', 6, { opacity: 0.9 })
  art.stroke('M546 586Q552 598 566 606M646 594Q654 604 668 608', SHADED, 4, { opacity: 0.4 })
}

/** How it was stirred, as one sees it through the glass. */
const STREAKS = [
  ['M380 660Q440 634 520 652Q620 676 760 640', 22],
  ['M392 704Q470 684 560 704Q660 722 770 694', 18],
  ['M400 742Q500 722 600 740Q700 752 760 734', 14],
] as const

/** Air pressed against the glass. */
function pockets(art: Canvas): void {
  const { random } = art
  for (let index = 0; index < 9; index += 1) {
    const [x, y] = [X + random.jitter(176), random.range(LEVEL.y + 50, FOOT - 24)]
    const radius = random.range(2.5, 6)
    art.fill(ellipse(x, y, radius * 1.2, radius), SHADED, 0.4)
    art.fill(
      ellipse(x - radius * 0.3, y - radius * 0.2, radius * 0.5, radius * 0.4),
      '#fffef8',
      0.8,
    )
  }
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
