import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Ribbon } from './Ribbon.tsx'

test('a ribbon says when readers see the document', () => {
  expect(renderToStaticMarkup(<Ribbon ribbon="Draft" />)).toMatch(/^<p class="[^"]+">Draft<\/p>$/)
})

test('what is published for good has none', () => {
  expect(renderToStaticMarkup(<Ribbon ribbon={undefined} onCard />)).toBe('')
})
