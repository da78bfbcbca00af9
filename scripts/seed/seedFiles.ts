import { readFileSync } from 'node:fs'
import { Document, isMap, isScalar } from 'yaml'
import { fileName } from '../../pipeline/newDocument/fileName.ts'
import type { ArtLines } from './art/artLines.ts'
import { postArt } from './art/posts.ts'
import { recipeArt } from './art/recipes.ts'
import { reviewArt } from './art/reviews.ts'
import { collections } from './collections/collections.ts'
import { firstPosts } from './posts/firstHalf.ts'
import { laterPosts } from './posts/secondHalf.ts'
import { breakfastRecipes } from './recipes/breakfast.ts'
import { dessertRecipes } from './recipes/desserts.ts'
import { dinnerRecipes } from './recipes/dinner.ts'
import { healthyEatsRecipes } from './recipes/healthyEats.ts'
import { lunchRecipes } from './recipes/lunch.ts'
import { quickMealsRecipes } from './recipes/quickMeals.ts'
import { applianceReviews } from './reviews/appliances.ts'
import { reviewFacts } from './reviews/facts.ts'
import { toolAndPantryReviews } from './reviews/toolsAndPantry.ts'
import type { CollectionSeed, PostSeed, RecipeSeed, ReviewSeed } from './seedTypes.ts'

/** A file to be written below the content folder. */
export interface SeedFile {
  /** Relative to the content folder, with forward slashes. */
  name: string
  text: string
}

/** The settings, the categories and the standing pages, which are written out below `files/`. */
const writtenOut = ['categories.yaml', 'site.yaml', 'pages/about.mdx', 'pages/privacy.mdx']

/** Every document that the site starts with, as the text of its file. */
export function seedFiles(): SeedFile[] {
  const recipes: RecipeSeed[] = [
    ...breakfastRecipes,
    ...lunchRecipes,
    ...dinnerRecipes,
    ...dessertRecipes,
    ...healthyEatsRecipes,
    ...quickMealsRecipes,
  ]
  const reviews: ReviewSeed[] = [...applianceReviews, ...toolAndPantryReviews]
  const posts: PostSeed[] = [...firstPosts, ...laterPosts]
  return [
    ...recipes.map((recipe) =>
      yamlFile('recipes', recipe.id, recipe.title, withArt(recipe, recipeArt)),
    ),
    ...reviews.map((review) =>
      yamlFile('reviews', review.id, review.productName, withFacts(withArt(review, reviewArt))),
    ),
    ...posts.map(postFile),
    ...collections.map(collectionFile),
    ...writtenOut.map((name) => ({
      name,
      text: readFileSync(new URL(`files/${name}`, import.meta.url), 'utf8'),
    })),
  ]
}

function yamlFile(folder: string, id: number, title: string, fields: object): SeedFile {
  return { name: `${folder}/${fileName(id, title, '.yaml')}`, text: toYaml(fields) }
}

/** The document with the line its picture is painted from, right behind the words for it. */
function withArt(document: { id: number; imageDesc: string }, lines: ArtLines) {
  const fields = Object.entries(document).flatMap(([name, value]): [string, unknown][] =>
    name === 'imageDesc'
      ? [
          [name, value],
          ['art', lines[document.id]],
        ]
      : [[name, value]],
  )
  return Object.fromEntries(fields)
}

/** A review with its facts right before what is good and bad about the product. */
function withFacts(review: Record<string, unknown>): object {
  const { pros, cons, detailedReview, verdict, ...head } = review
  return { ...head, ...reviewFacts[Number(review.id)], pros, cons, detailedReview, verdict }
}

function postFile({ body, ...fields }: PostSeed): SeedFile {
  const name = `posts/${fileName(fields.id, fields.title, '.mdx')}`
  return { name, text: toMdx(withArt(fields, postArt), body) }
}

function collectionFile({ slug, body, ...fields }: CollectionSeed): SeedFile {
  return { name: `collections/${slug}.mdx`, text: toMdx(fields, body) }
}

function toMdx(fields: object, body: string): string {
  return `---\n${toYaml(fields)}---\n\n${body.trim()}\n`
}

/** YAML with an empty line before each list or group, so that a file reads in paragraphs. */
function toYaml(fields: object): string {
  const document = new Document(fields)
  for (const { key, value } of isMap(document.contents) ? document.contents.items : []) {
    if (isScalar(key) && !isScalar(value)) key.spaceBefore = true
  }
  return document.toString({ lineWidth: 100 })
}
