import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Ribbon } from './Ribbon.tsx'

test('a ribbon says why readers do not see the document', () => {
  expect(renderToStaticMarkup(<Ribbon ribbon="Draft" />)).toMatch(/^<p class="[^"]+">Draft<\/p>$/)
})

test('what is published has no ribbon', () => {
  expect(renderToStaticMarkup(<Ribbon ribbon={undefined} onCard />)).toBe('')
})
