import type { Color } from '../../../language/paints.ts'
import type { Canvas, Stop } from '../../core/canvas.ts'
import { circle, closed, open, pack, type Path } from '../../core/contour.ts'
import { patches } from '../foods/touches.ts'
import { pairs } from './pairs.ts'

/** How its skin looks: from the light to the shade, and the marks on it. */
interface Skin {
  stops: readonly Stop[]
  blister: Color
  blistered: number
  glint: Color
  crease: Color
  bone: Color
}

export const ROASTED: Skin = {
  stops: [
    [0, '#ffdf9a'],
    [0.3, '#eea24a'],
    [0.65, '#bb6424'],
    [1, '#6b2c10'],
  ],
  blister: '#7a3410',
  blistered: 0.36,
  glint: '#ffd58a',
  crease: '#4a1a08',
  bone: '#f3e0b4',
}

const BREAST =
  '386,606 378,566 396,520 438,488 500,474 560,480 612,504 646,546 650,590 636,612 500,618'
const WING = '424,548 466,528 512,536 528,560 504,572 474,566 492,588 470,600 430,584'
const LEG = '548,592 536,556 556,524 594,516 632,526 668,536 674,556 640,574 606,600 574,608'

/** A whole chicken from the side, its breast up, its leg to the right: from 378 to 720, on 616. */
export function chickenFromSide(art: Canvas, skin: Skin): void {
  const gold = art.radialGradient('cx=".36" cy=".22" r=".85"', skin.stops)
  const breast = closed(pairs(BREAST))
  art.fill(breast, gold)
  art.clipped(breast, () => {
    const marks = { x: 500, y: 530, rx: 130, ry: 70, count: 34, grain: 15 }
    art.fill(patches(art, marks), skin.blister, skin.blistered)
    art.fill(patches(art, { ...marks, y: 510, count: 22, grain: 12 }), skin.glint, 0.5)
    art.stroke('M446 556C470 590 520 604 570 596', skin.crease, 14, { opacity: 0.36 })
    const pores = pack(art.random, 510, 530, 130, 90, { ry: 60, tries: 2 })
    art.specks(pores, skin.crease, 2.2, { opacity: 0.4 })
  })
  limb(art, closed(pairs(WING)), gold, skin)
  art.stroke('M660 552L700 534', skin.crease, 22, { opacity: 0.6 })
  art.stroke('M658 548L700 530', skin.bone, 15)
  art.fill(circle(704, 520, 11) + circle(710, 538, 11), skin.bone)
  limb(art, closed(pairs(LEG)), gold, skin)
  const grain = { x: 600, y: 560, rx: 56, ry: 34, count: 14, grain: 10 }
  art.fill(patches(art, grain), skin.blister, skin.blistered + 0.04)
  const wet = [
    '424,524 444,504 474,490 506,486',
    '566,544 578,530 594,526 612,530',
    '446,552 458,545 472,542 486,544',
  ]
  art.stroke(wet.map((line) => open(pairs(line))).join(''), '#fff3d0', 7, { opacity: 0.85 })
}

/** A wing or a leg over the body, in whose crease it is dark. */
function limb(art: Canvas, outline: Path, gold: Color, { crease }: Skin): void {
  art.movedBy(4, 8, () => art.fill(outline, crease, 0.5))
  art.fill(outline, gold)
}
