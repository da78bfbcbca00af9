import type { Canvas } from '../../core/canvas.ts'
import { shade } from '../../core/color.ts'
import { closed, moved, open, polygon } from '../../core/contour.ts'
import { ribbon } from '../foods/produce/shapes.ts'
import { pairs } from './pairs.ts'

/** A bag pulled over a bunch, puffed up by it, its two upper corners out, gathered at the neck of the jar. */
const BAG =
  '-96,528 -104,506 -150,462 -196,396 -212,320 -208,252 -196,206 -208,168 -196,150 -150,166 -80,158 0,148 84,156 146,164 190,146 206,162 198,204 210,252 214,322 196,398 150,464 104,506 96,528'
/** What hangs down below the string, in pleats. */
const FRILL =
  '-96,532 -116,566 -120,592 -98,582 -82,596 -58,584 -36,600 -10,586 16,600 42,586 64,596 86,582 118,592 114,564 96,532 40,542 -40,542'
/** Folds that start at the string, and creases along the sides: where the film bends to the light. */
const FOLDS = [
  '-92,524 -112,490 -154,420',
  '-70,530 -84,500 -110,462',
  '-26,536 -30,508 -44,478',
  '30,536 36,506 46,480',
  '72,530 88,498 112,460',
  '92,524 118,486 158,414',
  '-202,156 -176,188 -172,236',
  '200,152 176,184 172,232',
  '-194,154 -140,178 -84,170',
  '188,150 140,176 88,168',
] as const
/** The window, mirrored in the film across the leaves, broken where the film is creased. */
const PANES = [
  '-150,150 -84,150 -176,330 -214,300',
  '-68,150 -30,150 -150,392 -168,352',
  '120,236 176,180 214,250 150,330',
  '96,392 176,330 206,352 140,440',
] as const
/** Sharp creases that run over the film. */
const CREASES = [
  '-150,166 -120,206 -132,262 -104,318',
  '84,156 104,206 92,250 124,296',
  '146,164 150,214 176,260',
  '-212,320 -164,330 -130,372 -84,384',
  '214,322 166,338 138,384 84,404',
  '0,148 -16,186 4,214',
] as const
const PLEATS = [
  '-72,538 -80,560 -82,588',
  '-30,542 -34,564 -36,592',
  '14,542 16,562 16,594',
  '62,540 66,560 64,590',
] as const

/** Clear film: one sees it where it bends, and where the window shines in it. */
export function looseBag(art: Canvas, x: number): void {
  const at = (text: string) => moved(pairs(text), x, 0)
  const bag = `${open(at(BAG))}Z`
  const film = art.linearGradient('x1="0" x2="1" y1="0" y2=".2"', [
    [0, '#ffffff', 0.46],
    [0.12, '#ffffff', 0.12],
    [0.32, '#ffffff', 0.02],
    [0.84, '#ffffff', 0.04],
    [1, '#ffffff', 0.36],
  ])
  const frill = closed(at(FRILL))
  art.fill(frill, '#ffffff', 0.3)
  art.stroke(frill, '#ffffff', 2, { opacity: 0.6 })
  art.fill(PLEATS.map((pleat) => ribbon(at(pleat), 7)).join(''), '#ffffff', 0.6)
  art.fill(bag, film)
  art.stroke(bag, '#35605c', 5, { opacity: 0.16 })
  art.stroke(bag, '#ffffff', 2.6, { opacity: 0.7 })
  art.clipped(bag, () => {
    const panes = PANES.map((pane) => polygon(at(pane))).join('')
    art.fill(panes, '#ffffff', 0.16)
    art.stroke(CREASES.map((crease) => open(at(crease))).join(''), '#ffffff', 3, { opacity: 0.55 })
  })
  const folds = FOLDS.map((fold) => at(fold))
  art.movedBy(4, 5, () => {
    art.fill(folds.map((fold) => ribbon(fold, 11)).join(''), '#24504c', 0.16)
  })
  art.fill(folds.map((fold) => ribbon(fold, 7)).join(''), '#ffffff', 0.66)
  const glints = [
    '-196,236 -178,230 -174,280 -184,350 -196,384 -202,320',
    '182,250 194,240 198,310 188,370 178,330',
    '-110,180 -60,164 -30,168 -70,184 -104,196',
  ]
  art.fill(glints.map((glint) => closed(at(glint))).join(''), '#ffffff', 0.4)
  string(art, x)
}

/** Twine twice around the neck, tied in front. */
function string(art: Canvas, x: number): void {
  for (const y of [526, 535]) {
    const turn = `M${x - 100} ${y - 6}Q${x} ${y + 16} ${x + 100} ${y - 6}`
    art.stroke(turn, shade('#c9512f', 0.4), 9)
    art.movedBy(-0.5, -2, () => art.stroke(turn, '#d9603a', 5.5))
  }
  const knot = `M${x + 30} 540Q${x + 6} 566 ${x + 18} 586M${x + 34} 540Q${x + 46} 560 ${x + 58} 578M${x + 32} 538C${x + 4} 516 ${x - 6} 556 ${x + 32} 542C${x + 62} 514 ${x + 76} 552 ${x + 34} 542`
  art.stroke(knot, shade('#c9512f', 0.4), 7)
  art.movedBy(-0.5, -1.5, () => art.stroke(knot, '#d9603a', 4.2))
}
