import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { expect, test } from 'vitest'
import { Head, type HeadProps, pageTitle } from './Head.tsx'

function tags(props: HeadProps): string {
  return renderToStaticMarkup(
    <HelmetProvider>
      <Head {...props} />
    </HelmetProvider>,
  )
}

const PAGE = { title: 'Pancakes', description: 'Tall ones.' }

test('a title ends with the brand, unless it names it already', () => {
  expect(pageTitle('Chana masala')).toBe('Chana masala | Pinchwell')
  expect(pageTitle('About Pinchwell')).toBe('About Pinchwell')
})

test('a page without a path is for no search engine, and says nothing of how it is shared', () => {
  const html = tags(PAGE)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toMatch(/canonical|og:|twitter:/)
})

test('an image of unknown size is shared without one', () => {
  const document = {
    picture: { address: 'https://pictures.example/pancakes.jpg', color: '#ffffff' },
    imageDesc: 'A stack of pancakes',
  }
  const html = tags({ ...PAGE, path: '/recipes/7', document })
  expect(html).toContain(
    '<meta property="og:image" content="https://pictures.example/pancakes.jpg"/>',
  )
  expect(html).toContain('<meta property="og:image:alt" content="A stack of pancakes"/>')
  expect(html).not.toMatch(/og:image:(?:width|height)/)
})
