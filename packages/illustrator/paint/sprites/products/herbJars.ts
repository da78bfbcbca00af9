import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { closed, ellipse, num, open, type Path, type Point } from '../../core/contour.ts'
import { across, down } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { basilBunch } from './basilBunch.ts'
import { looseBag } from './looseBag.ts'
import { parsleyBunch } from './parsleyBunch.ts'
import { clearGlass, FOOT, footShadow } from './parts.ts'
import { thymeOnTowel } from './thymeBundle.ts'

/** Where the two jars stand, and how large they are. */
const PARSLEY = { x: 850, scale: 0.8 } as const
const BASIL = { x: 420, scale: 1.06 } as const
/** The height of a jar's mouth. */
const NECK = 505

/** Basil and parsley in jars of water, a bundle of thyme on a folded towel before them. */
export function herbjars(art: Canvas, { color, accent, has }: ProductLook): void {
  grown(art, PARSLEY, (x) => {
    jarOf(art, x, () => parsleyBunch(art, x, color))
    if (has('bag')) looseBag(art, x)
  })
  grown(art, BASIL, (x) => jarOf(art, x, () => basilBunch(art, x, NECK, accent)))
  thymeOnTowel(art)
}

/** Draws something where it stands, larger or smaller than it is drawn. */
function grown(
  art: Canvas,
  { x, scale }: { x: number; scale: number },
  draw: (x: number) => void,
): void {
  const [dx, dy] = [num(x - x * scale), num(FOOT - FOOT * scale)]
  art.group(`transform="translate(${dx} ${dy}) scale(${scale})"`, () => draw(x))
}

/** A jar with stems in its water, what grows above them drawn by `bunch`. */
function jarOf(art: Canvas, x: number, bunch: () => void): void {
  footShadow(art, x, 112)
  bunch()
  const outline = `M${x - 92} 504V530Q${x - 124} 550 ${x - 124} 590V736Q${x - 124} ${FOOT} ${x - 84} ${FOOT}H${x + 84}Q${x + 124} ${FOOT} ${x + 124} 736V590Q${x + 124} 550 ${x + 92} 530V504Z`
  clearGlass(art, outline, () => {
    stems(art, x)
    water(art, x)
  })
  glints(art, x, outline)
}

/** Where each stem comes in at the mouth and where it ends, from the middle; how far down; those behind first. */
const STEMS = [
  [-34, 52, 716, 0.8],
  [40, -24, 708, 0.75],
  [8, 84, 724, 0.6],
  [-16, -62, 730, 0.5],
  [28, 18, 738, 0.4],
  [-42, 6, 744, 0.3],
  [18, -90, 728, 0.2],
  [-6, 40, 750, 0.1],
  [44, 66, 742, 0],
  [-26, -36, 752, 0],
] as const

/** The height of the water, at which stems look broken. */
const LEVEL = 616

/** Stems that cross in the jar, each bowed in its own way, cut aslant at its end. */
function stems(art: Canvas, x: number): void {
  const { random } = art
  for (const [from, to, low, depth] of STEMS) {
    const broken = (to - from) * 0.05 + 5
    const bowed = random.jitter(16)
    const at = (share: number): Point => {
      const y = 488 + (low - 488) * share
      const bow = Math.sin(share * Math.PI) * bowed
      return [x + from + (to - from) * share ** 1.2 + bow + (y > LEVEL ? broken : 0), y]
    }
    const over = open([0, 0.2, 0.34, (LEVEL - 488) / (low - 488)].map(at))
    const under = open([(LEVEL - 486) / (low - 488), 0.66, 0.84, 1].map(at))
    const wide = random.range(6.5, 9.5)
    const green = mix(random.pick(['#86aa4e', '#97b85a', '#7a9c46']), '#2f5a3a', depth * 0.6)
    for (const line of [over, under]) {
      art.stroke(line, '#2f4d26', wide + 3, { opacity: 0.8 })
      art.stroke(line, green, wide)
      art.movedBy(-wide * 0.2, 0, () =>
        art.stroke(line, mix(green, '#e6f2b8', 0.6 - depth * 0.4), wide * 0.28),
      )
    }
    const [u, v] = at(1)
    art.fill(ellipse(u, v + 1, wide * 0.5, wide * 0.3), mix(green, '#f0f4cc', 0.6))
  }
}

function water(art: Canvas, x: number): void {
  const depth = down(art, [
    [0, '#d9efec', 0.3],
    [0.6, '#8fbcbc', 0.42],
    [1, '#4f8488', 0.62],
  ])
  art.fill(`M${x - 130} 616H${x + 130}V800H${x - 130}Z`, depth)
  const round = across(art, [
    [0, '#2f6a6c', 0.62],
    [0.12, '#4f8c8a', 0.22],
    [0.4, '#ffffff', 0.12],
    [0.8, '#4f8c8a', 0.16],
    [1, '#2f6a6c', 0.6],
  ])
  art.fill(`M${x - 124} 616H${x + 124}V780H${x - 124}Z`, round)
  art.fill(ellipse(x, 616, 122, 15), '#eefaf6', 0.62)
  art.stroke(ellipse(x, 617, 121, 15), '#5f8f90', 3, { opacity: 0.6 })
  art.fill(ellipse(x, 772, 108, 13), '#2f5f62', 0.4)
}

/** The window in the glass, its thick rim, and the light it gathers on the table. */
function glints(art: Canvas, x: number, outline: Path): void {
  art.stroke(outline, '#3f6564', 3, { opacity: 0.35 })
  art.stroke(ellipse(x, 506, 92, 12), '#ffffff', 6, { opacity: 0.85 })
  art.stroke(ellipse(x, 526, 95, 11), '#ffffff', 3, { opacity: 0.6 })
  const side: Point[] = [
    [x - 108, 586],
    [x - 90, 566],
    [x - 84, 640],
    [x - 88, 730],
    [x - 104, 742],
    [x - 110, 660],
  ]
  art.fill(closed(side), '#ffffff', 0.62)
  art.stroke(`M${x + 106} 580V730`, '#ffffff', 7, { opacity: 0.5 })
  art.stroke(`M${x - 70} 764H${x + 70}`, '#ffffff', 5, { opacity: 0.55 })
  art.softFill(ellipse(x + 120, 792, 70, 7), '#fff3c4', 0.5, 10)
}
