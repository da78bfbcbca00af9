/** Short documents that list only the fields needed by tests; the other fields are generated. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { readFoods } from '../../pipeline/cooking/foods/readFoods.ts'
import { ALLERGENS } from '../../src/content/schema/foodLabels.ts'

type Fields = Record<string, unknown>

/** What an entry of `tests/documents/short/` says; other fields go into the document as they are. */
interface Short extends Fields {
  id: number
  foods: string[]
  content: string
}

const DAY = 24 * 60 * 60 * 1000

/** The keyword of foods of which the site has a product. */
const SOLD: Record<string, string> = {
  'olive oil': 'olive oil',
  vanilla: 'vanilla',
  cumin: 'spice',
  cinnamon: 'spice',
  ginger: 'spice',
}

const COMPLETE: Record<string, (short: Short) => Fields> = {
  recipes: ({ foods, ...own }) => ({
    imageDesc: `A plate of ${own.title}`,
    image: `dish-${(own.id % 3) + 1}.avif`,
    prepTime: 10,
    servings: 4,
    course: 'main',
    difficulty: 'easy',
    rating: 4 + (own.id % 10) / 10,
    date: new Date(Date.UTC(2025, 9, 18) - (own.id % 20) * DAY).toISOString().slice(0, 10),
    allergens: allergensIn(foods),
    ingredients: foods.map((food, index) => ({
      text: `${index + 2} ounces ${food}`,
      affiliateKeyword: SOLD[food],
    })),
    instructions: [
      `Put the ${foods.slice(0, 3).join(', the ')} beside the stove.`,
      `Add the ${foods.slice(3).join(', the ')}, and wait for ${own.restTime ?? own.cookTime} minutes.`,
      'Taste it.',
      'Divide it among four plates.',
    ],
    ...own,
  }),
  reviews: (own) => ({
    imageDesc: `The ${own.productName} on a table`,
    image: `product-${(own.id % 2) + 1}.avif`,
    rating: 4 + (own.id % 10) / 10,
    affiliateLink: `https://www.amazon.com/s?k=${encodeURIComponent(String(own.productName))}`,
    price: '$$',
    dimensions: '10 inches (25 cm) wide',
    weight: '4 pounds (1.8 kg)',
    updated: '2025-05-12',
    tested: { when: 'May 2025', how: 'Two weeks of suppers' },
    pros: ['Does what it is for', 'Is easy to wash'],
    cons: ['Takes room', 'Is not the cheapest'],
    detailedReview: ['It was used every day.', 'It stayed as it was.'],
    verdict: 'Good for all who cook often. Others borrow one.',
    ...own,
  }),
  posts: (own) => ({
    imageDesc: `A table with what “${own.title}” is about`,
    image: `../recipes/dish-${(own.id % 3) + 1}.avif`,
    tips: ['Read it to the end.', 'Begin early.'],
    ...own,
  }),
}

function allergensIn(foods: string[]) {
  const held = ALLERGENS.filter((allergen) =>
    foods.some((food) => readFoods(food).holds.has(allergen)),
  )
  return held.length > 0 ? held : undefined
}

/** Writes the documents that entries in a folder stand for into a content folder. */
export async function writeShortDocuments(folder: string, content: string): Promise<void> {
  for (const [kind, complete] of Object.entries(COMPLETE)) {
    const entries: Short[] = parse(await readFile(path.join(folder, `${kind}.yaml`), 'utf8'))
    for (const entry of entries) {
      const { content: body, ...fields } = complete(entry)
      const yaml = stringify(fields)
      const [ending, text] =
        body === undefined ? ['yaml', yaml] : ['mdx', `---\n${yaml}---\n\n${body}`]
      await writeFile(path.join(content, kind, `${entry.id}-short.${ending}`), text)
    }
  }
}
