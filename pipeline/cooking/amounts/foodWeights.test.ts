import { expect, test } from 'vitest'
import { ingredientAmounts } from '../ingredients/ingredientAmounts.ts'

const isWeighed = (line: string) =>
  ingredientAmounts(line).some(({ density }) => density !== undefined)

test.each([
  '2 tablespoons honey',
  '2 tablespoons honey, plus more for serving',
  '2 tablespoons honey or maple syrup',
  '½ cup unsweetened cocoa powder, divided',
  '1 cup plain whole-milk Greek yogurt at room temperature',
  '2 cups lentils, rinsed',
])('the volume of “%s” becomes a weight', (line) => {
  expect(isWeighed(line)).toBe(true)
})

test.each([
  ['2 tablespoons honey mustard', 'is named after a food of the table'],
  ['½ cup honey-roasted peanuts', 'is named after a food of the table'],
  ['1 cup hot cocoa mix', 'is named after a food of the table'],
  ['½ cup cocoa nibs', 'is named after a food of the table'],
  ['1 cup hot cocoa', 'is a drink'],
  ['1 cup frozen vanilla yogurt', 'is airier than yogurt'],
  ['2 cups cooked lentils', 'has taken up water'],
  ['2 cups lentils, cooked', 'has taken up water'],
  ['2 cups lentils (cooked)', 'has taken up water'],
])('the volume of “%s” stays, as it %s', (line) => {
  expect(isWeighed(line)).toBe(false)
})
