import { expect, test } from 'vitest'
import { emptySite, importOf } from '../../../tests/support/testImport.ts'
import { addCategoryWords, readCategoryWords } from './categories.ts'

const OWN = 'recipes:\n  - name: Mornings\n  - name: Suppers\n'
const wordsFor = (category: string, words: string) =>
  `importCategories:\n  - category: ${category}\n    words: ${words}\n`

test.each([
  ['the words of the owner', 'Tapas', 'Suppers', OWN, wordsFor('Suppers', 'tapas')],
  ['no category where no word is known', 'Tapas', null, '', ''],
  ['the plural of a word', 'Soups', 'Suppers', OWN, wordsFor('Suppers', 'cena, soup')],
  ['the name of a category', 'suppers', 'Suppers', OWN, ''],
  ['no category that is not on the site', 'Brunch', null, OWN, wordsFor('Breakfast', 'brunch')],
])('a recipe is filed by %s', async (_what, recipeCategory, category, categories, site) => {
  const source = { '@type': 'Recipe', name: 'Broth', recipeCategory, recipeIngredient: ['1 onion'] }
  const words = readCategoryWords({ categories, site })
  const options = { ...emptySite(), categories: words }
  const { documents } = await importOf('x.json', JSON.stringify(source), options)
  expect(documents[0]?.category).toBe(category)
})

test('words that an import learned are added to their category', () => {
  const words = addCategoryWords('name: A site\n', [{ category: 'Lunch', words: 'Tapas' }])
  expect(words).toBe('name: A site\nimportCategories:\n  - category: Lunch\n    words: Tapas\n')
  const other = addCategoryWords(words, [{ category: 'Lunch', words: 'Meze' }])
  expect(other).toContain('    words: Tapas, Meze\n')
})
