import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

const PICTURE = { name: 'recipes-7-0123456789', color: '#aabbcc' }

/** Returns the preload links that React writes before the page's elements. */
function preloads(isEager: boolean, picture: typeof PICTURE | { address: string } = PICTURE) {
  const text = { imageDesc: 'A pan of eggs', title: 'Shakshuka' }
  const html = renderToString(createElement(Picture, { ...text, picture, sizes: 'half', isEager }))
  const [links = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? []
  const [, files] = /srcSet="([^"]*)" sizes="[^"]*"/.exec(html) ?? []
  return { links, files }
}

test('the picture that a page shows first is asked for in its head, by the files that it has', () => {
  const { links, files } = preloads(true)
  expect(files).toContain('/pictures/recipes-7-0123456789-800.avif 800w')
  expect(links).toContain(`imageSrcSet="${files}"`)
  expect(links.match(/<link /g)).toHaveLength(1)
})

test('none is when all load as they come near, or the first one lies elsewhere', () => {
  expect(preloads(false).links).toBe('')
  expect(preloads(true, { address: 'https://pictures.example/eggs.jpg' }).links).not.toContain(
    'imageSrcSet',
  )
})
