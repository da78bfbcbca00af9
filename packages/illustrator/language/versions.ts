import type { Art } from './art.ts'
import { parseArt } from './parseArt.ts'
import type { Group } from './vocabulary.ts'

/**
 * Of what all pictures share: canvas, light, brush, and where things are put. Raised by one when that
 * changes: every picture then gets a new name. A word has a version of its own, see `words/types.ts`.
 */
export const DRAWING_VERSION = 11

/**
 * Which version of its drawing a line is painted with: `1` or, with words whose drawings have
 * changed, `1 foods/basil 2`. The same line, seed and version give the same pixels.
 */
export function drawingVersion(line: string): string {
  const art = parseArt(line, () => {})
  const changed = art ? versionsIn(art) : []
  return [DRAWING_VERSION, ...new Set(changed.toSorted())].join(' ')
}

interface UsedWord {
  name: string
  word: { version?: number }
}

function versionsIn(art: Art): string[] {
  if (art.kind === 'dish') {
    const { ground, vessel, foods, props } = art.dish
    return [
      ...changedIn('grounds', [ground]),
      ...changedIn('vessels', [vessel]),
      ...changedIn('foods', foods),
      ...changedIn('props', props),
    ]
  }
  const { view, scene, product, props } = art.product
  const isStanding = view === 'front'
  return [
    ...changedIn(isStanding ? 'stages' : 'grounds', [scene]),
    ...changedIn('products', [product]),
    ...changedIn(isStanding ? 'stageProps' : 'props', props),
  ]
}

function changedIn(group: Group, used: readonly UsedWord[]): string[] {
  return used.flatMap(({ name, word: { version = 1 } }) => {
    return version === 1 ? [] : [`${group}/${name} ${version}`]
  })
}
