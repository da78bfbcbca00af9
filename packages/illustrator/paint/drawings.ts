import { createHash, type Hash } from 'node:crypto'
import { DRAWING_VERSION, drawingVersion } from '../language/versions.ts'
import { GROUPS, isNameIn, namesOf, vocabulary, words } from '../language/vocabulary.ts'
import { type Place, PLACES } from '../language/words/types.ts'
import type { Group } from '../language/vocabulary.ts'
import { drawFood } from './composeDish.ts'
import { Canvas } from './core/canvas.ts'
import { paintSvg } from './core/raster.ts'
import { illustrate } from './illustrate.ts'
import { drawSpecimen } from './specimen.ts'
import { sprites } from './sprites.ts'
import { rectArea } from './sprites/areas.ts'

/** One drawing: its version, and hashes of its markup and of what it looks like when painted. */
export interface Drawing {
  version: number
  markup: string
  pixels: string
}

/** What all pictures share, as some of them show it, which have words of these versions. */
interface SharedDrawing {
  version: number
  words: string
  pixels: string
}

/** The drawings of a moment: of each word by `group/word`, and of what all pictures share. */
export interface Drawings {
  shared: SharedDrawing
  words: Record<string, Drawing>
}

/** Wide enough to show every stroke, in pixels; the smaller, the sooner all are painted. */
const WIDTH = 160
const SEED = 'one hand'

/** A picture of each kind, with something of every way to place it. */
const COMPOSED = [
  'plain | plate | soup; basil@c*3; lemon@10!1.5; rice@4; sesame; cucumber | napkin@w; spoon@e; salt@n',
  'plain | board | soup; basil*9; cookie*6; salmon*3; paprika@2 | fork@s',
  'sun | kettle | cup@e; bowl@w; plant@e',
  'plain | chefsknife | lemon@nw; napkin@s',
] as const

/**
 * Draws every word, and paints those whose markup is not the recorded one: the same markup is painted
 * with the same pixels as long as a picture of each kind, which is always painted, stays the same.
 */
export async function paintDrawings(recorded?: Drawings): Promise<Drawings> {
  const composed = createHash('sha256')
  for (const line of COMPOSED) composed.update((await illustrate(SEED, line, WIDTH)).data)
  const shared = {
    version: DRAWING_VERSION,
    words: COMPOSED.map(drawingVersion).join(' | '),
    pixels: shortened(composed),
  }
  const known = recorded?.shared.pixels === shared.pixels ? recorded.words : {}
  const drawings: Drawings['words'] = {}
  for (const group of GROUPS) {
    for (const [name, { version = 1 }] of Object.entries(vocabulary[group])) {
      const specimen = drawSpecimen(group, name, SEED)
      const sheets = [specimen.toSvg(), ...variantsOf(group, name)]
      const markup = shortened(createHash('sha256').update(sheets.join('\n')))
      const before = known[`${group}/${name}`]
      const pixels = before?.markup === markup ? before.pixels : await pixelsOf(specimen, sheets)
      drawings[`${group}/${name}`] = { version, markup, pixels }
    }
  }
  return { shared, words: drawings }
}

/** The hash of what a drawing looks like in every way that it can be drawn. */
async function pixelsOf({ seed }: Canvas, sheets: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const sheet of sheets) hash.update((await paintSvg(sheet, seed, WIDTH)).data)
  return shortened(hash)
}

function shortened(hash: Hash): string {
  return hash.digest('hex').slice(0, 12)
}

/** How many seeds show every drawing of a word that has several. */
const SEEDS = 12

/** A prop at each edge, a product with each of its details, a food on a board; each of several drawings. */
function variantsOf(group: Group, name: string): string[] {
  if (group === 'props' && isNameIn(words.props, name)) {
    const draw = sprites.props[name]
    const { color, accent } = words.props[name]
    const placed = (place: Place, seed?: string) =>
      drawn((art) => draw(art, { x: 90, y: 90, place, color, accent }), seed)
    return [...PLACES.map((place) => placed(place)), ...seeds().map((seed) => placed('e', seed))]
  }
  if (group === 'stageProps' && isNameIn(words.stageProps, name)) {
    const draw = sprites.stageProps[name]
    const { color, accent } = words.stageProps[name]
    return seeds().map((seed) => drawn((art) => draw(art, { x: 600, y: 770, color, accent }), seed))
  }
  if (group === 'products' && isNameIn(words.products, name)) {
    const draw = sprites.products[name]
    const { details, ...colors } = words.products[name]
    const shown = [undefined, ...details]
    return shown.map((one) =>
      drawn((art) => draw(art, { ...colors, has: (detail) => detail === one })),
    )
  }
  if (group === 'foods' && isNameIn(words.foods, name)) {
    const food = { name, word: words.foods[name], scale: 1 }
    return [drawn((art) => drawFood(art, rectArea(600, 450, 700, 500, 0.1), food))]
  }
  return []
}

function seeds(): string[] {
  return Array.from({ length: SEEDS }, (_, index) => `${SEED} ${index}`)
}

function drawn(draw: (art: Canvas) => void, seed = SEED): string {
  const art = new Canvas(seed)
  draw(art)
  return art.toSvg()
}

/**
 * What was drawn differently without a new version, so that pictures would change under their old
 * names; each with what to do.
 *
 * @param recorded the drawings when their versions were last raised
 */
export function changedDrawings(recorded: Drawings, painted: Drawings): string[] {
  // Then every picture has a new name, whatever its words are.
  if (painted.shared.version > recorded.shared.version) return []
  const changed = namesOf(painted.words).filter((name) => {
    const [before, after] = [recorded.words[name], painted.words[name]]
    return before && after && after.pixels !== before.pixels && after.version <= before.version
  })
  const isComposedAnew =
    painted.shared.pixels !== recorded.shared.pixels &&
    painted.shared.words === recorded.shared.words
  if (isComposedAnew && changed.length === 0) {
    return ['Pictures are put together differently: raise DRAWING_VERSION in language/versions.ts.']
  }
  return changed.map((name) => {
    const next = (recorded.words[name]?.version ?? 1) + 1
    return `${name} is drawn differently: give it “version: ${next}” in language/words/.`
  })
}
