import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { circle, closed, ellipse, open, pack, type Point } from '../../core/contour.ts'
import { patches } from '../foods/touches.ts'
import { pairs } from './pairs.ts'

const CREASE = '#8a3f38'
const BODY = pairs(
  '258,690 250,616 282,538 350,474 440,444 530,446 610,474 684,524 736,584 768,640 762,700 700,738 560,750 380,748 292,734',
)
const TAIL = pairs('740,650 786,652 812,676 800,704 756,716 728,690')
const FAR_LEG = pairs(
  '600,566 640,522 700,500 764,512 822,534 850,540 858,560 846,578 780,586 700,606',
)
const NEAR_LEG = pairs(
  '462,684 462,626 500,576 566,556 640,566 706,592 772,606 838,604 860,614 864,634 848,648 784,658 716,692 644,726 560,738 496,726',
)
/** A wing folded like a Z: its upper arm, its forearm over it, and its tip. */
const WING = [
  pairs('322,586 362,562 420,566 468,588 486,612 466,632 420,630 356,622'),
  pairs('486,606 490,634 446,660 390,678 346,682 328,664 346,644 410,624 458,604'),
  pairs('330,668 356,664 410,682 452,698 458,710 430,716 372,704 338,690'),
] as const

/** A whole raw chicken from the side, breast up, its legs tied to the right: from 250 to 890, on 750. */
export function rawChicken(art: Canvas): void {
  const skin = art.radialGradient('cx=".36" cy=".2" r=".88"', [
    [0, '#fff4e2'],
    [0.34, '#f9dabb'],
    [0.7, '#e8ac8c'],
    [1, '#b46c58'],
  ])
  part(art, FAR_LEG, '#d99c80')
  knuckle(art, 862, 556)
  part(art, TAIL, skin)
  part(art, BODY, skin)
  art.clipped(closed(BODY), () => bodySkin(art))
  for (const segment of WING) {
    part(art, segment, skin)
    bumps(art, segment, 10)
  }
  part(art, NEAR_LEG, skin)
  art.clipped(closed(NEAR_LEG), () => {
    art.softFill(ellipse(560, 620, 60, 34), '#fff6e6', 0.5, 22)
    art.stroke('M480 740C580 770 680 720 790 672', '#a4503e', 30, { opacity: 0.3 })
    bumps(art, NEAR_LEG, 46)
  })
  knuckle(art, 872, 630)
  const wet = ['506,598 534,580 566,574 600,578', '350,580 384,572 416,576', '660,606 700,614']
  art.stroke(wet.map((line) => open(pairs(line))).join(''), '#ffffff', 8, { opacity: 0.85 })
  twine(art)
}

/** A part of the bird over what lies behind it: dark where they meet, pale along its lit edge. */
function part(art: Canvas, outline: readonly Point[], skin: Color): void {
  const path = closed(outline)
  art.movedBy(5, 9, () => art.softFill(path, CREASE, 0.34, 7))
  art.fill(path, skin)
  art.stroke(path, CREASE, 3, { opacity: 0.45 })
}

/** The breast: yellow fat under the skin, the light along the keel, the shade towards the board. */
function bodySkin(art: Canvas): void {
  art.softFill(ellipse(520, 780, 300, 60), '#9a4a3c', 0.4, 30)
  const fat = { x: 430, y: 540, rx: 160, ry: 70, angle: 0, count: 14, grain: 26 }
  art.fill(patches(art, fat), '#fbe3a4', 0.36)
  art.fill(patches(art, { ...fat, x: 520, y: 600, count: 12 }), '#e08f7c', 0.16)
  art.softFill(ellipse(420, 510, 110, 34), '#fffaf0', 0.6, 26)
  bumps(art, BODY, 120)
  const keel = open(pairs('310,530 360,490 430,466 510,464'))
  art.stroke(keel, '#ffffff', 9, { opacity: 0.85 })
  art.stroke(open(pairs('548,474 574,482')), '#ffffff', 8, { opacity: 0.8 })
}

/** Where the feathers were: each a dot of shade with its light. */
function bumps(art: Canvas, outline: readonly Point[], count: number): void {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const spots = pack(art.random, x, y, (right - left) * 0.42, count, {
    ry: (bottom - top) * 0.36,
    tries: 4,
  })
  art.specks(spots, '#b8705c', 4, { opacity: 0.4 })
  art.movedBy(-1.5, -2, () => art.specks(spots, '#fff4e4', 2.6, { opacity: 0.7 }))
}

/** The end of a drumstick, where the foot was cut off: pale gristle, close to the meat. */
function knuckle(art: Canvas, x: number, y: number): void {
  art.fill(circle(x + 3, y - 10, 17) + circle(x + 6, y + 12, 17), '#b98876')
  art.fill(circle(x, y - 12, 15) + circle(x + 3, y + 9, 15), '#f7e8da')
  art.fill(circle(x - 4, y - 16, 5) + circle(x - 1, y + 5, 5), '#ffffff')
}

/** The string around both legs. */
function twine(art: Canvas): void {
  const loops =
    'M826 530C812 570 812 620 828 652M838 532C824 572 824 620 840 650M826 530Q834 522 840 534M828 652Q836 660 842 648'
  art.movedBy(4, 5, () => art.stroke(loops, CREASE, 7, { opacity: 0.5 }))
  art.stroke(loops, '#f8efda', 6)
  const bow =
    'M818 592C790 566 770 584 818 596M818 596C796 626 776 640 770 664M818 594C836 620 830 650 812 676'
  art.movedBy(3, 4, () => art.stroke(bow, CREASE, 5, { opacity: 0.45 }))
  art.stroke(bow, '#f8efda', 5)
}
