import { isMap, isSeq, parseDocument } from 'yaml'

/** A recipe that is there, as far as another can be the same. */
export interface KnownRecipe {
  /** Its file, as it is shown. */
  file: string
  id: number
  title: string
  ingredients: readonly string[]
  /** The address that it was imported from. */
  source?: string
}

/** Reads what is known of a document; mistakes in it do not matter. */
export function readKnown(file: string, text: string): KnownRecipe {
  const { contents } = parseDocument(text)
  const get = (name: string): unknown => (isMap(contents) ? contents.get(name) : undefined)
  const list = get('ingredients')
  const lines = isSeq(list)
    ? list.items.map((item) => String(isMap(item) ? item.get('text') : ''))
    : []
  const source = /^# Source: (\S+)$/m.exec(text)?.[1]
  const id = [Number(get('id')), Number.parseInt(file.replace(/^.*\//, ''), 10)].filter(
    Number.isSafeInteger,
  )
  return {
    file,
    id: Math.max(0, ...id),
    title: String(get('title') ?? ''),
    ingredients: lines,
    ...(source !== undefined && { source }),
  }
}

/** What a new one is compared by. */
type Candidate = Pick<KnownRecipe, 'title' | 'ingredients' | 'source'>

/** Recipes that are there, and the one among them that another is. */
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

  /**
   * The recipe that this one is already: of the same title with at least half of the ingredients or
   * from the same address, or with all the same ingredients.
   */
  twinOf(candidate: Candidate): KnownRecipe | undefined {
    const namesakes = this.byTitle.get(plain(candidate.title)) ?? []
    const same = namesakes.find(
      (known) => isSameSource(known, candidate) || share(known, candidate) >= 0.5,
    )
    return (
      same ?? (candidate.ingredients.length > 2 ? this.byLines.get(linesKey(candidate)) : undefined)
    )
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

function isSameSource(a: Candidate, b: Candidate): boolean {
  return a.source !== undefined && a.source === b.source
}

/** The part of the ingredients that both have, of the one that has fewer. */
function share(a: Candidate, b: Candidate): number {
  const lines = new Set(a.ingredients.map(plain))
  const common = b.ingredients.filter((line) => lines.has(plain(line))).length
  return common / Math.max(1, Math.min(lines.size, b.ingredients.length))
}
