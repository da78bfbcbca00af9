import type { Canvas, Stop } from '../../core/canvas.ts'
import { blob, circle, closed, moved, open, pack, type Point } from '../../core/contour.ts'
import { glow } from '../foods/glow.ts'
import { layered } from '../foods/touches.ts'
import { pairs } from './pairs.ts'

const CREASE = '#8a3f38'
/** How light falls on raw skin, from the window to the shade. */
const SKIN: readonly Stop[] = [
  [0, '#fff3e0'],
  [0.4, '#f9dfc2'],
  [0.75, '#eabb9a'],
  [1, '#bd7860'],
]

/** A part under its skin: its outline, where it is highest, and half its width there. */
interface Part {
  outline: readonly Point[]
  ridge: readonly Point[]
  half: number
}

const FAR_BREAST: Part = {
  outline: pairs('322,524 376,466 440,440 508,434 570,450 624,484 664,524 600,550 400,560'),
  ridge: pairs('430,470 500,460'),
  half: 60,
}
const FAR_LEG: Part = {
  outline: pairs('600,566 640,522 700,504 764,514 822,534 850,540 858,560 846,578 780,586 700,606'),
  ridge: pairs('660,540 730,544'),
  half: 36,
}
const TAIL: Part = {
  outline: pairs('730,650 780,650 812,672 802,702 756,718 718,700'),
  ridge: pairs('764,676'),
  half: 30,
}
const BODY: Part = {
  outline: pairs(
    '262,704 244,640 258,574 302,516 366,476 440,458 516,462 590,484 658,520 712,564 752,610 770,654 760,704 700,738 560,750 380,748 296,738',
  ),
  ridge: pairs('360,566 440,540 530,548 610,580'),
  half: 112,
}
const THIGH: Part = {
  outline: pairs(
    '482,742 456,706 458,652 496,616 560,604 624,616 690,648 730,684 722,722 650,746 560,752',
  ),
  ridge: pairs('530,690 600,690'),
  half: 56,
}
const SHIN: Part = {
  outline: pairs(
    '478,640 468,596 492,556 548,538 622,548 704,570 780,584 838,590 860,602 866,622 852,640 792,648 722,664 642,686 570,696 512,682',
  ),
  ridge: pairs('540,612 610,612 690,612 770,614'),
  half: 62,
}
/** A wing folded at its elbow: the skin between, the forearm with its tip, and the upper arm over it. */
const WING: readonly Part[] = [
  {
    outline: pairs('296,600 350,580 430,606 466,644 452,690 390,712 310,716 278,680'),
    ridge: pairs('350,650'),
    half: 40,
  },
  {
    outline: pairs(
      '470,652 474,686 448,710 396,726 344,738 298,738 272,724 276,704 306,692 372,684 428,664',
    ),
    ridge: pairs('320,714 380,706 436,688'),
    half: 22,
  },
  {
    outline: pairs(
      '286,600 316,566 368,556 420,576 464,614 482,650 466,672 430,668 376,644 320,640 288,626',
    ),
    ridge: pairs('330,594 384,602 436,636'),
    half: 38,
  },
]

/** A whole raw chicken from the side, breast up, its legs tied to the right: from 250 to 890, on 750. */
export function rawChicken(art: Canvas): void {
  part(art, FAR_BREAST)
  part(art, FAR_LEG)
  knuckle(art, 862, 556)
  part(art, TAIL)
  part(art, BODY)
  breast(art)
  for (const over of [...WING, THIGH, SHIN]) {
    contact(art, over)
    part(art, over)
  }
  knuckle(art, 872, 628)
  twine(art)
}

/** The dark where a part lies on what is behind it. */
function contact(art: Canvas, { outline, half }: Part): void {
  const layers = [0.3, 0.2, 0.1].map((share) => {
    return { color: CREASE, dx: half * 0.03, dy: half * 0.08, fringe: half * share, opacity: 0.16 }
  })
  art.clipped(closed(BODY.outline), () => layered(art, closed(outline), layers))
}

/** A part of the bird under its skin: round, bumpy, moist. */
function part(art: Canvas, { outline, ridge, half }: Part): void {
  const path = closed(outline)
  art.fill(path, art.linearGradient('x1=".2" y1="0" x2=".6" y2="1"', SKIN))
  art.clipped(path, () => {
    const shades = [0.7, 0.5, 0.32, 0.16].map((share) => {
      return { color: '#b0604a', width: half * share, opacity: 0.13, dx: 3, dy: 4 }
    })
    layered(art, path, [...shades, { color: CREASE, width: 3.5, opacity: 0.5 }])
    const lit = ridge.map(([x, y]) => ({
      x: x - half * 0.24,
      y: y - half * 0.4,
      rx: half,
      ry: half * 0.7,
    }))
    glow(art, '#fff7e8', 0.6, lit)
    tones(art, ridge, half)
    bumps(art, ridge, half)
    moist(art, ridge, half)
  })
}

/** Fat that shines yellow through the skin, and flesh that shines pink. */
function tones(art: Canvas, ridge: readonly Point[], half: number): void {
  const { random } = art
  const spots = ridge.flatMap(([x, y]) =>
    [0, 1, 2].map(() => ({
      x: x + random.jitter(half),
      y: y + random.jitter(half * 0.8),
      rx: half * random.range(0.2, 0.46),
      ry: half * random.range(0.14, 0.26),
      angle: random.jitter(0.6),
    })),
  )
  glow(art, '#f4d27c', 0.42, spots.slice(0, Math.ceil(spots.length / 2)))
  glow(art, '#dd8a78', 0.4, spots.slice(Math.ceil(spots.length / 2)))
}

/** The keel, along which the near half of the breast meets the far one, and the crease before the leg. */
function breast(art: Canvas): void {
  art.clipped(closed(BODY.outline), () => {
    const keel = open(pairs('300,530 366,486 440,468 516,472 586,494'))
    art.stroke(keel, '#fffaf0', 16, { opacity: 0.4 })
    glow(art, '#9a4a3c', 0.5, [
      { x: 560, y: 752, rx: 320, ry: 60 },
      { x: 470, y: 640, rx: 60, ry: 90 },
    ])
    const folds = pairs('468,566 500,540 548,524')
    art.stroke(open(folds), '#b0604a', 7, { opacity: 0.35 })
  })
}

/** Where the feathers were: each a dot of shade with its light. */
function bumps(art: Canvas, ridge: readonly Point[], half: number): void {
  const spots = ridge.flatMap(([x, y]) =>
    pack(art.random, x, y, half, Math.round(half / 4), { ry: half * 0.9, tries: 4 }),
  )
  art.specks(spots, '#b8705c', 4, { opacity: 0.38 })
  art.specks(moved(spots, -1.5, -2), '#fff4e4', 2.6, { opacity: 0.7 })
}

/** The window on wet skin: drops and short lines towards the light. */
function moist(art: Canvas, ridge: readonly Point[], half: number): void {
  const { random } = art
  const drops = ridge.flatMap(([x, y]) =>
    [0, 1].map(() => {
      const long = half * random.range(0.07, 0.17)
      const at = [
        x - half * 0.2 + random.jitter(half * 0.36),
        y - half * 0.56 + random.jitter(half * 0.12),
      ] as const
      return closed(blob(random, ...at, long, long * 0.34, { points: 7, wobble: 0.2, angle: -0.2 }))
    }),
  )
  art.fill(drops.join(''), '#ffffff', 0.9)
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
