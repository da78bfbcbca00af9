import { expect, test } from 'vitest'
import { english } from '../../../languages/en/index.ts'
import { checkWith } from '../../../tests/content/goodContent.ts'
import { withNavigation } from './compileNavigation.ts'

/** The navigation of the good documents; a file that is null is left out. */
function navigation(files: Record<string, string | null>) {
  return withNavigation(checkWith(files).documents, english).at(-1)?.values ?? {}
}

const labels = (links: unknown) =>
  Array.isArray(links) ? links.map(({ label }: { label: string }) => label) : []

test('without a file, header and footer lead to all that there is', () => {
  const { header, footer, pages, absent } = navigation({})
  const all = ['Home', 'Recipes', 'Reviews', 'Comparisons', 'Blog', 'About', 'Contact']
  expect(labels(header)).toEqual(all)
  expect(labels(footer)).toEqual([...all, 'Saved recipes', 'Shopping list'])
  expect(pages).toEqual([])
  expect(absent).toEqual(expect.arrayContaining(['/collections', '/privacy']))
})

test('a kind without documents and a page without a text have no link', () => {
  const { header, absent } = navigation({
    'reviews/7.yaml': null,
    'posts/3.mdx': null,
    'pages/about.mdx': null,
  })
  expect(labels(header)).toEqual(['Home', 'Recipes', 'Contact'])
  expect(absent).toEqual(expect.arrayContaining(['/reviews', '/blog', '/comparisons', '/about']))
})

const PRESS = '---\nslug: press\ntitle: Press\ndescription: For papers.\n---\n\nWrite to us.\n'

test('the file of the navigation takes the place of the header, and may name pages that the site adds', () => {
  const { header, footer, pages } = navigation({
    'pages/press.mdx': PRESS,
    'posts/3.mdx': null,
    'navigation.yaml':
      'header:\n  - label: For papers\n    to: /press\n  - label: News\n    to: /blog?category=News\n',
  })
  expect(pages).toEqual(['press'])
  expect(header).toEqual([{ label: 'For papers', to: '/press' }])
  expect(labels(footer)).toEqual(['For papers', 'Saved recipes', 'Shopping list'])
})

test('the words of the contact page make no page beside it', () => {
  const { pages } = navigation({ 'pages/contact.mdx': PRESS.replace('press', 'contact') })
  expect(pages).toEqual([])
})
