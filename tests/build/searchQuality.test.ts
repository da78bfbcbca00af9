import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type SearchAnswer, createSearchEngine } from '../../src/features/search/results/engine.ts'
import { memoize } from '../../src/shared/memoize.ts'
import { indexPath } from '../../src/addresses/paths.ts'
import { dataFile, openBuiltSite } from '../site/builtSite.ts'
import { readDocuments } from '../site/documents.ts'
import { isAnswered, READERS_QUERIES } from './readersQueries.ts'

const KB = 1024

const site = await openBuiltSite()
const { documents } = await readDocuments()
const titles = new Map(documents.map(({ address, title }) => [address, title]))
const { index, suggestions } = JSON.parse(site.text(dataFile('/search'))).data

const indexFile = indexPath(index).slice(1)
const engine = createSearchEngine(site.text(indexFile))

function titlesFor(query: string): (string | undefined)[] {
  return engine.search(query).hits.map(({ path }) => titles.get(path))
}

/** Queries with their first result, or with several titles among the first three results. */
const TABLE: readonly (readonly [query: string, ...titles: string[]])[] = [
  // Full and partial names, and words in any order.
  ['tiramisu', 'Tiramisu'],
  ['Chana Masala', 'Chana masala'],
  ['masala chana', 'Chana masala'],
  ['pad thai', 'Shrimp pad Thai'],
  ['salad tuna', 'Tuna Niçoise salad'],
  ['french onion', 'French onion soup'],
  ['cookies chocolate', 'Brown butter chocolate chip cookies'],
  ['what to do with citrus', 'What to do with a whole crate of citrus'],
  ['how to sharpen a knife', 'Sharpening at home without fear'],
  ['season cast iron', 'How to season and rescue a cast-iron skillet'],
  // Prefixes.
  ['tira', 'Tiramisu'],
  ['shak', 'One-pan shakshuka with feta'],
  ['choc chip', 'Brown butter chocolate chip cookies'],
  ['roast chicken pot', 'Roast chicken with crisp potatoes'],
  ['tagliat', 'Tagliatelle alla bolognese'],
  // Plurals and other forms.
  ['pancake', 'Tall buttermilk pancakes'],
  ['burger', 'Smash burgers with pickles'],
  ['brownie', 'Fudgy cocoa brownies'],
  ['mac and cheese', 'Stovetop mac and cheese'],
  ['green salad', 'Green salad with mustard vinaigrette'],
  ['cinnamon roll', 'Cinnamon rolls with maple icing'],
  ['tacos', 'Crisp fish tacos with radish'],
  ['taco', 'Crisp fish tacos with radish'],
  ['knives', 'Edgemoor 8-Inch Chef’s Knife', 'Three knife cuts that cover every recipe'],
  ['berry', 'Overnight oats with berries and almonds'],
  ['peaches', 'Peach cobbler'],
  ['roast tomatoes', 'Roasted tomato soup with garlic croutons'],
  ['braise', 'Red wine braised short ribs'],
  // Typos.
  ['chiken', 'Sheet-pan rosemary chicken with roots', 'Chicken Caesar wraps'],
  ['brocolli', 'Ginger tofu and broccoli stir-fry'],
  ['tiramissu', 'Tiramisu'],
  ['shakshouka', 'One-pan shakshuka with feta'],
  ['expresso', 'Altura Duo Espresso Machine'],
  ['parmesean', 'Chicken Caesar wraps', 'Creamy mushroom rigatoni'],
  ['bolognase', 'Tagliatelle alla bolognese'],
  ['quesedilla', 'Black bean and corn quesadillas'],
  ['lemn salmn', 'Lemon-herb salmon with asparagus'],
  ['slat', 'Salt early, salt late', 'Tidepan Flaky Sea Salt'],
  ['buttermlik', 'Tall buttermilk pancakes'],
  // Two words as one, and one as two.
  ['airfryer', 'Corvane Crisp 5.5 L Air Fryer', 'Brisko Twin-Drawer 8 L Air Fryer'],
  ['multicooker', 'Tandem 6 L Multi-Cooker'],
  ['stir fry', 'Ginger tofu and broccoli stir-fry'],
  // Accents.
  ['nicoise', 'Tuna Niçoise salad'],
  ['Niçoise', 'Tuna Niçoise salad'],
  ['gruyere', 'Mushroom and Gruyère Dutch baby'],
  ['jalapeño', 'Black bean and corn quesadillas'],
  ['crème', 'Flourless chocolate torte'],
  // Ingredients.
  ['gochujang', 'Kimchi fried rice'],
  ['walnuts', 'Banana bread with toasted walnuts'],
  ['chickpeas', 'Chickpea and avocado grain bowl'],
  ['chicken lemon', 'Chicken Caesar wraps', 'Sheet-pan rosemary chicken with roots'],
  // Brands.
  ['corvane', 'Corvane Crisp 5.5 L Air Fryer'],
  ['Hearthline', 'Hearthline 5.5-Quart Dutch Oven'],
  ['ironbrook skillet', 'Ironbrook 12-Inch Cast-Iron Skillet'],
  ['kazane', 'Kazane 7-Inch Santoku'],
  // Kinds of things.
  ['air fryer', 'Corvane Crisp 5.5 L Air Fryer', 'Emberlo Toaster-Oven Air Fryer'],
  ['coffee makers', 'Pellbrook 12-Cup Drip Coffee Maker'],
  ['blender', 'Whirlow High-Speed Blender', 'Larkspur Immersion Blender'],
  ['desserts', 'Fudgy cocoa brownies'],
  ['chicken recipes', 'Sheet-pan rosemary chicken with roots'],
  ['multi-cooker review', 'Tandem 6 L Multi-Cooker'],
  ['vegan', 'A vegan pantry that cooks itself dinner'],
  // Quotes and operators count as separators.
  ['"miso ramen" -beef +corn', 'Weeknight miso ramen'],
  ['title:pavlova*', 'Passion fruit pavlova'],
]

describe('the index', () => {
  test.each(TABLE)('%s finds %s', (query, ...expected) => {
    const found = titlesFor(query)
    expect(found.slice(0, expected.length === 1 ? 1 : 3)).toEqual(expect.arrayContaining(expected))
  })

  test.each(READERS_QUERIES)('%s finds what fields of documents say', (query, answers) => {
    expect(isAnswered(titlesFor(query), answers)).toBe(true)
  })

  test('finds something for every suggested search', () => {
    expect(suggestions.length).toBeGreaterThan(3)
    const answers = suggestions.map((query: string) => engine.search(query))
    expect(
      answers.filter(
        ({ hits, corrected }: SearchAnswer) => hits.length < 2 || corrected.length > 0,
      ),
    ).toEqual([])
  })
})

/** Unusual queries, including attempts to break the search. */
const ODD = [
  'x'.repeat(200),
  Array.from({ length: 50 }, (_, number) => `w${number}`).join(' '),
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '(a+)+$ [^] .* \\ \\\\ {1,}',
  '\u0000\u0007\u202E\uFEFF',
  '\uD800 \uDFFF salt\uD83C',
  '👩‍🍳🍋🇫🇷',
  'مرحبا שלום ' + 'ก'.repeat(100),
  'e\u0301'.repeat(100),
]

test.each(ODD.map((query) => [query.slice(0, 40), query]))(
  'the query %j… is answered',
  (_begin, query) => {
    expect(engine.search(query).hits.length).toBeLessThanOrEqual(98)
  },
)

test('what a search downloads stays below 107 KB after gzip, with the documents it shows', () => {
  const scripts = [...site.files.keys()].filter((name) => name.endsWith('.js'))
  const engineFile = scripts.find((name) => site.text(name).includes('MiniSearch: ')) ?? ''
  const sent = memoize((name: string) => gzipSync(site.files.get(name) ?? '').length)
  const sizes = TABLE.map(([query]) => {
    const { hits } = engine.search(query)
    const shown = hits.slice(0, 10).map(({ path }) => dataFile(path))
    return [engineFile, indexFile, ...shown].reduce((sum, name) => sum + sent(name), 0)
  })
  expect(Math.min(...sizes)).toBeGreaterThan(30 * KB)
  expect(Math.max(...sizes)).toBeLessThan(107 * KB)
})
