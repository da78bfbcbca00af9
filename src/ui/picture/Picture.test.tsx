// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PictureData } from '../../content/picture.ts'
import { Picture } from './Picture.tsx'

const ADDRESS = 'https://photos.example/soup.jpg'
const OWN = { name: 'recipes-7-1f2e3d4c5b', color: '#123456' }
const ELSEWHERE = { address: ADDRESS }

function render(picture: PictureData, imageDesc: string): HTMLElement {
  const frame = document.createElement('div')
  const props = { picture, imageDesc, title: 'Tomato soup', sizes: 'third' } as const
  frame.innerHTML = renderToStaticMarkup(<Picture {...props} />)
  return frame
}

test('an image elsewhere is shown as it is, in a frame of the same shape', () => {
  const frame = render(ELSEWHERE, 'A bowl of soup.')
  expect(frame.querySelectorAll('[srcset]')).toHaveLength(0)
  expect(frame.querySelector('img')?.src).toBe(ADDRESS)
  const [style, ofOwn] = [frame, render(OWN, 'A bowl of soup.')].map(
    (shown) => shown.querySelector('picture')?.style,
  )
  expect(style?.aspectRatio).toBe(ofOwn?.aspectRatio)
  // The image's color is unknown, so its text must be legible in the page's colors.
  expect([style?.backgroundColor, ofOwn?.backgroundColor]).toEqual(['', '#123456'])
})

test('without a picture there is a cover with the title, of which machines read nothing twice', () => {
  const cover = { cloth: 'gingham', color: 'teal', sign: 'M4 4h16', shapes: [] } as const
  const frame = document.createElement('div')
  const props = { picture: { ...OWN, cover }, imageDesc: 'Soup.', title: 'Tomato soup' }
  frame.innerHTML = renderToStaticMarkup(<Picture {...props} sizes="third" />)
  expect(frame.querySelector('img')).toBe(null)
  const art = frame.querySelector('[data-cover] [aria-hidden="true"]')
  expect(art?.textContent).toBe('Tomato soup')
  expect(art?.querySelector('path[d="M4 4h16"]')).not.toBe(null)
  expect(frame.querySelector('[id]')).toBe(null)
})

test('a picture lies so that the point is seen which its document names', () => {
  const frame = render({ ...OWN, focus: '50% 30%' }, 'A bowl of soup.')
  expect(frame.querySelector('img')?.style.objectPosition).toBe('50% 30%')
  expect(render(OWN, 'Soup.').querySelector('img')?.getAttribute('style')).toBe(null)
})

test.each([
  ['those of imageDesc', OWN, 'A bowl of soup.', 'A bowl of soup.'],
  ['those of imageDesc, elsewhere too', ELSEWHERE, 'A bowl of soup.', 'A bowl of soup.'],
  ['the title where imageDesc is the address', ELSEWHERE, ADDRESS, 'Tomato soup'],
  ['the title where a photo has replaced that address', OWN, ADDRESS, 'Tomato soup'],
])('the words of a picture are %s', (_which, picture, imageDesc, words) => {
  expect(render(picture, imageDesc).querySelector('img')?.alt).toBe(words)
})
