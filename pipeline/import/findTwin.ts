import { isMap, isSeq, parseDocument } from 'yaml'

export interface KnownRecipe {
  /** The path that problems name: `content/recipes/7.yaml`. */
  file: string
  /** The highest of its name and its text, which may differ. */
  id: number
  title: string
  ingredients: readonly string[]
  /** The address that it was imported from. */
  source?: string | undefined
}

/** Reads what is known of a document, which may have mistakes. */
export function readKnown(file: string, text: string, titleField = 'title'): KnownRecipe {
  const { contents } = parseDocument(text)
  const get = (name: string): unknown => (isMap(contents) ? contents.get(name) : undefined)
  const list = get('ingredients')
  const entries = isSeq(list) ? list.items : []
  const ids = [Number(get('id')), Number.parseInt(file.replace(/^.*\//, ''), 10)]
  return {
    file,
    id: Math.max(0, ...ids.filter(Number.isSafeInteger)),
    title: String(get(titleField) ?? ''),
    ingredients: entries.map((entry) => String(isMap(entry) ? entry.get('text') : '')),
    source: /^# Source: (\S+)$/m.exec(text)?.[1],
  }
}

type Candidate = Pick<KnownRecipe, 'title' | 'ingredients' | 'source'>

export class KnownRecipes {
  private readonly byTitle = new Map<string, KnownRecipe[]>()
  private readonly byLines = new Map<string, KnownRecipe>()
  private highest = 0

  constructor(recipes: Iterable<KnownRecipe>) {
    for (const recipe of recipes) this.add(recipe)
  }

  add(recipe: KnownRecipe): void {
    const title = plain(recipe.title)
    this.byTitle.set(title, [...(this.byTitle.get(title) ?? []), recipe])
    if (recipe.ingredients.length > 2) this.byLines.set(linesKey(recipe), recipe)
    this.highest = Math.max(this.highest, recipe.id)
  }

  nextId(): number {
    return this.highest + 1
  }

  /** A recipe with the same title and half of the ingredients or the same source, or with the same ingredients. */
  twinOf(candidate: Candidate): KnownRecipe | undefined {
    const namesakes = this.byTitle.get(plain(candidate.title)) ?? []
    const { source } = candidate
    const same = namesakes.find(
      (known) =>
        (source !== undefined && known.source === source) || share(known, candidate) >= 0.5,
    )
    return same ?? this.byLines.get(linesKey(candidate))
  }
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function linesKey({ ingredients }: Candidate): string {
  return ingredients.map(plain).toSorted().join('|')
}

/** The share of common ingredients, of the shorter list. */
function share(a: Candidate, b: Candidate): number {
  const lines = new Set(a.ingredients.map(plain))
  const common = b.ingredients.filter((line) => lines.has(plain(line))).length
  return common / Math.max(1, Math.min(lines.size, b.ingredients.length))
}
