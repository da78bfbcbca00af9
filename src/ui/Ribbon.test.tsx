import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Ribbon } from './Ribbon.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a ribbon says when readers see the document', () => {
  expect(renderToStaticMarkup(<Ribbon ribbon="Draft" />)).toMatch(/^<p class="[^"]+">Draft<\/p>$/)
})

test('what is published for good has none', () => {
  expect(renderToStaticMarkup(<Ribbon ribbon={undefined} onCard />)).toBe('')
})

test('readers never get one', () => {
  vi.stubEnv('DEV', false)
  expect(renderToStaticMarkup(<Ribbon ribbon="Draft" />)).toBe('')
})
