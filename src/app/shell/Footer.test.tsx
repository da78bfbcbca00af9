// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { Providers } from '../Providers.tsx'
import { MemoryRouter } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { Footer } from './Footer.tsx'
import { HEADER } from '../../../pipeline/content/compile/compileNavigation.ts'

test('the copyright is of the year of the visit, prerendered of that of the build', () => {
  vi.useFakeTimers({ now: new Date('2031-06-01') })
  const prerendered = renderToString(
    <Providers>
      <MemoryRouter>
        <Footer year={2029} />
      </MemoryRouter>
    </Providers>,
  )
  expect(prerendered).toContain('2029')
  show(<Footer year={2029} />)
  expect(screen.getByText(/All rights reserved/).textContent).toMatch(/^© 2031 /)
})

test('it leads to every page of the header, to the privacy page, and to what is kept', () => {
  show(<Footer year={2029} />)
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link')
  const addresses = links.map((link) => link.getAttribute('href'))
  const kept = [paths.privacy, paths.saved, paths.shoppingList]
  expect(addresses).toEqual(expect.arrayContaining([...HEADER.map(({ to }) => to), ...kept]))
  expect(screen.getByRole('region', { name: 'Newsletter' })).toBeDefined()
})

const isPaused = () => document.documentElement.hasAttribute('data-motion-paused')

test('it stops the motion of the logo and starts it again, and says which', async () => {
  const { user } = show(<Footer year={2029} />)
  expect(isPaused()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Pause logo animation' }))
  expect(isPaused()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Play logo animation' }))
  expect(isPaused()).toBe(false)
})
