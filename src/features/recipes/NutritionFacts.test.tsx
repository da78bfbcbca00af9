import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NutritionFacts } from './NutritionFacts.tsx'

test('amounts stand apart from their units, whether written so or not', () => {
  const nutrition = { calories: '485 kcal', protein: '33g', carbs: '4.5g', fat: '12 g' }
  const html = renderToStaticMarkup(<NutritionFacts nutrition={nutrition} />)
  const shown = [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, value]) => value)
  expect(shown).toEqual(['485 kcal', '33\u00A0g', '4.5\u00A0g', '12 g'])
})
