import { describe, expect, test } from 'vitest'
import { vocabulary } from '@pinchwell/illustrator/language'
import { SHOWN_FOODS, SHOWN_PROPS } from './artFoods.ts'
import { foodsNotIn } from './artIngredients.ts'

const shown = (line: string, ...ingredients: string[]) =>
  foodsNotIn(line, ingredients).map(({ word }) => word)

describe('a food in the line of a picture', () => {
  test.each([
    ['tomato', '2 ripe tomatoes, diced'],
    ['jalapeno', '1 jalapeño, sliced'],
    ['raspberry', '1 cup raspberries'],
    ['cilantro', '½ cup coriander leaves'],
    ['slice', '1 loaf country bread'],
    ['soup', '1 onion'],
  ])('“%s” is what “%s” is', (word, ingredient) => {
    expect(shown(`wood | plate | ${word} |`, ingredient)).toEqual([])
  })

  test.each([
    ['mint', '1 cup peppermint candies'],
    ['almond', '1 cup walnuts'],
    ['friedegg', '1 eggplant'],
    ['butter', '1 head butter lettuce'],
    ['butter', '2 tablespoons peanut butter'],
    ['pea', '½ cup peanuts'],
    ['corn', '1 tablespoon cornstarch'],
  ])('“%s” is not what “%s” is', (word, ingredient) => {
    expect(shown(`wood | plate | ${word} |`, ingredient)).toEqual([word])
  })

  test('beside the dish counts, tools do not', () => {
    expect(shown('wood | plate | soup | walnuts@ne; fork@w; napkin@e', '1 onion')).toEqual([
      'walnuts',
    ])
  })

  test('is reported once, however often the line names it', () => {
    expect(shown('wood | plate | mint@3*2; mint@9*2 |', '1 onion')).toEqual(['mint'])
  })

  test('that is made of several needs each of them', () => {
    expect(foodsNotIn('wood | plate | summerroll |', ['12 shrimp'])).toEqual([
      { word: 'summerroll', names: 'mint' },
    ])
  })
})

test('every name of the tables is a word of the vocabulary', () => {
  expect(Object.keys(SHOWN_FOODS).filter((name) => !Object.hasOwn(vocabulary.foods, name))).toEqual(
    [],
  )
  expect(Object.keys(SHOWN_PROPS).filter((name) => !Object.hasOwn(vocabulary.props, name))).toEqual(
    [],
  )
})
