import { type Group, GROUPS, PAINTS, PLACES, vocabulary } from '@pinchwell/illustrator/language'
import { choose, type Snippet, type Snippets } from './snippet.ts'

/** One word of each group, as an editor reads it. */
const KINDS: Record<Group, string> = {
  grounds: 'ground',
  vessels: 'vessel',
  foods: 'food',
  props: 'prop',
  stages: 'stage',
  products: 'product',
  stageProps: 'prop on a stage',
}

/** A prop must say where it lies, so its snippet asks. */
const PLACED: Partial<Record<Group, readonly string[]>> = { props: PLACES, stageProps: ['w', 'e'] }

/**
 * Every word and color of the picture language as a snippet. A line of art is one string, inside of
 * which a schema cannot complete; snippets can.
 */
export function pictureSnippets(): Snippets {
  const where = {
    // The front matter of a post is YAML to VS Code when the MDX extension is there.
    scope: 'yaml,mdx',
    include: ['**/content/**'],
  }
  return Object.fromEntries(
    [...GROUPS.flatMap(groupSnippets), ...colorSnippets()].map(({ name, ...snippet }) => [
      name,
      { ...where, ...snippet },
    ]),
  )
}

type Word = Pick<Snippet, 'prefix' | 'body' | 'description'> & { name: string }

function groupSnippets(group: Group): Word[] {
  const places = PLACED[group]
  return Object.entries(vocabulary[group]).map(([word, { shows }]) => ({
    name: `${KINDS[group]}: ${shows}`,
    prefix: word,
    body: places ? `${word}@${choose(1, places)}` : word,
    description: `${KINDS[group]}: ${shows}${detailsOf(group, word)}`,
  }))
}

/** A product says which details may follow it. */
function detailsOf(group: Group, word: string): string {
  const details = group === 'products' ? (vocabulary.products[word]?.details ?? []) : []
  return details.map((detail) => ` +${detail}`).join('')
}

function colorSnippets(): Word[] {
  return Object.entries(PAINTS).map(([color, paint]) => ({
    name: `color: ${color}, ${paint}`,
    prefix: color,
    body: color,
    description: `color: ${color}, ${paint}`,
  }))
}
