/** A small content folder without mistakes, for tests that break one thing at a time. */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { checkContent, type CheckedContent } from '../../pipeline/content/read/checkContent.ts'
import { contentTypeOf } from '../../src/content/schema/index.ts'
import type { ReadDocument } from '../../pipeline/content/documents/document.ts'
import { readDocument } from '../../pipeline/content/read/readDocument.ts'
import { siteType } from '../../src/content/schema/site.ts'

const RECIPE = `id: 1
title: Tomato toast
category: Lunch
description: Bread, garlic and a ripe tomato.
imageDesc: Two slices of toast rubbed with tomato
difficulty: easy
prepTime: 10
cookTime: 5
servings: 2
rating: 4.8
date: 2025-10-19
diet: [vegan, vegetarian, dairy-free, nut-free]
ingredients:
  - text: 4 slices bread
  - text: 1 ripe tomato
  - text: 1 tablespoon (15 ml) olive oil
    affiliateKeyword: olive oil
allergens: [wheat]
instructions:
  - Toast the bread for 5 minutes.
  - Rub it with the tomato, and pour the oil over it.

nutrition:
  calories: 240 kcal
  protein: 7g
  carbs: 34g
  fat: 9g
`

const REVIEW = `id: 7
productName: Grovella olive oil
category: Pantry Staples
shortDescription: A green oil for salads and bread.
imageDesc: A dark bottle of oil beside a bowl
rating: 4.6
affiliateLink: https://www.amazon.com/s?k=olive+oil

pros:
  - Fresh
  - Fruity
cons:
  - Dear

detailedReview:
  - It tastes of cut grass.
verdict: Best for salads. Keep a cheaper one for frying.
price: $12
`

const POST = `---
id: 3
title: Bread on the second day
category: Kitchen Tips
date: 2025-10-12
excerpt: What stale bread is good for.
imageDesc: Half a loaf on a board

tips:
  - Keep it *cut side down*.
---

Stale bread makes [the best toast](/recipes/1).

<RecipeCard id="1" />

<Tip>Dry bread is not old bread.</Tip>
`

const PAGE = `---
slug: about
title: About us
description: Who writes here, and what for.
mission: We want you to eat well.
---

We cook. See [all recipes](/recipes).
`

const CATEGORIES = `recipes:
  - name: Breakfast
  - name: Lunch
  - name: Dinner
  - name: Quick Meals

reviews:
  - name: Air Fryers
  - name: Cookware
  - name: Pantry Staples

posts:
  - name: Kitchen Tips
  - name: Vegan
`

const SITE = `brand: Toastery
tagline: Bread, mostly
description: Recipes and reviews for people who like bread.
address: https://toastery.example

contacts:
  general: hello@toastery.example
  partnerships: partners@toastery.example

social:
  - network: Instagram
    name: toastery

claims:
  recipes: 1+
  reviews: 1+
  subscribers: 10,000+

affiliate:
  retailer: Amazon
  tag: toastery-20
  statement: Toastery earns from qualifying purchases.
  disclosure: Links marked “paid link” lead to a shop.

affiliateProducts:
  - keyword: olive oil
    review: 7

imageDesc: A loaf on a board
# What readers type to find something.
search: placeholder

newsletter:
  service: none
contact:
  service: none

providers:
  analytics: none
  ads: none

acknowledge:
  - rule: unsent-form
    reason: Nobody writes to it.
`

/** Required settings that `SITE` omits, from the tests' own documents. */
function otherSettings(): string {
  const own = parse(SITE)
  const others = parse(readFileSync('tests/documents/site.yaml', 'utf8'))
  return Object.entries(siteType.fields)
    .filter(([name, { required }]) => required && !(name in own))
    .map(([name]) => stringify({ [name]: others[name] }))
    .join('')
}

export const GOOD = {
  'recipes/1.yaml': RECIPE,
  'reviews/7.yaml': REVIEW,
  'posts/3.mdx': POST,
  'pages/about.mdx': PAGE,
  'categories.yaml': CATEGORIES,
  'site.yaml': SITE + otherSettings(),
} as const

export type GoodFile = keyof typeof GOOD

export async function writeGood(content: string): Promise<void> {
  for (const [name, source] of Object.entries(GOOD)) {
    await mkdir(path.dirname(path.join(content, name)), { recursive: true })
    await writeFile(path.join(content, name), source)
  }
}

/** Replaces a part of a good file, which must contain it. */
export function changed(name: GoodFile, before: string, after: string): string {
  const source: string = GOOD[name]
  if (source.split(before).length !== 2) {
    throw new Error(`${name} holds “${before}” not once.`)
  }
  return source.replace(before, () => after)
}

/** The good recipe with changed fields; undefined removes a field. */
export function goodRecipe(fields: object): string {
  return stringify({ ...parse(RECIPE), ...fields })
}

const NOW = new Date('2027-05-03T09:00:00Z')

const encoder = new TextEncoder()

/** Read documents by name and text, since most files are equal in consecutive checks. */
const readBefore = new Map<string, ReadDocument[]>()

function read(name: string, source: string | Uint8Array): ReadDocument[] {
  const type = contentTypeOf(name)
  if (!type) return []
  if (typeof source !== 'string') return [readDocument(`content/${name}`, source, type)]
  const key = `${name}\n${source}`
  const documents = readBefore.get(key) ?? [
    readDocument(`content/${name}`, encoder.encode(source), type),
  ]
  readBefore.set(key, documents)
  return documents
}

/** Checks the good folder with some files replaced, added or (with null) removed. */
export function checkWith(files: Record<string, string | Uint8Array | null>): CheckedContent {
  const all: typeof files = { ...GOOD, ...files }
  const names = Object.keys(all).filter((name) => all[name] !== null)
  const documents = names.flatMap((name) => read(name, all[name] ?? ''))
  return checkContent('content', { names, problems: [] }, documents, NOW)
}
