// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { documentBreadcrumbs } from '../../addresses/breadcrumbs.ts'
import { canonicalUrl } from '../../addresses/canonicalUrl.ts'
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
