import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, ellipse, type Point } from '../../core/contour.ts'
import { thymeSprig } from '../foods/produce/sprigs.ts'
import { bayLeaf } from './bayLeaf.ts'
import type { Opening } from './potOpening.ts'
import { type DrawMorsel, type Gravy, stewBeef, stewCarrot, stewPotato } from './stewMorsels.ts'

/** What lies in the stew: where it is, as shares of the opening, and its size. */
type Laid = readonly [draw: DrawMorsel, u: number, v: number, size: number]

/** The farthest first. Mostly beef; between its cubes the gravy is to be seen. */
const MORSELS: readonly Laid[] = [
  [stewBeef, -0.34, -0.68, 44],
  [stewPotato, 0.02, -0.74, 36],
  [stewBeef, 0.38, -0.66, 46],
  [stewCarrot, -0.64, -0.4, 38],
  [stewBeef, 0.74, -0.28, 44],
  [stewBeef, -0.04, -0.34, 50],
  [stewCarrot, 0.4, -0.22, 40],
  [stewBeef, -0.74, 0.04, 46],
  [stewPotato, -0.38, -0.06, 40],
  [stewCarrot, 0.13, 0.14, 40],
  [stewBeef, 0.52, 0.2, 52],
  [stewBeef, -0.3, 0.42, 54],
  [stewPotato, 0.24, 0.6, 38],
  [stewCarrot, -0.64, 0.46, 38],
]

const BROWN: Gravy = { dark: '#260b03', light: '#d98a42' }

/**
 * Beef stew in a pot: cubes of beef, carrots and potatoes that lie half in a glossy brown gravy.
 * `between` draws what stands in the gravy behind them; the near wall of the pot is drawn after it.
 */
export function beefStew(art: Canvas, surface: Opening, between: () => void): void {
  const { x, y, rx, ry } = surface
  const unit = rx / 240
  gravy(art, surface)
  between()
  for (const [draw, u, v, size] of MORSELS) {
    draw(art, { x: x + u * rx, y: y + v * ry, size: size * unit, flat: ry / rx }, BROWN)
  }
  const sprig = { x: x - rx * 0.02, y: y - ry * 0.62, size: rx * 0.4, angle: -0.24 }
  thymeSprig(art, { ...sprig, color: '#5f8a3c' })
  bayLeaf(art, { x: x + rx * 0.02, y: y + ry * 0.5, size: rx * 0.12, angle: -0.3 })
}

/** The gravy: thin and red where the light goes into it, dark along the wall, the window in it. */
function gravy(art: Canvas, opening: Opening): void {
  const { random } = art
  const { x, y, rx, ry } = opening
  const depth = art.radialGradient('cx=".4" cy=".5" r=".7"', [
    [0, '#a85820'],
    [0.45, '#803c14'],
    [0.8, '#56220a'],
    [1, '#2e0f04'],
  ])
  art.fill(ellipse(x, y, rx, ry), depth)
  const shine = (color: Color, count: number, long: number, opacity: number) => {
    const lights = Array.from({ length: count }, () => {
      const [turn, far] = [random.angle(), random.range(0.25, 0.94)]
      const [u, v] = [x + Math.cos(turn) * rx * far, y + Math.sin(turn) * ry * far]
      const half = rx * long * random.range(0.4, 1)
      return closed(blob(random, u, v, half, half * 0.24, { points: 8, wobble: 0.2 }))
    })
    art.fill(lights.join(''), color, opacity)
  }
  shine('#b9662a', 16, 0.16, 0.5)
  shine('#e9a45c', 18, 0.07, 0.6)
  shine('#fff0d4', 16, 0.034, 0.9)
  fatOn(art, opening)
}

/** Drops of fat on a gravy. */
export function fatOn(art: Canvas, { x, y, rx, ry }: Opening): void {
  const unit = rx / 240
  const drops = Array.from({ length: 16 }, (): Point => {
    const turn = art.random.angle()
    const reach = art.random.range(0.3, 0.8)
    return [x + Math.cos(turn) * rx * reach, y + Math.sin(turn) * ry * reach]
  })
  art.specks(drops, '#f2b45c', 4 * unit, { length: 3 * unit, angle: 0, opacity: 0.6 })
}
