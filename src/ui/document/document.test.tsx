// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { renderToString, renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { documentBreadcrumbs } from '../../addresses/breadcrumbs.ts'
import { canonicalUrl } from '../../addresses/canonicalUrl.ts'
import { CATEGORY_KEY } from '../../storage/keys.ts'
import { DocumentBar } from './DocumentBar.tsx'
import * as sharing from '../share/shareOrCopy.ts'
import { PaidLink } from './PaidLink.tsx'
import { PublicationBadge } from './PublicationBadge.tsx'
import { settings } from '../../settings/settings.ts'
import { SampleNote } from './SampleNote.tsx'
import { spyOnToasts } from '../../../tests/support/spyOnToasts.ts'

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

test('the bar leads back to the category that was chosen in its list, prerendered to the list', () => {
  sessionStorage.setItem(`${CATEGORY_KEY}/blog`, 'Kitchen Science')
  sessionStorage.setItem(`${CATEGORY_KEY}/reviews`, 'Knives')
  const bar = <DocumentBar breadcrumbs={CRUMBS} />
  show(bar)
  const link = screen.getByRole('link', { name: 'Back to Blog' })
  expect(link.getAttribute('href')).toBe('/blog?category=Kitchen+Science')
  expect(renderToString(<MemoryRouter>{bar}</MemoryRouter>)).not.toContain('category=')
})

test('a paid link says what it is to the ear, the eye and search engines', () => {
  show(
    <PaidLink href="https://shop.example/salt" className="shop">
      Shop salt
    </PaidLink>,
  )
  const link = screen.getByRole('link', { name: 'Shop salt (paid link, opens in a new tab)' })
  expect(link.getAttribute('href')).toBe('https://shop.example/salt')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('sponsored nofollow noopener')
  expect(link.className).toBe('shop')
  expect(screen.getByText('paid link').getAttribute('aria-hidden')).toBe('true')
})

test.each([
  ['Draft', true, /^<p class="[^"]+">Draft<\/p>$/],
  ['Draft', false, /^$/],
  [undefined, true, /^$/],
])('the publication badge “%s” is shown in development alone (%s)', (label, isDev, html) => {
  vi.stubEnv('DEV', isDev)
  expect(renderToStaticMarkup(<PublicationBadge label={label} />)).toMatch(html)
})

test.each([
  [
    true,
    /^<p [^>]*>Products, ratings and counts are samples\. The products do not exist; no test took place\.<\/p>$/,
  ],
  [false, /^$/],
])('the note on sample content stands where sampleContent is set (%s)', (isSample, expected) => {
  vi.spyOn(settings, 'sampleContent', 'get').mockReturnValue(isSample)
  expect(renderToStaticMarkup(<SampleNote />)).toMatch(expected)
})

const ADDRESS = canonicalUrl('/blog/3')

test.each([
  ['shared', []],
  ['copied', [[{ title: 'Link copied', message: 'Paste it into a message or a note.' }]]],
  ['refused', [[{ title: 'Copy this link', link: ADDRESS, duration: Infinity }]]],
] as const)(
  'the one address of a document, when %s, is followed by %j',
  async (outcome, toasts) => {
    const told = spyOnToasts()
    const share = vi.spyOn(sharing, 'shareOrCopy').mockResolvedValue(outcome)
    const { user } = show(<DocumentBar breadcrumbs={CRUMBS} />, { at: '/blog/3/?from=mail' })
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'How to salt', url: ADDRESS }, ADDRESS)
    expect(told.mock.calls).toEqual(toasts)
  },
)
