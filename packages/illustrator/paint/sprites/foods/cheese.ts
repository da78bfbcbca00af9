import type { cheese as words } from '../../../language/words/foods/cheese.ts'
import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  closed,
  ellipse,
  open,
  type Point,
  polygon,
  shrunk,
  turned,
} from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { DrawDust, Piece, FoodSprites } from '../types.ts'
import { cheesetoast } from './browncheese.ts'
import { crouton } from './crouton.ts'
import { feta } from './feta.ts'
import { goatcheese } from './goatCheese.ts'
import { curveOn, laid, layered, lineOn, patches, prism, segments, sunflower } from './touches.ts'

/** A torn piece of mozzarella: soft, milky, weeping a little; `size` is its radius. */
function mozzarella(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.84, { points: 11, wobble: 0.08, angle })
  art.body(outline, color, { height: 9, lit: 0.93, shaded: 0.18, offset: 0.04 })
  art.fill(closed(shrunk(outline, 0.55, -size * 0.12, -size * 0.15)), '#fffdf6')
  const folds = [0.5, 1.4].map((turn) => {
    const line = [0.42, 0.6, 0.76].map((reach, index): Point => {
      const at = angle + turn + index * 0.3
      return [x + Math.cos(at) * size * reach, y + Math.sin(at) * size * reach * 0.82]
    })
    return open(line)
  })
  art.stroke(folds.join(''), mix(color, '#c9a873', 0.5), size * 0.055, { opacity: 0.75 })
  art.fill(ellipse(x + size * 0.1, y + size * 0.32, size * 0.07, size * 0.05), '#ffffff', 0.9)
  art.stroke(open(shrunk(outline, 0.78).slice(0, 3)), '#ffffff', size * 0.06, { opacity: 0.8 })
}

/** Finely grated parmesan: a drift of thin curls and dust, never the same length twice. */
const parmesan: DrawDust = (art, { x, y, radius, count: wanted, color }) => {
  const { random } = art
  // In a small place as many would be a lid.
  const count = Math.min(wanted, Math.round(radius ** 2 / 105))
  const curls = (share: number, length: number) =>
    sunflower(art, { x, y, rx: radius, ry: radius * 0.92 }, Math.round(count * share), 1.1).map(
      ([u, v]) => {
        const reach = length * random.range(0.35, 1)
        const bow = random.jitter(0.45)
        const line = [-1, -0.3, 0.4, 1].map((along): Point => [
          along * reach,
          bow * reach * (1 - along * along),
        ])
        return open(turned(line, random.angle(), u, v))
      },
    )
  const tones = [mix(color, '#c9953e', 0.28), color, tint(color, 0.55)] as const
  art.specks(sunflower(art, { x, y, rx: radius * 1.06 }, count, 1.2), tint(color, 0.3), 2.6, {
    opacity: 0.9,
  })
  for (const [index, tone] of tones.entries()) {
    layered(art, curls(0.42, 18 - index * 3).join(''), [
      { color: SHADOW, width: 3.2, dx: 1.6, dy: 2.6, opacity: 0.3 },
      { color: tone, width: 3.4 - index * 0.4 },
    ])
  }
}

/** A thin shaving of hard cheese, curled at its ends; `size` is half its length. */
function shaving(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const edge = (side: number): Point[] =>
    [-1, -0.45, 0.1, 0.6, 1].map((u) => [u, side * random.range(0.26, 0.42) + 0.16 * u * u])
  const outline = laid([...edge(-1), ...edge(1).toReversed()], piece)
  art.shadow(polygon(outline), 7, 0.3)
  art.fill(polygon(outline), shade(color, 0.22))
  art.fill(polygon(shrunk(outline, 0.93, -1, -2)), color)
  const veins = [-0.15, 0.08].map((v) => lineOn(piece, [-0.7, v + 0.06], [0.7, v + 0.04]))
  art.stroke(segments(veins), tint(color, 0.65), size * 0.05, { opacity: 0.8 })
  art.stroke(curveOn(piece, [0.82, -0.2, 0.74, 0.12, 0.84, 0.36]), shade(color, 0.3), size * 0.07, {
    opacity: 0.55,
  })
}

/** A pat of butter in the puddle it melts into; `size` is half its width. */
function butter(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const melt = blob(random, x + size * 0.12, y + size * 0.3, size * 1.65, size * 1.25, {
    points: 12,
    wobble: 0.13,
  })
  art.fill(closed(melt), mix(color, '#d08f24', 0.5), 0.55)
  art.fill(closed(shrunk(melt, 0.86, -2, -3)), tint(color, 0.2), 0.6)
  art.stroke(open(shrunk(melt, 0.8).slice(2, 6)), '#fffbe0', size * 0.06, { opacity: 0.7 })
  const square: Point[] = [
    [-0.86, -0.7],
    [0.84, -0.72],
    [0.88, 0.7],
    [-0.84, 0.72],
  ]
  const turn = Math.sin(angle) * 0.5
  const top = laid(square, { x, y: y - size * 0.15, size, angle: turn })
  prism(art, top, color, size * 0.36)
  art.fill(closed(shrunk(top, 0.5, -size * 0.12, -size * 0.12)), tint(color, 0.55), 0.8)
  art.stroke(open(shrunk(top, 0.86).slice(0, 2)), '#fffbe0', size * 0.09, { opacity: 0.9 })
}

/** A triangle of fried tortilla, blistered and salted; `size` is its radius. */
function tortillachip(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const stray = () => art.random.range(0.92, 1.08)
  const shape: Point[] = [-2.4, -1.4, -0.3, 0.65, 1.8, 2.75].map((turn, index) => {
    const reach = (index % 2 ? 0.62 : 1) * stray()
    return [Math.cos(turn) * reach, Math.sin(turn) * reach]
  })
  const outline = laid(shape, piece)
  art.body(outline, color, { height: 10, lit: 0.94, shaded: 0.36, offset: 0.04, angular: true })
  const light = shrunk(outline, 0.6, -size * 0.08, -size * 0.1)
  art.fill(closed(light), tint(color, 0.3), 0.8)
  const spread = { x, y, angle, rx: size * 0.5, count: 6, grain: size * 0.12 }
  art.fill(patches(art, spread), mix(color, '#9a5a1c', 0.7), 0.5)
  art.fill(patches(art, { ...spread, grain: size * 0.08 }), tint(color, 0.65), 0.8)
  const salt = sunflower(art, { x, y, rx: size * 0.5 }, 7, 1)
  art.specks(salt, '#fffaf0', size * 0.045, { opacity: 0.95 })
}

/** Cheese, butter, and the crisp things that go with them. */
export const cheese = {
  feta,
  mozzarella,
  parmesan,
  shavedcheese: shaving,
  goatcheese,
  butter,
  crouton,
  cheesetoast,
  tortillachips: tortillachip,
} satisfies FoodSprites<typeof words>
