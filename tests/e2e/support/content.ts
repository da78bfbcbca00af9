/** The published documents as the editors wrote them: what the pages are expected to show. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Recipe as Compiled } from '../../../src/content/documents.ts'
import { isPublished, type Publication } from '../../../pipeline/content/publish/publication.ts'
import { withTag } from '../../../pipeline/content/check/affiliateTag.ts'
import { sitePlace } from '../../../pipeline/sitePlace.ts'

interface Recipe {
  id: number
  title: string
  category: string
  description: string
  imageDesc: string
  prepTime: number
  cookTime: number
  restTime?: number
  restKind?: Compiled['restKind']
  diet?: string[]
  course?: string
  cuisine?: string
  servings: number
  rating: number
  ingredients: { text: string; affiliateKeyword?: string }[]
  instructions: string[]
}

interface Review {
  id: number
  productName: string
  category: string
  shortDescription: string
  imageDesc: string
  image?: string
  rating: number
  affiliateLink: string
  verdict: string
}

interface Post {
  id: number
  title: string
  category: string
  date: string
  imageDesc: string
  tips?: string[]
}

interface Site {
  address: string
  contacts: { general: string }
  affiliate: { retailer: string; tag: string; disclosure: string }
  affiliateProducts: { keyword: string; review: number }[]
}

const CONTENT = sitePlace.content

/** The names of categories by the folder of what is filed under them, in their order. */
export const categories: Record<'recipes' | 'reviews' | 'posts', { name: string }[]> = parse(
  readFileSync(path.join(CONTENT, 'categories.yaml'), 'utf8'),
)
export const site: Site = parse(readFileSync(path.join(CONTENT, 'site.yaml'), 'utf8'))
/** Each in the order of ids. */
export const recipes = readFolder<Recipe>('recipes')
/** With the tag of the site in their links, which the build puts in. */
export const reviews = readFolder<Review>('reviews').map((review) =>
  Object.assign(review, { affiliateLink: withTag(review.affiliateLink, site.affiliate) }),
)
/** Newest first; of one day, the higher id first. */
export const posts = readFolder<Post>('posts').toSorted(
  (a, b) => b.date.localeCompare(a.date) || b.id - a.id,
)

function readFolder<D extends Publication & { id: number }>(folder: string): D[] {
  const files = readdirSync(path.join(CONTENT, folder)).filter((file) => /\.(yaml|mdx)$/.test(file))
  const documents = files.map((file): D => {
    const text = readFileSync(path.join(CONTENT, folder, file), 'utf8')
    return parse(file.endsWith('.mdx') ? frontMatter(text) : text)
  })
  const published = documents.filter((document) => isPublished(document, new Date()))
  return published.toSorted((a, b) => a.id - b.id)
}

function frontMatter(text: string): string {
  return text.split(/^---$/m)[1] ?? ''
}

/** The document with this id; fails when there is none. */
export function byId<D extends { id: number }>(documents: D[], id: number): D {
  const found = documents.find((document) => document.id === id)
  if (!found) throw new Error(`There is no document ${id}.`)
  return found
}

/** Up to the first full stop that ends a sentence. */
export function firstSentence(text: string): string {
  return `${text.split('. ')[0]?.replace(/\.$/, '')}.`
}

/** Prepared for comparison with text that a browser shows: white space is one blank. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
