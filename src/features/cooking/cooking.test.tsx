// @vitest-environment happy-dom
import { act, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { spyOnToasts } from '../../../tests/support/spyOnToasts.ts'
import { cookingStore } from '../../storage/cookingStore.ts'
import {
  changeProgress,
  dropOldProgress,
  reportStorage,
  startOver,
  tickLine,
  useStartOver,
  useUnstored,
} from './cookingProgress.ts'
import { lineKeys } from './recipeToCook.ts'
import { describeCooking } from '../../../pipeline/cooking/describeCooking.ts'
import { SwapControls } from './SwapControls.tsx'
import { scaleRecipe, swapRecipe } from './scaleRecipe.ts'
import { changeScale, scaleOf } from './scaleAddress.ts'
import { type Rescale, ScaleControls } from './ScaleControls.tsx'
import { toServings } from '../../cooking/servings.ts'
import { show } from '../../../tests/support/show.tsx'

const DAY = 24 * 60 * 60 * 1000

afterEach(() => {
  for (const id of cookingStore.readAll().keys()) cookingStore.change(id, () => undefined)
})

test('ticks, step and servings are kept together, with the time of the last change', () => {
  vi.useFakeTimers({ now: 1000 })
  tickLine(7, 'ingredients', '2 eggs', true)
  tickLine(7, 'steps', 'Whisk.', true)
  changeProgress(7, () => ({ step: 'Fry.', servings: 8 }))
  vi.setSystemTime(2000)
  tickLine(7, 'ingredients', '2 eggs', true)
  expect(cookingStore.read('7')).toEqual({
    at: 2000,
    step: 'Fry.',
    servings: 8,
    ingredients: ['2 eggs'],
    steps: ['Whisk.'],
  })
})

test('starting over forgets step and ticks, and keeps for how many it is', () => {
  tickLine(7, 'ingredients', '2 eggs', true)
  changeProgress(7, () => ({ step: 'Fry.', servings: 8 }))
  startOver(7)
  expect(cookingStore.read('7')).toMatchObject({ servings: 8, ingredients: [], steps: [] })
  expect(cookingStore.read('7')?.step).toBeUndefined()
})

test('what was started over comes back with Undo, as long as nothing else was done', () => {
  tickLine(7, 'steps', 'Whisk.', true)
  changeProgress(7, () => ({ step: 'Fry.', servings: 8 }))
  const before = cookingStore.read('7')
  const { result } = renderHook(() => useStartOver(7))
  act(() => result.current.startOver())
  expect(cookingStore.read('7')?.step).toBeUndefined()
  act(() => result.current.undo?.())
  expect(cookingStore.read('7')).toEqual(before)
  expect(result.current.undo).toBeUndefined()
  act(() => result.current.startOver())
  act(() => tickLine(7, 'steps', 'Fry.', true))
  expect(result.current.undo).toBeUndefined()
})

test('a place that says nothing is not kept', () => {
  tickLine(7, 'steps', 'Whisk.', true)
  tickLine(7, 'steps', 'Whisk.', false)
  expect({ ...localStorage }).toEqual({})
})

test('a place is kept for 30 days after its last change', () => {
  vi.useFakeTimers({ now: 0 })
  tickLine(7, 'steps', 'Whisk.', true)
  vi.setSystemTime(DAY)
  tickLine(8, 'steps', 'Whisk.', true)
  dropOldProgress(30 * DAY)
  expect([...cookingStore.readAll().keys()]).toEqual(['7', '8'])
  dropOldProgress(30.5 * DAY)
  expect([...cookingStore.readAll().keys()]).toEqual(['8'])
})

test.each([
  '{}',
  '{"at":1,"ingredients":[7],"steps":[]}',
  '{"at":"now","ingredients":[],"steps":[]}',
])('what is no place (%s) is none', (text) => {
  localStorage.setItem('cooking:7', text)
  expect(cookingStore.read('7')).toBeUndefined()
})

test('that nothing can be stored is said until something is stored again', () => {
  const told = spyOnToasts()
  const { result } = renderHook(() => useUnstored())
  act(() => reportStorage(false))
  act(() => reportStorage(false))
  expect(told).toHaveBeenCalledOnce()
  expect(result.current).toBe(true)
  act(() => reportStorage(true))
  expect(result.current).toBe(false)
})

test('a line is known by itself, and one that comes again by its number, too', () => {
  const keys = lineKeys(['salt', '1 egg', 'salt', 'salt'])
  expect(keys).toEqual(['salt', '1 egg', 'salt #2', 'salt #3'])
})

test.each([
  ['¼ cup (60 ml) low-sodium soy sauce, divided', 'low-sodium soy sauce, divided'],
  ['2 tablespoons plus 1 teaspoon (21 g) kosher salt, divided', 'kosher salt, divided'],
  ['5 cups (1.2 L) cold water, divided', 'cold water, divided'],
  ['2 tomatoes and 1 cucumber, divided', '4 tomatoes and 2 cucumbers, divided'],
  ['1 cup (240 ml) water', '2 cups (480 ml) water'],
])('of “%s”, a step for twice the servings needs “%s”', (line, needed) => {
  const instructions = ['Mix all the ingredients.']
  const cooking = describeCooking({ ingredients: [line], instructions }, 'en')
  const sauce = { id: 7, title: 'Sauce', servings: 4, instructions, cooking }
  const recipe = { ...sauce, ingredients: [{ text: line }] }
  expect(scaleRecipe(recipe, '?servings=8').ingredientsOfSteps).toEqual([
    [{ key: line, text: needed }],
  ])
})

test.each([
  ['8', 8],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['0.333333', 0.33],
  ['1000', 1000],
  ['1,000', 1000],
  ['1001', undefined],
  ['0', undefined],
  ['0.001', undefined],
  ['-4', undefined],
  ['Infinity', undefined],
  ['eight', undefined],
  ['', undefined],
  [null, undefined],
])('%j stands for %j servings', (text, servings) => {
  expect(toServings(text)).toBe(servings)
})

test('units that nobody knows are those of the author', () => {
  expect(scaleOf('?units=metric')).toEqual({ servings: undefined, units: 'metric' })
  expect(scaleOf('?units=furlongs&servings=3')).toEqual({ servings: 3, units: undefined })
})

test.each([
  ['keeps what else is in it', '?a=b&units=us', { servings: 8 }, 'a=b&servings=8&units=us'],
  ['says nothing of the written', '?servings=8&units=us', { servings: 4, units: undefined }, ''],
])('an address with a changed scale %s', (_what, search, to, changed) => {
  const address = changeScale({ search, hash: '#cook' }, { servings: 4 }, to)
  expect(address).toEqual({ search: changed, hash: '#cook' })
})

function showControls() {
  const rescale = vi.fn<(to: Rescale) => void>()
  const controls = (servings: number) => (
    <ScaleControls writtenServings={4} {...{ servings, rescale }} />
  )
  const { user, showAgain } = show(controls(4))
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Servings' })
  return { user, field, rescale, update: (servings: number) => showAgain(controls(servings)) }
}

test('what is typed stays while the code that scales arrives; other servings replace it', async () => {
  const { user, field, update } = showControls()
  await user.type(field, '0')
  update(4)
  expect(field.value).toBe('40')
  update(5)
  expect(field.value).toBe('5')
})

test('what is no number is said and replaced', async () => {
  const { user, field, rescale } = showControls()
  await user.type(field, 'x')
  await user.tab()
  expect(field.value).toBe('4')
  expect(rescale).toHaveBeenLastCalledWith({ typed: '4x' })
  expect(screen.getByRole('status').textContent).toContain('“4x” is not possible')
  await user.clear(field)
  await user.tab()
  expect(screen.getByRole('status').textContent).toContain('Nothing was written')
})

const SOUP = {
  id: 7,
  title: 'Soup',
  servings: 4,
  allergenList: 'milk',
  ingredients: [{ text: '1 cup cream', shopLink: 'https://shop.example' }, { text: '2 leeks' }],
  instructions: ['Boil the leeks.', 'Add the cream.'],
  cooking: { ingredients: [], steps: [] },
  swaps: [
    {
      makes: 'vegan',
      diet: ['vegan'],
      allergenList: '',
      ingredients: ['1 cup coconut cream', '2 leeks'],
      instructions: ['Boil the leeks.', 'Add the coconut cream.'],
      cooking: describeCooking({ ingredients: ['1 cup coconut cream'], instructions: [] }, 'en'),
    },
  ],
}

test('the swap of an address changes lines, steps, amounts and labels; an unknown one nothing', () => {
  expect(swapRecipe(SOUP, '?swap=vegan')).toMatchObject({
    swapped: 'vegan',
    allergenList: '',
    ingredients: [
      { text: '1 cup coconut cream', shopLink: undefined, isSwapped: true },
      { text: '2 leeks' },
    ],
    instructions: ['Boil the leeks.', 'Add the coconut cream.'],
  })
  const { ingredients } = scaleRecipe(swapRecipe(SOUP, '?swap=vegan'), '?swap=vegan&servings=8')
  expect(ingredients).toEqual(['2 cups coconut cream', '2 leeks'])
  expect(swapRecipe(SOUP, '?swap=nut-free')).toBe(SOUP)
})

test('a swap is pressed and pressed again, and the address has it beside the servings', () => {
  const asked: Rescale[] = []
  const rescale = (to: Rescale) => void asked.push(to)
  show(<SwapControls recipe={{ ...SOUP, swapped: 'vegan' }} rescale={rescale} />)
  const button = screen.getByRole('button', { name: 'Make it vegan', pressed: true })
  act(() => button.click())
  expect(asked).toEqual([{ swap: 'vegan' }])
  expect(screen.getByRole('status').textContent).toBe(
    'Swapped to make it vegan. Nutrition is for the recipe as written.',
  )
  const address = { search: '?servings=8', hash: '' }
  expect(changeScale(address, SOUP, { swap: 'vegan' }).search).toBe('servings=8&swap=vegan')
})
