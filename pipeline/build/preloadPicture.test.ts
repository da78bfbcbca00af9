import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Picture } from '../../src/ui/picture/Picture.tsx'
import { preloadPicture } from './preloadPicture.ts'

const PICTURE = { name: 'recipes-7-0123456789', color: '#aabbcc' }

function rendered(
  isEager: boolean,
  picture: typeof PICTURE | { address: string } = PICTURE,
): string {
  const text = { imageDesc: 'A pan of eggs', title: 'Shakshuka' }
  return renderToString(createElement(Picture, { ...text, picture, sizes: 'half', isEager }))
}

test('the picture that a page shows first is asked for in its head, by the files and sizes that it has', () => {
  const [, files] = /srcSet="([^"]*)"/.exec(rendered(true)) ?? []
  const [, sizes] = /sizes="([^"]*)"/.exec(rendered(true)) ?? []
  expect(files).toContain('/pictures/recipes-7-0123456789-800.avif 800w')
  expect(preloadPicture(`<h1>Eggs</h1>${rendered(false)}${rendered(true)}`)).toBe(
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${files}" imagesizes="${sizes}" fetchpriority="high"/>`,
  )
})

test('none is when all load as they come near, or the first one lies elsewhere', () => {
  expect(preloadPicture(rendered(false))).toBe('')
  expect(preloadPicture(rendered(true, { address: 'https://pictures.example/eggs.jpg' }))).toBe('')
})
