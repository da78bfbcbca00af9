import { comparableLetters } from './text/cleanText.ts'
import { kindOf } from '../../src/kinds/kinds.ts'
import { isMap, isSeq, parseDocument } from 'yaml'

export interface ExistingRecipe {
  file: string
  /** The higher of the ids in the file name and the text. */
  id: number
  title: string
  ingredients: readonly string[]
  source?: string
}

/**
 * Returns the ids of deleted documents, from the redirects in site.yaml.
 *
 * @param settings YAML or JSON
 */
export function formerIds(settings: string, folder: string): number[] {
  const from = new RegExp(`\\bfrom['":\\s]+${kindOf(folder)?.list}/(\\d+)\\b`, 'g')
  return Array.from(settings.matchAll(from), ([, id]) => Number(id))
}

/** Reads the values that `findDuplicate` compares; accepts invalid documents and site.yaml. */
export function readExistingDocument(
  file: string,
  text: string,
  title = 'title',
  folder = 'recipes',
): ExistingRecipe {
  const { contents } = parseDocument(text)
  const get = (name: string): unknown => (isMap(contents) ? contents.get(name) : undefined)
  const list = get('ingredients')
  const entries = isSeq(list) ? list.items : []
  const currentIds = [Number(get('id')), Number.parseInt(file.replace(/^.*\//, ''), 10)]
  const ids = [...currentIds, ...formerIds(text, folder)]
  return {
    file,
    id: Math.max(0, ...ids.filter(Number.isSafeInteger)),
    title: String(get(title) ?? ''),
    ingredients: entries.map((entry) => String(isMap(entry) ? entry.get('text') : '')),
    source: /^# Source: (\S+)$/m.exec(text)?.[1],
  }
}

type Candidate = Pick<ExistingRecipe, 'title' | 'ingredients' | 'source'>

export class ExistingRecipes {
  private readonly byTitle = new Map<string, ExistingRecipe[]>()
  private readonly byLines = new Map<string, ExistingRecipe>()
  private highest = 0

  constructor(recipes: Iterable<ExistingRecipe>) {
    for (const recipe of recipes) this.add(recipe)
  }

  add(recipe: ExistingRecipe): void {
    const title = comparableLetters(recipe.title)
    this.byTitle.set(title, [...(this.byTitle.get(title) ?? []), recipe])
    if (recipe.ingredients.length > 2) this.byLines.set(linesKey(recipe), recipe)
    this.highest = Math.max(this.highest, recipe.id)
  }

  nextId(): number {
    return this.highest + 1
  }

  /** Duplicates share all ingredients, or the title and half of them, or title and source. */
  findDuplicate(candidate: Candidate): ExistingRecipe | undefined {
    const namesakes = this.byTitle.get(comparableLetters(candidate.title)) ?? []
    const { source } = candidate
    const duplicate = namesakes.find(
      (known) => (source && known.source === source) || overlap(known, candidate) >= 0.5,
    )
    return duplicate ?? this.byLines.get(linesKey(candidate))
  }
}

function linesKey({ ingredients }: Candidate): string {
  return ingredients.map(comparableLetters).toSorted().join('|')
}

/** Returns the share of common ingredients in the shorter list. */
function overlap(a: Candidate, b: Candidate): number {
  const lines = new Set(a.ingredients.map(comparableLetters))
  const common = b.ingredients.filter((line) => lines.has(comparableLetters(line))).length
  return common / Math.max(1, Math.min(lines.size, b.ingredients.length))
}
