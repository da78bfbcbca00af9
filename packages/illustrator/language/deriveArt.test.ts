import { expect, test } from 'vitest'
import { deriveArt, type Subject } from './deriveArt.ts'
import { formNamed } from './dishForms.ts'
import { parseArt } from './parseArt.ts'

/** The parts of the line of a recipe without one. */
function derived(title: string, ingredients: string[] = [], id = 2) {
  const subject: Subject = { id, title, category: 'Dinner', ingredients }
  const line = deriveArt('recipes', subject)
  const [, vessel = '', foods = ''] = line.split(' | ')
  const mistakes: string[] = []
  parseArt(line, ({ what }) => mistakes.push(what))
  return { line, vessel, foods, mistakes }
}

const DISHES = [
  ['Lemon tart', 'plate:bone/rose', 'galette'],
  ['Grandmother’s apple tarts', 'plate:bone/rose', 'galette'],
  ['Roasted tomato soup with garlic croutons', 'bowl:teal/bone', 'soup'],
  ['Curry noodle soup', 'bowl:teal/bone', 'soup'],
  ['Soup of leeks', 'bowl:teal/bone', 'soup'],
  ['Carrot cake', 'cakestand', 'cake'],
  ['Chewy ginger cookies', 'rack', 'cookie'],
  ['Seeded rye bread', 'board', 'loaf'],
  ['Banana bread', 'board', 'bananabread'],
  ['Lamb skewers with mint', 'platter', 'skewer@12!1.3'],
  ['Crisp fish tacos', 'plate:bone/teal', 'taco*3'],
  ['Spinach pasta', 'shallowbowl:bone/terracotta', 'spaghetti'],
  ['Pumpkin curry', 'bowl:teal/bone', 'curry'],
  ['Cherry pie', 'plate:bone/teal', 'pie'],
  ['Club sandwiches', 'plate:bone/basil', 'sandwich'],
  ['Mango smoothie', 'bowl:bone/plum', 'yogurt'],
  ['Vanilla ice cream', 'plate:bone/teal', 'icecream'],
  ['Plum crumble', 'bakingdish', 'cobbler'],
] as const

test.each(DISHES)('%s lies in %s and is %s', (title, vessel, food) => {
  const art = derived(title)
  expect(art.mistakes).toEqual([])
  expect(art.vessel).toBe(vessel)
  expect(art.foods.split('; ')[0]).toBe(food)
})

test('a salad is what is in it, in a bowl', () => {
  const art = derived('Tomato salad', ['2 tomatoes', '1 handful basil'])
  expect(art.vessel).toBe('bowl:bone/basil')
  expect(art.foods).toBe('tomato@12; basil@2')
})

test('nothing lies on what hides it, and a few of the ingredients on the rest', () => {
  const ingredients = ['3 carrots', '1 bunch basil', '2 tomatoes']
  expect(derived('Carrot cake', ingredients).foods).toBe('cake')
  expect(derived('Tomato pizza', ingredients).foods).toBe('pizza; carrot@12; basil@2')
  expect(derived('Carrot soup', ingredients).foods).toBe('soup; carrot@12; basil@2; tomato@4')
})

test('what comes with a dish is not its form, and no word of a form leaves it to the category', () => {
  expect(formNamed(['roast', 'chicken', 'with', 'crisp'])).toBe(undefined)
  expect(derived('Roast chicken with crisp potatoes').vessel).toMatch(/^(shallowbowl|platter)/)
})

test('the same dish of the next number lies in something else', () => {
  for (const [title] of DISHES) {
    const [even, odd] = [derived(title, [], 2), derived(title, [], 3)]
    expect(odd.vessel).not.toBe(even.vessel)
    expect(odd.mistakes).toEqual([])
  }
})
