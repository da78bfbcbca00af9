import type { Art } from './art.ts'
import { parseArt } from './parseArt.ts'
import type { Group } from './vocabulary.ts'

/**
 * Of what all pictures share: canvas, light, brush, and where things are put. Raised by one when that
 * changes: every picture then gets a new name. A word has a version of its own, see `words/types.ts`.
 */
export const DRAWING_VERSION = 1

interface UsedWord {
  group: Group
  name: string
  word: { version?: number }
}

/**
 * Which version of its drawing a line is painted with: `1` or, with words whose drawings have
 * changed, `1 foods/basil 2`. The same line, seed and version give the same pixels.
 */
export function drawingVersion(line: string): string {
  const art = parseArt(line, () => {})
  const changed = art ? usedWords(art).flatMap(versionOf) : []
  return [DRAWING_VERSION, ...new Set(changed.toSorted())].join(' ')
}

function versionOf({ group, name, word: { version = 1 } }: UsedWord): string[] {
  return version === 1 ? [] : [`${group}/${name} ${version}`]
}

function usedWords(art: Art): UsedWord[] {
  if (art.kind === 'dish') {
    const { ground, vessel, foods, props } = art.dish
    return [
      { group: 'grounds', ...ground },
      { group: 'vessels', ...vessel },
      ...foods.map(({ name, food }) => ({ group: 'foods', name, word: food }) as const),
      ...props.map((prop) => ({ group: 'props', ...prop }) as const),
    ]
  }
  const { view, scene, product, props } = art.product
  const [scenes, around] = view === 'front' ? SIDE_VIEW : TOP_VIEW
  return [
    { group: scenes, ...scene },
    { group: 'products', ...product },
    ...props.map((prop) => ({ group: around, ...prop })),
  ]
}

const SIDE_VIEW = ['stages', 'stageProps'] as const
const TOP_VIEW = ['grounds', 'props'] as const
