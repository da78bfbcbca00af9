/** What the starting recipes say of salt, of shops and with their pictures, against their ingredients. */
import { expect, test } from 'vitest'
import { readContent } from '../../pipeline/content/readContent.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'

interface Line {
  text: string
  affiliateKeyword?: string
}

const { documents } = await readContent(sitePlace.content, new Date(0))

const recipes = documents
  .filter(({ type }) => type.name === 'Recipe')
  .map(({ file, values: { art, ingredients, instructions } }) => ({
    file,
    art: String(art),
    steps: Array.isArray(instructions) ? instructions.map(String) : [],
    lines: (Array.isArray(ingredients) ? ingredients : []).map(lineOf),
  }))

function lineOf(ingredient: unknown): Line {
  const { text, affiliateKeyword } = Object(ingredient)
  return { text: String(text), affiliateKeyword }
}

type Recipe = (typeof recipes)[number]

/** What is wrong with each recipe, behind the name of its file. */
function wrong(mistakesOf: (recipe: Recipe) => string[]): string[] {
  return recipes.flatMap((recipe) =>
    mistakesOf(recipe).map((mistake) => `${recipe.file}: ${mistake}`),
  )
}

/** Grams of salt in a teaspoon. Kosher salt is the light, flaked kind, as the about page says. */
const GRAMS = { kosher: 3, flaky: 3, fine: 6 }
const FRACTIONS = new Map([
  ['⅛', 1 / 8],
  ['¼', 1 / 4],
  ['½', 1 / 2],
  ['¾', 3 / 4],
])
const MEASURE = /(\d*)([⅛¼½¾]?) (tea|table)spoons?/g

/** `2 tablespoons plus ½ teaspoon` as 6.5. */
function teaspoonsIn(amount: string): number {
  const each = [...amount.matchAll(MEASURE)].map(([, whole = '', part = '', kind]) => {
    const count = Number(whole) + (FRACTIONS.get(part) ?? 0)
    return kind === 'table' ? 3 * count : count
  })
  return each.reduce((sum, count) => sum + count, 0)
}

test('a teaspoon of one kind of salt weighs the same in every recipe', () => {
  const salts = recipes.flatMap(({ file, lines }) =>
    lines.flatMap(({ text }) => {
      const found = /^(.*spoons?) \(([\d.]+) g\) (kosher|flaky|fine) (?:sea )?salt/.exec(text)
      if (!found) return []
      const [, amount = '', grams = '', kind] = found
      const expected = teaspoonsIn(amount) * (kind === 'fine' ? GRAMS.fine : GRAMS.kosher)
      return [{ line: `${file}: ${text}`, off: Math.abs(Number(grams) - expected) }]
    }),
  )
  expect(salts.length).toBeGreaterThan(20)
  // Whole grams are good enough for table salt: ¾ teaspoon is 4 g.
  expect(salts.filter(({ off }) => off > 0.5).map(({ line }) => line)).toEqual([])
})

test('half an inch is 1.3 cm in every recipe', () => {
  const others = /½[ -]inch(?:es)? \((?!1\.3 cm)/
  expect(
    wrong(({ lines, steps }) =>
      [...lines.map(({ text }) => text), ...steps].filter((text) =>
        others.test(text.replaceAll(/\d½/g, '')),
      ),
    ),
  ).toEqual([])
})

/** What the reviewed spice set holds, and the finishing salt, as their reviews say. */
const SOLD: Record<string, RegExp> = {
  spice:
    /\b(ground (cumin|coriander|turmeric|cinnamon|ginger)|smoked paprika|chili powder|cayenne|garlic powder|black pepper|dried (oregano|thyme))\b/,
  salt: /\bflaky sea salt\b/,
  'olive oil': /\bolive oil\b/,
  vanilla: /\bvanilla extract\b/,
  'maple syrup': /\bmaple syrup\b/,
  'coconut oil': /\bvirgin coconut oil\b/,
}

test('a shop link leads to a product that is what the line asks for', () => {
  expect(
    wrong(({ lines }) =>
      lines
        .filter(({ text, affiliateKeyword: keyword }) => keyword && !SOLD[keyword]?.test(text))
        .map(({ text }) => text),
    ),
  ).toEqual([])
})

/** Words of pictures for food that makes some people ill, and the ingredients that it stands for. */
const HARMFUL: [painted: RegExp, ingredient: RegExp][] = [
  [/\balmonds?\b/, /almond/i],
  [/\bwalnuts?\b/, /walnut/i],
  [/\bpecans?\b/, /pecan/i],
  [/\bhazelnut\b/, /hazelnut/i],
  [/\bpeanut\b/, /peanut/i],
  [/\bpinenut\b/, /pine nut/i],
  [/\bsesame\b/, /sesame/i],
  [/\bshrimp\b/, /shrimp/i],
  [/\b(poached|halved|fried|scrambled)egg|\beggs\b|\bomelette\b/, /\beggs?\b/i],
  [
    /\b(feta|goatcheese|shavedcheese|meltedcheese|parmesan|mozzarella)\b/,
    /feta|queso|cheese|Parmesan|mozzarella|Gruyère/i,
  ],
  [/\b(sourcream|yogurt|yogurtstreak)\b/, /cream|yogurt/i],
  [/\bmilk\b/, /milk/i],
  [/\bbutter@/, /butter/i],
  [
    /\b(bread|toast|crouton|loaf|slice|pita|naan|baguette)\b/,
    /bread|sourdough|baguette|pita|flour|rolls/i,
  ],
]

test('no picture shows an allergen that is not in the recipe', () => {
  expect(
    wrong(({ art, lines }) =>
      HARMFUL.filter(
        ([painted, ingredient]) =>
          painted.test(art) && !lines.some(({ text }) => ingredient.test(text)),
      ).map(([painted]) => `shows ${painted.source}`),
    ),
  ).toEqual([])
})
