import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, num, open, type Path, type Point } from '../../core/contour.ts'
import { thymeSprig } from '../foods/produce/sprigs.ts'
import { down } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { basilBunch } from './basilBunch.ts'
import { looseBag } from './looseBag.ts'
import { parsleyBunch } from './parsleyBunch.ts'
import { clearGlass, FOOT, footShadow } from './parts.ts'

/** Where the two jars stand: so far apart that no bunch reaches into the other. */
const PARSLEY = 322
const BASIL = 758
/** The height of their mouths. */
const NECK = 505

/** Parsley and basil in jars of water, thyme rolled in a damp towel before them. */
export function herbjars(art: Canvas, { color, accent, has }: ProductLook): void {
  jarOf(art, BASIL, () => basilBunch(art, BASIL, NECK, accent))
  jarOf(art, PARSLEY, () => parsleyBunch(art, PARSLEY, color))
  if (has('bag')) looseBag(art, PARSLEY)
  thymeInTowel(art)
}

/** A jar with stems in its water, what grows above them drawn by `bunch`. */
function jarOf(art: Canvas, x: number, bunch: () => void): void {
  footShadow(art, x, 112)
  const stems = Array.from({ length: 11 }, (_, index) => {
    const from = x + (index - 5) * 8 + art.random.jitter(10)
    return `M${num(from)} 490L${num(x - (from - x) * 1.5 + art.random.jitter(20))} 742`
  })
  bunch()
  const outline = `M${x - 92} 504V530Q${x - 124} 550 ${x - 124} 590V736Q${x - 124} ${FOOT} ${x - 84} ${FOOT}H${x + 84}Q${x + 124} ${FOOT} ${x + 124} 736V590Q${x + 124} 550 ${x + 92} 530V504Z`
  clearGlass(art, outline, () => {
    art.stroke(stems.join(''), '#4f6f34', 12, { opacity: 0.8 })
    art.movedBy(-2, 0, () => art.stroke(stems.join(''), '#9dbb62', 6, { opacity: 0.9 }))
    water(art, x)
  })
  glints(art, x, outline)
}

function water(art: Canvas, x: number): void {
  const depth = down(art, [
    [0, '#d9efec', 0.3],
    [0.6, '#8fbcbc', 0.42],
    [1, '#4f8488', 0.62],
  ])
  art.fill(`M${x - 130} 616H${x + 130}V800H${x - 130}Z`, depth)
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

const TOWEL = '#f2ead8'

/** Sprigs of thyme that look out of a rolled towel, its stripes around it. */
function thymeInTowel(art: Canvas): void {
  const { random } = art
  art.softFill(ellipse(930, 832, 240, 14), SHADOW, 0.5, 14)
  for (let index = 0; index < 6; index += 1) {
    const angle = Math.PI - 0.02 + (index / 5 - 0.5) * 0.74
    const size = random.range(210, 290)
    const [x, y] = [790 + Math.cos(angle) * size * 0.46, 772 + Math.sin(angle) * size * 0.46]
    const tone = random.pick(['#7f9c5c', '#6b8a4c', '#94ae70'])
    thymeSprig(art, { x, y, size, angle, color: index < 2 ? shade(tone, 0.24) : tone })
  }
  const roll: Point[] = [
    [762, 716],
    [900, 704],
    [1100, 706],
    [1260, 700],
    [1260, 838],
    [1080, 836],
    [900, 838],
    [768, 832],
    [744, 776],
  ]
  const round = down(art, [
    [0, tint(TOWEL, 0.4)],
    [0.3, TOWEL],
    [0.7, shade(TOWEL, 0.16)],
    [1, shade(TOWEL, 0.46)],
  ])
  art.fill(closed(roll), round)
  art.clipped(closed(roll), () => {
    for (const [x, width] of [
      [836, 22],
      [872, 8],
      [1010, 22],
      [1046, 8],
    ] as const) {
      art.stroke(`M${x} 690Q${x - 26} 770 ${x + 6} 850`, '#3f7f86', width, { opacity: 0.85 })
    }
    const folds = ['M750 750C860 736 1000 752 1240 738', 'M750 806C880 796 1040 812 1240 800']
    art.stroke(folds.join(''), SHADOW, 6, { opacity: 0.18 })
    art.movedBy(0, 6, () => art.stroke(folds.join(''), '#ffffff', 4, { opacity: 0.5 }))
  })
  const mouth: Point[] = [
    [764, 718],
    [790, 742],
    [796, 788],
    [772, 832],
    [748, 806],
    [744, 752],
  ]
  art.fill(closed(mouth), shade(TOWEL, 0.5))
  art.stroke(closed(mouth), tint(TOWEL, 0.3), 7)
  const inner = open([
    [760, 744],
    [776, 762],
    [776, 796],
    [762, 812],
  ])
  art.stroke(inner, tint(TOWEL, 0.1), 6)
  for (let index = 0; index < 2; index += 1) {
    const angle = Math.PI + (index - 0.5) * 0.24
    const size = random.range(150, 200)
    const [x, y] = [774 + Math.cos(angle) * size * 0.44, 776 + Math.sin(angle) * size * 0.44]
    thymeSprig(art, { x, y, size, angle, color: '#7f9c5c' })
  }
}
