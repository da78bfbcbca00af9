/** Tests lines that the build parses and browsers scale and convert. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecipes } from '../../tests/fixtures/cooking/labelled.ts'
import type { WrittenAmount } from './cookingData.ts'
import { scaleText, type ScaleOptions } from './scaleAmounts.ts'
import { unitFactsOf } from './units.ts'
import { describeCooking } from '../../pipeline/cooking/describeCooking.ts'
import { ingredientAmounts } from '../../pipeline/cooking/ingredients/ingredientAmounts.ts'

const FACTORS = [1 / 8, 1 / 3, 3 / 4, 1.5, 3, 12]

function shown(line: string, wanted: ScaleOptions): string {
  return scaleText(line, { amounts: ingredientAmounts(line) }, wanted)
}

test.each([
  ['1½ cups (190 g) all-purpose flour', 2, '3 cups (380 g) all-purpose flour'],
  ['1 cup (240 ml) milk', 1 / 8, '2 tablespoons (30 ml) milk'],
  ['½ teaspoon (3 g) fine salt', 1 / 8, '1 pinch (about 0.4 g) fine salt'],
  ['3 large eggs', 0.5, 'about 2 large eggs'],
  ['2 large eggs', 1 / 4, 'about ½ large egg'],
  ['One 14-ounce (400 g) can tomatoes', 2, 'Two 14-ounce (400 g) cans tomatoes'],
  ['One 14-ounce (400 g) can tomatoes', 0.5, '½ × 14-ounce (400 g) can tomatoes'],
  ['2 x 400g tins tomatoes', 2, '4 x 400g tins tomatoes'],
  ['4 salmon fillets, 6 ounces (170 g) each', 2, '8 salmon fillets, 6 ounces (170 g) each'],
  ['2 tablespoons plus 1 teaspoon (21 g) kosher salt', 3, '7 tablespoons (63 g) kosher salt'],
  [
    '½ cup (113 g) butter, plus 1 teaspoon (5 g) for the pan',
    2,
    '1 cup (225 g) butter, plus 2 teaspoons (10 g) for the pan',
  ],
  ['3 to 4 tablespoons (45 to 60 ml) oil', 0.5, '1½ to 2 tablespoons (23 to 30 ml) oil'],
  ['2 packed cups (60 g) spinach', 0.5, '1 packed cup (30 g) spinach'],
  ['400g flour', 3, '1.2kg flour'],
  ['Half a lemon', 4, '2 lemons'],
  ['Half a cup (120 ml) milk', 2, '1 cup (240 ml) milk'],
  ['Juice of ½ lemon', 2, 'Juice of 1 lemon'],
  ['2 tomatoes and 1 small cucumber, diced', 2, '4 tomatoes and 2 small cucumbers, diced'],
  ['4 thighs and 4 drumsticks, about 4 pounds', 1 / 4, '1 thigh and 1 drumstick, about 1 pound'],
  ['1½ pounds (680 g) tenders, about 12', 2, '3 pounds (1.36 kg) tenders, about 24'],
  ['a pinch of salt', 2, '2 pinches of salt'],
  ['1 to 2 pinches of salt', 1 / 4, '1 pinch of salt'],
  ['1 dash hot sauce', 1 / 2, '1 dash hot sauce'],
  ['Salt, to taste', 2, 'Salt, to taste'],
])('“%s” × %d is “%s”', (line, factor, expected) => {
  expect(shown(line, { factor })).toBe(expected)
})

test.each([
  ['1½ cups (190 g) flour', 'metric', '190 g flour'],
  ['One 14-ounce (400 g) can tomatoes', 'us', 'One 14-ounce can tomatoes'],
  ['One 14-ounce (400 g) can tomatoes', 'metric', 'One 400 g can tomatoes'],
  ['2 bags beans, 1 pint (8 oz) each', 'us', '2 bags beans, 1 pint (8 oz) each'],
  ['1 stick (4 ounces/113 g) butter', 'metric', '1 stick (113 g) butter'],
  ['½-inch (1.3 cm) slices of 1 loaf', 'metric', '1.3 cm slices of 1 loaf'],
  ['1 cup milk, warmed to 105°F (40°C)', 'metric', '240 ml milk, warmed to 40°C'],
  ['1 cup milk, warmed to 105°F', 'metric', '240 ml milk, warmed to 41°C'],
  ['2 cups all-purpose flour', 'metric', '245 g all-purpose flour'],
  ['1 pound beef', 'metric', '450 g beef'],
  ['500 ml milk', 'us', '2⅛ cups milk'],
  ['2 cups walnuts', 'metric', '2 cups walnuts'],
  ['1 cup strong coffee', 'metric', '240 ml strong coffee'],
  ['1 cup ground coffee', 'metric', '1 cup ground coffee'],
  ['1 to 1½ cups milk', 'metric', '240 to 350 ml milk'],
] as const)('“%s” in %s units is “%s”', (line, units, expected) => {
  expect(shown(line, { factor: 1, units })).toBe(expected)
})

const TAKEN_FROM = [
  '5 tablespoons (71 g) butter, divided',
  '2 cups (250 g) flour',
  '4 eggs',
  '2 lemons',
  '1 lime',
  '12 shrimp',
  '2 medium red onions',
]

function shownStep(step: string, wanted: ScaleOptions): string {
  const { steps } = describeCooking({ ingredients: TAKEN_FROM, instructions: [step] }, 'en')
  return scaleText(step, { amounts: steps[0]?.amounts ?? [] }, { servings: 4, ...wanted })
}

test.each([
  ['Melt 3 tablespoons (43 g) of the butter.', 2, 'Melt 6 tablespoons (86 g) of the butter.'],
  ['Add the last tablespoon (14 g) of butter.', 2, 'Add the last 2 tablespoons (28 g) of butter.'],
  ['Dip out a cup (240 ml) of the water.', 2, 'Dip out 2 cups (480 ml) of the water.'],
  ['Crack in two of the eggs.', 2, 'Crack in four of the eggs.'],
  ['Grate the zest of one lemon.', 0.5, 'Grate the zest of ½ lemon.'],
  ['Peel two of the lemons.', 0.5, 'Peel one of the lemons.'],
  ['Grate the zest of half the lime.', 2, 'Grate the zest of 1 lime.'],
  ['Squeeze half of the lime.', 4, 'Squeeze 2 limes.'],
  ['Blend in one roughly chopped onion.', 2, 'Blend in two roughly chopped onions.'],
  ['Fill between two 16-ounce (480 ml) jars.', 2, 'Fill between four 16-ounce (480 ml) jars.'],
  ['Lay two eggs on each of four plates.', 2, 'Lay two eggs on each of eight plates.'],
  ['Make six wells in the sauce.', 2, 'Make twelve wells in the sauce.'],
  ['Scoop 24 mounds, 12 to a pan.', 2, 'Scoop 48 mounds, 12 to a pan.'],
  [
    'Line two 9-inch (23 cm) pans with foil.',
    2,
    'Line two 9-inch (23 cm) pans (for 4 servings) with foil.',
  ],
])('in a step, “%s” × %d is “%s”', (step, factor, expected) => {
  expect(shownStep(step, { factor })).toBe(expected)
  expect(shownStep(step, { factor: 1 })).toBe(step)
})

test.each([
  'Heat the oven to 400°F (205°C), with a 3-quart (2.8 L) pan in it, for 2 minutes.',
  'Drop balls of 2 tablespoons (30 g) each, ½ inch (1.3 cm) apart.',
  'Drizzle 1 teaspoon (5 g) of the butter over each.',
  'Add the eggs one at a time, then beat one minute more.',
  'Cut each lemon into four wedges.',
  'Line up three shrimp halves, and set half a lemon on each.',
  'Add the flour in three additions, folding five or six times.',
  'Push the eggs to the two sides of the pan.',
])('“%s” is the same for any number of servings', (step) => {
  expect(shownStep(step, { factor: 2 })).toBe(step)
})

test('sizes in a step are shown in the wanted units', () => {
  const step = 'Melt 3 tablespoons (43 g) of the butter at 400°F (205°C) in a 3-quart (2.8 L) pan.'
  expect(shownStep(step, { factor: 1, units: 'metric' })).toBe(
    'Melt 43 g of the butter at 205°C in a 2.8 L pan.',
  )
})

const LONE_ZERO = /(?<![\d.])0(?![\d.])/

/** Scales each measure of an amount without the others, and checks the result. */
function checkAmount(line: string, amount: WrittenAmount, factor: number): void {
  for (const measure of amount.isFixed || amount.isUnknown ? [] : amount.measures) {
    if (measure.plus || amount.measures.some(({ plus }) => plus)) continue
    const alone = { amounts: [{ ...amount, measures: [measure] }] }
    const before = line.slice(0, measure.span[0])
    const behind = line.slice(measure.span[1]).length
    const text = scaleText(
      line,
      { amounts: alone.amounts.map(({ noun: _noun, ...rest }) => rest) },
      { factor },
    )
    const to = text.slice(before.length, text.length - behind)
    const isMarked = /\babout |^under |pinch|drops/.test(to) || before.endsWith('about ')
    const written = readShown(to, measure.unit)
    expect(written, `${line} × ${factor}: ${to}`).toBeGreaterThan(0)
    const right = measure.quantity * (unitFactsOf(measure.unit)?.factor ?? 1) * factor
    const error = isMarked ? 0 : Math.abs(written - right) / right
    expect(error, `${line} × ${factor}: ${to}`).toBeLessThanOrEqual(0.0301)
  }
}

const SIGNS: Record<string, number> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
}
const UNITS: Record<string, number> = {
  teaspoon: 4.92892,
  tsp: 4.92892,
  tablespoon: 14.78676,
  tbsp: 14.78676,
  cup: 236.588,
  quart: 946.353,
  pint: 473.176,
  ounce: 28.3495,
  oz: 28.3495,
  pound: 453.592,
  lb: 453.592,
  g: 1,
  kg: 1000,
  ml: 1,
  l: 1000,
  pinch: 0.3,
  drop: 0.3,
}

/** Parses a shown measure in milliliters, grams or things, independently of the app's code. */
function readShown(text: string, unit: string): number {
  if (/pinch|drops/.test(text) && unit !== 'whole') return 0.3
  const written = text.replace(/^about /i, '')
  return written.split(' plus ').reduce((sum, part) => {
    const [, whole = '', sign = '', word = ''] =
      /(\d+(?:\.\d+)?)?([⅛¼⅓½⅔¾])?(?: ×)?[ -]?(?:packed )?(\p{L}*)$/u.exec(part) ?? []
    const number = Number(whole || 0) + (SIGNS[sign] ?? 0)
    const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
    const named =
      number === 0 ? words.findIndex((one) => new RegExp(`^${one}\\b`, 'i').test(part)) + 1 : number
    return sum + named * (UNITS[word.toLowerCase().replace(/s$/, '')] ?? 1)
  }, 0)
}

/** Checks that amounts stay unchanged at factor 1, and are correct at every other factor. */
function checkText(text: string, amounts: WrittenAmount[]): void {
  expect(scaleText(text, { amounts }, { factor: 1 })).toBe(text)
  for (const factor of FACTORS) {
    const scaled = scaleText(text, { amounts }, { factor })
    expect(scaled).not.toMatch(/\d\.\d{3}|NaN|undefined/)
    for (const amount of amounts) checkAmount(text, amount, factor)
  }
}

test('all amounts of the starting recipes are within 3 % or say “about”, at every factor', () => {
  for (const { ingredients, steps } of readRecipes()) {
    const instructions = steps.map(({ text }) => text)
    const cooking = describeCooking({ ingredients, instructions }, 'en')
    for (const [index, line] of ingredients.entries()) {
      checkText(line, cooking.ingredients[index]?.amounts ?? [])
      for (const factor of FACTORS) expect(shown(line, { factor })).not.toMatch(LONE_ZERO)
    }
    for (const [index, step] of instructions.entries()) {
      checkText(step, cooking.steps[index]?.amounts ?? [])
    }
  }
})

test('whatever a line is, its amounts stand in it, in their order', () => {
  const pieces = fc.oneof(
    fc.constantFrom(...'1|½|cup|(250 g)| plus |2-inch (5 cm)|400g|each|a|of|°F|–'.split('|')),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (some) => {
      const line = some.join(' ')
      const spans = ingredientAmounts(line).flatMap(({ measures }) =>
        measures.map(({ span }) => span),
      )
      for (const [start, end] of spans) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(line.length)
      }
      shown(line, { factor: 3, units: 'metric' })
    }),
    { numRuns: 40 },
  )
})
