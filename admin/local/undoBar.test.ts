// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UndoBar } from './undoBar.ts'

const RECIPE = { path: 'content/recipes/7.yaml', content: 'id: 7\ntitle: Pancakes\n' }
const PHOTO = { path: 'content/recipes/dal.jpg', content: new Blob(['photo']) }
const SITE = '# The site.\nname: A site # ours\n'

let written: [string, unknown][]
let reason: string | undefined
const tree = {
  async write(path: string, content: unknown) {
    if (reason !== undefined) throw new Error(reason)
    written.push([path, content])
  },
  refresh: async () => SITE,
}
let undoBar: UndoBar
const bar = () => document.querySelector('section')
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
function redirectTo(value: string) {
  Object.assign(document.querySelector('input') ?? {}, { value })
  press('Add redirect')
}

beforeEach(() => {
  written = []
  reason = undefined
  undoBar = new UndoBar(tree)
  vi.useFakeTimers()
  vi.stubGlobal('location', { reload: vi.fn<() => void>() })
})
afterEach(() => press('Close'))

test('what was deleted can be brought back for a minute, the last first', async () => {
  undoBar.offer(RECIPE)
  undoBar.offer(PHOTO)
  expect(bar()?.textContent).toContain('Deleted: dal.jpg, 7.yaml')
  press('Undo')
  await vi.waitUntil(() => written.length === 2)
  expect(written).toEqual([PHOTO, RECIPE].map(({ path, content }) => [path, content]))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(bar()).toBeNull()
})

test('the offer stays while somebody types there, and until the last minute is over', async () => {
  undoBar.offer(RECIPE)
  await vi.advanceTimersByTimeAsync(50_000)
  undoBar.offer({ ...RECIPE, path: 'content/recipes/8.yaml' })
  await vi.advanceTimersByTimeAsync(50_000)
  expect(bar()).not.toBeNull()
  document.querySelector('input')?.focus()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(bar()).not.toBeNull()
})

test('why something could not be brought back stands beside it', async () => {
  reason = 'The number is taken.'
  undoBar.offer(RECIPE)
  press('Undo')
  await vi.waitUntil(() => bar()?.querySelector('[role="alert"]'))
  expect(bar()?.textContent).toContain(reason)
})

test('readers are led elsewhere, and what else was deleted can still be brought back', async () => {
  undoBar.offer(PHOTO)
  undoBar.offer(RECIPE)
  redirectTo('/recipes/8')
  await vi.waitUntil(() => bar()?.textContent?.includes('are led to /recipes/8.'))
  const redirect = 'redirects:\n  - from: /recipes/7\n    to: /recipes/8\n'
  expect(written).toEqual([['content/site.yaml', SITE + redirect]])
  expect(bar()?.textContent).toContain('Deleted: dal.jpg')
  press('Undo')
  await vi.waitUntil(() => written.length === 2)
  expect(written[1]).toEqual([PHOTO.path, PHOTO.content])
})

test('an address that is none of the site is refused in words, before anything is written', async () => {
  undoBar.offer(RECIPE)
  redirectTo('recipes/8')
  await vi.waitUntil(() => bar()?.querySelector('[role="alert"]'))
  expect(bar()?.textContent).toContain('Write the address of a page of this site')
  expect(written).toEqual([])
})

test('nobody has the address of a draft or of a photo', () => {
  undoBar.offer({ ...RECIPE, content: `${RECIPE.content}draft: true\n` })
  undoBar.offer(PHOTO)
  expect(bar()?.querySelector('input')).toBeNull()
})
