import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createRandom, type Random } from '@pinchwell/illustrator/language'
import type { PageData } from '../../src/content/pageData.ts'
import type { PageFile } from '../../src/content/pageFile.ts'
import type { IndexedDocument } from '../../src/content/search/buildIndex.ts'
import type { Folder } from '../../src/kinds/kinds.ts'
import type { Hit } from '../../src/features/search/engine.ts'
import { readSearchable } from '../../src/content/search/searchable.ts'

/** The data of the pages of documents, by kind. */
export interface Documents {
  recipes: NonNullable<PageData<'recipe'>>[]
  reviews: NonNullable<PageData<'review'>>[]
  posts: NonNullable<PageData<'post'>>[]
}

/** The documents of the built site. */
export function realDocuments(): Documents {
  return { recipes: read('recipes'), reviews: read('reviews'), posts: read('blog') }
}

function read<D extends { id: number }>(folder: string): D[] {
  const dir = path.join('dist/data', folder)
  const files = readdirSync(dir).filter((file) => file.endsWith('.json'))
  const documents = files.map((file): D => {
    const { data }: PageFile<D> = JSON.parse(readFileSync(path.join(dir, file), 'utf8'))
    return data
  })
  return documents.toSorted((a, b) => a.id - b.id)
}

export function toIndexed({ recipes, reviews, posts }: Documents): IndexedDocument[] {
  return [
    ...recipes.map((recipe): IndexedDocument => {
      return { kind: 'recipes', id: recipe.id, searchable: readSearchable.recipes(recipe) }
    }),
    ...reviews.map((review): IndexedDocument => {
      return { kind: 'reviews', id: review.id, searchable: readSearchable.reviews(review) }
    }),
    ...posts.map((post): IndexedDocument => {
      return { kind: 'posts', id: post.id, searchable: readSearchable.posts(post) }
    }),
  ]
}

/** The document that was found. */
export function documentOf(
  { recipes, reviews, posts }: Documents,
  { kind, id }: Pick<Hit, 'kind' | 'id'>,
) {
  const found: Partial<Record<Folder, { id: number }[]>> = { recipes, reviews, posts }
  return found[kind]?.find((document) => document.id === id)
}

/** How often a word is followed by one that no other site has. */
const INVENTED_SHARE = 0.04
/** How many such words there are; as in any language, a few are common and most are rare. */
const INVENTED = 40_000

/**
 * About `count` documents in the proportions of the real ones: their sentences in a new order, with
 * invented words among them, since a large site has more words than a small one.
 */
export function syntheticDocuments(real: Documents, count: number): Documents {
  const random = createRandom('search')
  const invent = wordMaker(real, random)
  const season = (text: string) =>
    text.replaceAll(/ /g, () => (random.next() < INVENTED_SHARE ? ` ${invent()} ` : ' '))
  const mix = (texts: string[], like: string[]) => like.map(() => season(any(texts, random)))
  const titles = [...real.recipes, ...real.posts].map(({ title }) => title)
  const title = () => season(`${any(titles, random)} ${invent()}`)
  const share = count / (real.recipes.length + real.reviews.length + real.posts.length)
  const make = <D extends object>(of: D[], vary: (document: D) => Partial<D>) =>
    Array.from({ length: Math.round(of.length * share) }, (_, index) => {
      const document = any(of, random)
      return { ...document, ...vary(document), id: index + 1 }
    })
  const ingredients = real.recipes.flatMap((recipe) => recipe.ingredients)
  const steps = real.recipes.flatMap((recipe) => recipe.instructions)
  const paragraphs = real.reviews.flatMap((review) => review.detailedReview)
  const blocks = real.posts.flatMap((post) => post.content)
  return {
    recipes: make(real.recipes, (recipe) => ({
      title: title(),
      ingredients: recipe.ingredients.map(() => any(ingredients, random)),
      instructions: mix(steps, recipe.instructions),
    })),
    reviews: make(real.reviews, (review) => ({
      productName: `${invent()} ${review.productName}`,
      detailedReview: mix(paragraphs, review.detailedReview),
    })),
    posts: make(real.posts, (post) => ({
      title: title(),
      content: [
        ...post.content.map(() => any(blocks, random)),
        { tag: 'p', children: mix(paragraphs, ['']) },
      ],
    })),
  }
}

function any<Value>(values: Value[], random: Random): Value {
  const [first, ...others] = values
  if (first === undefined) throw new Error('There is nothing to choose from.')
  return random.pick([first, ...others])
}

/** Makes words whose letters follow each other as in the real titles. */
function wordMaker({ recipes, reviews }: Documents, random: Random): () => string {
  const names = [...recipes.map(({ title }) => title), ...reviews.map((r) => r.productName)]
  const letters = names.flatMap((name) => name.toLowerCase().match(/[a-z]{3,}/g) ?? []).join(' ')
  const made = new Map<number, string>()
  function make(): string {
    let word = any(letters.match(/(?<= )[a-z]{2}/g) ?? [], random)
    const length = random.whole(5, 10)
    while (word.length < length) {
      const following = letters.match(new RegExp(`(?<=${word.slice(-2)})[a-z]`, 'g'))
      word += following ? any(following, random) : 'e'
    }
    return word
  }
  return () => {
    const rank = Math.floor(INVENTED ** random.next())
    const word = made.get(rank) ?? make()
    made.set(rank, word)
    return word
  }
}
