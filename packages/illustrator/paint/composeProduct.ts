import type {
  ColoredProduct,
  LyingProduct,
  ProductPicture,
  Side,
  StandingProduct,
} from '../language/art.ts'
import type { StagePropName } from '../language/vocabulary.ts'
import type { Colors } from '../language/words/types.ts'
import { drawProp, drawTable } from './composeDish.ts'
import type { Canvas } from './core/canvas.ts'
import { num } from './core/contour.ts'
import { sprites } from './sprites.ts'
import { drawLamplight } from './sprites/stages.ts'

type Spot = readonly [x: number, y: number]

/** Where the first, second and third thing at each side stand. */
const SPOTS: Record<Side, readonly [Spot, Spot, Spot]> = {
  left: [
    [215, 770],
    [95, 800],
    [330, 815],
  ],
  right: [
    [985, 770],
    [1105, 800],
    [870, 815],
  ],
}

/** Draws a product where it belongs: on a stage, or on a table seen from above. */
export function composeProduct(art: Canvas, picture: ProductPicture): void {
  if (picture.view === 'front') composeStanding(art, picture)
  else composeLying(art, picture)
}

function composeStanding(art: Canvas, { scene, product, props }: StandingProduct): void {
  sprites.stages[scene.name](art, scene.colors)
  const standing = [
    { foot: PRODUCT_FOOT, kept: captured(art, () => drawProduct(art, product)) },
    ...props.map((prop, index) => {
      const nth = props.slice(0, index).filter(({ side }) => side === prop.side).length
      const [x, foot] = spotAt(prop.side, nth)
      const draw = () => drawStanding(art, prop.name, { ...prop.colors, x, y: foot })
      return { foot, kept: captured(art, () => art.apart(prop.name, draw)) }
    }),
  ]
  // What stands nearer is in front; no shadow falls on what stands beside it.
  standing.sort((first, second) => first.foot - second.foot)
  for (const { foot, kept } of standing) drawFallenShadow(art, foot, kept)
  for (const { kept } of standing) art.raw(`<use href="#${kept}"/>`)
  drawLamplight(art)
}

/** Something beside a product, no two of the same size. */
function drawStanding(art: Canvas, name: StagePropName, at: Colors & { x: number; y: number }) {
  const { random } = art
  const spot = { ...at, x: at.x + random.jitter(8) }
  const scale = random.range(0.94, 1.22).toFixed(3)
  const { x, y } = spot
  const place = `translate(${num(x)} ${num(y)}) scale(${scale}) translate(${num(-x)} ${num(-y)})`
  art.group(`transform="${place}"`, () => sprites.stageProps[name](art, spot))
}

/** Where the first, second or third thing at a side stands; more of them share the last spot. */
function spotAt(side: Side, nth: number): Spot {
  return SPOTS[side][Math.min(nth, 2)] ?? SPOTS[side][0]
}

function composeLying(art: Canvas, { scene, product, props }: LyingProduct): void {
  drawTable(art, scene)
  for (const prop of props) if (prop.word.under) drawProp(art, prop)
  drawProduct(art, product)
  for (const prop of props) if (!prop.word.under) drawProp(art, prop)
}

function drawProduct(art: Canvas, { name, colors, details }: ColoredProduct): void {
  sprites.products[name](art, { ...colors, has: (detail) => details.includes(detail) })
}

const PRODUCT_FOOT = 775

/** How a silhouette falls on the table: how far to the right, and how flat. */
const FALL = { skew: -0.72, flat: 0.15, opacity: 0.46 }

/** What `draw` draws, kept among the definitions under the id it returns. */
function captured(art: Canvas, draw: () => void): string {
  return art.define((id) => `<g id="${id}">${art.captured(draw)}</g>`)
}

/** The silhouette of something kept, as it falls on the table from its foot. */
function drawFallenShadow(art: Canvas, foot: number, kept: string): void {
  const dark = art.define(
    (id) =>
      `<filter id="${id}" x="-.5" y="-.5" width="2" height="2"><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .08 0 0 0 0 .04 0 0 0 1 0"/><feGaussianBlur stdDeviation="5"/></filter>`,
  )
  const { skew, flat, opacity } = FALL
  const fallen = [1, 0, skew, flat, num(-skew * foot), num(foot * (1 - flat))].join(' ')
  art.raw(
    `<g transform="matrix(${fallen})" opacity="${opacity}"><use href="#${kept}" filter="url(#${dark})"/></g>`,
  )
}
