import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade } from '../../core/color.ts'
import { ellipse, pack } from '../../core/contour.ts'
import { thymeSprig } from '../foods/produce/sprigs.ts'
import { cloudsOf } from '../foods/relief/clouds.ts'
import { beanLump } from '../foods/stewed/beanForms.ts'
import { liftingSpoon } from '../foods/stewed/servingSpoon.ts'
import { laidStew, type Lump, lumpRelief, sauceRelief, type Stew } from '../foods/stewed/stew.ts'
import { footOf, glint, gloss } from '../foods/stewed/wetness.ts'
import { leaf } from './morsels.ts'
import { type Opening, withinRim } from './stewInPot.ts'

const BROTH = ['#3a1206', '#702a0a', '#a04c14', '#c67224', '#e6a04a', '#fbd894'] as const
const PINTO = ['#4a1806', '#974417', '#cf7f42', '#eaac6c', '#f9d29a', '#fff1d2'] as const
/** How many beans come out of the broth, and half the length of one, as a share of the opening. */
const BEANS = { count: 58, size: 0.115 } as const

/** Pinto beans in their broth, a heap of them above it; the opening of the pot is 2 `rx` wide. */
export function beansIn(art: Canvas, opening: Opening): void {
  const { x, y, rx, ry } = opening
  art.fill(ellipse(x, y, rx, ry), BROTH[2])
  art.clipped(withinRim(opening), () => {
    art.movedBy(x, y, () => heap(art, opening))
  })
  leaf(art, { x: x - rx * 0.62, y: y - ry * 0.1, size: rx * 0.46, angle: -0.3, color: '#7d8c4a' })
  const sprig = { x: x - rx * 0.12, y: y + ry * 0.5, size: rx * 0.5, angle: 0.24 }
  thymeSprig(art, { ...sprig, color: '#6b9a44' })
}

/** A bean of the pot at a place. */
function beanAt({ random }: Canvas, spot: Pick<Lump, 'x' | 'y' | 'rise'> & { size: number }): Lump {
  return beanLump(random, { ...spot, angle: random.angle(), colors: PINTO, mottled: 1 })
}

function stewOf(art: Canvas, { rx, ry }: Opening): Stew {
  const { random } = art
  const clouds = cloudsOf(random)
  const swellAt = (x: number, y: number) => {
    const away = (x / rx) ** 2 + (y / ry) ** 2
    return rx * 0.1 * Math.max(0, 1 - away) + clouds(x / 40, y / 20) * 10
  }
  const lumps = pack(random, 0, 0, rx * 0.94, BEANS.count, { ry: ry * 0.92, tries: 7 }).map(
    ([x, y]) => {
      const away = (x / rx) ** 2 + (y / ry) ** 2
      const size = rx * BEANS.size * random.range(0.88, 1.1) * (1 + (y / ry) * 0.1)
      return beanAt(art, { x, y, size, rise: random.range(-0.25, 0.3) + 0.35 * (1 - away) })
    },
  )
  return { rx, ry, swellAt, lumps }
}

/** Beans that crowd out of a glossy broth. */
function heap(art: Canvas, opening: Opening): void {
  const { rx, ry } = opening
  const stew = laidStew(stewOf(art, opening), 2.9)
  sauceRelief(stew, BROTH, { tones: 8, crease: 0.5, contrast: 1.2 }).draw(art)
  gloss(art, stew.swellAt, { rx, ry, color: '#ffdca0', opacity: 0.6, from: 0.3 })
  for (const lump of stew.lumps) {
    const relief = lumpRelief(stew, lump, { tones: 6, crease: 0.3, contrast: 1.1 })
    footOf(art, relief.outline, rx * 0.09, '#e8a860')
    relief.draw(art)
    if (art.random.next() < 0.7) glint(art, lump)
  }
}

/** A wooden spoon that lifts some of the beans out of the pot, its broth dripping. */
export function spoonOfBeans(art: Canvas, { x, y, rx, ry }: Opening, color: Color): void {
  liftingSpoon(art, {
    x: x + rx * 0.34,
    y: y - ry * 0.56,
    size: rx * 0.34,
    angle: -0.62,
    sauce: shade(BROTH[3], 0.1),
    color,
    grain: rx * BEANS.size,
    lumpAt: (place) => beanAt(art, place),
  })
}
