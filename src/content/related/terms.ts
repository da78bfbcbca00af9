/** What documents are about; the weights were found by reading what they recommend. */
import { paths } from '../../addresses/paths.ts'
import { oncePerObject } from '../oncePerObject.ts'
import type { BodyNode } from '../body.ts'
import type { Post, Recipe, Review } from '../documents.ts'
import { cardAddresses, linkedAddresses } from './addresses.ts'
import type { Terms } from './likeness.ts'
import { wordsOf } from './words.ts'

type Group = readonly [weight: number, terms: string[]]

/** A term that stands in several groups has the highest of their weights. */
function gather(groups: Group[]): Terms {
  const terms = new Map<string, number>()
  for (const [weight, group] of groups) {
    for (const term of group) terms.set(term, Math.max(weight, terms.get(term) ?? 0))
  }
  return terms
}

export const recipeTerms = oncePerObject(
  ({ title, category, cuisine = '', ingredients }: Recipe): Terms =>
    gather([
      [2.5, wordsOf(title)],
      [2, [`category:${category}`]],
      [1.5, wordsOf(cuisine).map((word) => `cuisine:${word}`)],
      [1, ingredients.flatMap(({ text }) => ingredientWords(text))],
    ]),
)

/** The words of what is bought: the first part between commas that says anything. */
function ingredientWords(text: string): string[] {
  const parts = text.replaceAll(/\([^)]*\)/g, '').split(',')
  return parts.map(wordsOf).find((words) => words.length > 0) ?? []
}

/** @param posts that link to the product; products of one post belong together */
export function reviewTerms(review: Review, posts: Post[]): Terms {
  return gather([
    [6, [`category:${review.category}`]],
    [2, wordsOf(review.productName)],
    [2, posts.map(({ id }) => paths.post(id))],
    [0.3, reviewWords(review)],
  ])
}

const reviewWords = oncePerObject(({ shortDescription, detailedReview, verdict }: Review) =>
  wordsOf([shortDescription, ...detailedReview, verdict].join(' ')),
)

export const postTerms = oncePerObject((post: Post): Terms => {
  const { id, title, category, excerpt, content, tips = [] } = post
  const body = [...content, ...tips.flat()]
  return gather([
    [2, wordsOf(title)],
    [2, [`category:${category}`]],
    [1, wordsOf(excerpt)],
    // Two posts are alike when they link to the same documents, or one to the other.
    [1, [paths.post(id), ...linkedAddresses(body), ...cardAddresses(body)]],
    [0.5, wordsOf(textOf(body))],
  ])
})

/** The text of a body, with blanks between its parts. */
function textOf(nodes: BodyNode[]): string {
  const texts = nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children ?? [])))
  return texts.join(' ')
}
