// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { documentBreadcrumbs } from '../../addresses/breadcrumbs.ts'
import { canonicalUrl } from '../../addresses/canonicalUrl.ts'
import { CATEGORY_KEY } from '../../storage/keys.ts'
import { DocumentBar } from './DocumentBar.tsx'
import * as sharing from '../share/shareOrCopy.ts'

const CRUMBS = documentBreadcrumbs('posts', { name: 'How to salt', path: '/blog/3' })

test('every page on the way is a link, but the one that is shown', () => {
  show(<DocumentBar breadcrumbs={CRUMBS} />)
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  const parts = trail.getAllByRole('listitem')
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Home', 'Blog', 'How to salt'])
  const links = trail.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/blog'])
  expect(trail.getByText('How to salt').getAttribute('aria-current')).toBe('page')
})

test('what is shared is the document, under its one address', async () => {
  const share = vi.spyOn(sharing, 'shareOrCopy').mockResolvedValue('handedOn')
  const { user } = show(<DocumentBar breadcrumbs={CRUMBS} />, { at: '/blog/3/?from=mail' })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const link = { title: 'How to salt', url: canonicalUrl('/blog/3') }
  expect(share).toHaveBeenCalledExactlyOnceWith(link, link.url)
})

test('it leads back to the category that was chosen in that list, prerendered to the list', () => {
  sessionStorage.setItem(`${CATEGORY_KEY}/blog`, 'Kitchen Science')
  sessionStorage.setItem(`${CATEGORY_KEY}/reviews`, 'Knives')
  const bar = <DocumentBar breadcrumbs={CRUMBS} />
  show(bar)
  const link = screen.getByRole('link', { name: 'Back to Blog' })
  expect(link.getAttribute('href')).toBe('/blog?category=Kitchen+Science')
  expect(renderToString(<MemoryRouter>{bar}</MemoryRouter>)).not.toContain('category=')
})
