// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show, shownAddress } from '../../../tests/support/show.tsx'
import { Header } from './Header.tsx'
import { english } from '../../../languages/en/index.ts'
import { headerLinks } from '../../../pipeline/content/compile/compileNavigation.ts'

const HEADER = headerLinks(english)

const menu = () => screen.queryByRole('navigation', { name: 'Menu' })
const links = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')

async function showMenu() {
  const { user } = show(<Header />, { at: '/recipes' })
  const button = screen.getByRole('button', { name: 'Open menu', expanded: false })
  await user.click(button)
  return { user, button }
}

test('the links of the site stand in their order', () => {
  show(<Header />)
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    HEADER.map(({ label, to }) => [label, to]),
  )
})

test.each([
  ['/recipes', 'page'],
  ['/recipes/', 'page'],
  ['/recipes/7', 'true'],
])('at %s its list is the current one, as “%s”', (at, current) => {
  show(<Header />, { at })
  const marked = links().filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Recipes'])
  expect(marked[0]?.getAttribute('aria-current')).toBe(current)
})

test('the menu is opened and closed by its button, which says which', async () => {
  const { user, button } = await showMenu()
  expect(menu()?.id).toBe(button.getAttribute('aria-controls'))
  expect(screen.getByRole('button', { name: 'Close menu', expanded: true })).toBe(button)
  await user.click(button)
  expect(menu()).toBe(null)
  expect(screen.getByRole('button', { name: 'Open menu', expanded: false })).toBe(button)
})

test('Escape closes the menu, and the focus is on its button', async () => {
  const { user, button } = await showMenu()
  await user.tab()
  await user.keyboard('{Escape}')
  expect(menu()).toBe(null)
  expect(document.activeElement).toBe(button)
})

test.each(['Blog', 'Recipes'])('a link of the menu, to %s, closes it', async (name) => {
  const { user } = await showMenu()
  await user.click(screen.getAllByRole('link', { name })[1] ?? document.body)
  expect(menu()).toBe(null)
  expect(shownAddress()).toBe(name === 'Blog' ? '/blog' : '/recipes')
})

test('a change of page closes the menu, whatever it comes from', async () => {
  const { user } = await showMenu()
  await user.click(screen.getByRole('link', { name: /, home$/ }))
  expect(menu()).toBe(null)
})
