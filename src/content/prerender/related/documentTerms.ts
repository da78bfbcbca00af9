/** Weighs the terms of documents to find related ones: docs/decisions/related-documents.md. */
import { stem } from 'words/searchRules'
import { paths, pagePath } from '../../../addresses/paths.ts'
import { textOfBody, type BodyElement, walkElements } from '../../body.ts'
import type { Post, Recipe, Review } from '../documents.ts'
import { memoize } from '../../../shared/memoize.ts'
import { tokenize } from '../../search/tokens.ts'
import type { DocumentTerms } from './similarityRanking.ts'
import { documentPath, folderOfCard } from '../../../kinds/kinds.ts'

/** A term in several groups gets the highest of their weights. */
function weighTerms(...groups: (readonly [weight: number, terms: string[]])[]): DocumentTerms {
  const lightestFirst = groups.toSorted(([a], [b]) => a - b)
  return new Map(lightestFirst.flatMap(([weight, terms]) => terms.map((term) => [term, weight])))
}

const stemOf = memoize(stem)

export function stemWords(text: string): string[] {
  return tokenize(text).map(stemOf)
}

export function recipeTerms(recipe: Recipe): DocumentTerms {
  const { title, category, cuisine, foods, mainIngredients } = recipe
  return weighTerms(
    [2.5, stemWords(title)],
    [2, [`category:${category}`]],
    [1.5, cuisine === undefined ? [] : [`cuisine:${cuisine}`]],
    [1, stemWords([...foods.flat(), ...mainIngredients].join(' '))],
  )
}

/** @param posts that link to the product; they make products of the same post similar */
export function reviewTerms(review: Review, posts: Post[]): DocumentTerms {
  const { category, productName, shortDescription, detailedReview, verdict } = review
  return weighTerms(
    [6, [`category:${category}`]],
    [2, stemWords(productName)],
    [2, posts.map(({ id }) => paths.post(id))],
    [0.3, stemWords([shortDescription, ...detailedReview, verdict].join(' '))],
  )
}

export function postTerms(post: Post): DocumentTerms {
  const paragraphs = [...post.content, ...(post.tips ?? []).flat()].map((node) =>
    textOfBody([node]),
  )
  return weighTerms(
    [2, stemWords(post.title)],
    [2, [`category:${post.category}`]],
    [1, stemWords(post.excerpt)],
    // Posts are similar if they link to the same documents or to each other.
    [1, [paths.post(post.id), ...postAddresses(post)]],
    [0.5, stemWords(paragraphs.join(' '))],
  )
}

/** Returns the internal addresses that a post links to, without duplicates, in text order. */
export function linkedAddresses(post: Post): string[] {
  return collectAddresses(post, ({ tag, props }) => {
    const href = tag === 'a' ? String(props?.href) : ''
    return href.startsWith('/') ? pagePath(href.replace(/[?#].*/, '')) : undefined
  })
}

export function cardAddresses(post: Post): string[] {
  return collectAddresses(post, ({ tag, props }) => {
    const folder = folderOfCard(tag)
    return folder && documentPath(folder, Number(props?.id))
  })
}

export function postAddresses(post: Post): string[] {
  return [...new Set([...cardAddresses(post), ...linkedAddresses(post)])]
}

function collectAddresses(
  { content, tips = [] }: Post,
  addressOf: (element: BodyElement) => string | undefined,
): string[] {
  const all = [...walkElements([...content, ...tips.flat()])]
  return [...new Set(all.flatMap((element) => addressOf(element) ?? []))]
}
