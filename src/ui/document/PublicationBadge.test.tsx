import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { PublicationBadge } from './PublicationBadge.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a badge says when readers see the document', () => {
  expect(renderToStaticMarkup(<PublicationBadge label="Draft" />)).toMatch(
    /^<p class="[^"]+">Draft<\/p>$/,
  )
})

test('what is published for good has none', () => {
  expect(renderToStaticMarkup(<PublicationBadge label={undefined} onCard />)).toBe('')
})

test('readers never get one', () => {
  vi.stubEnv('DEV', false)
  expect(renderToStaticMarkup(<PublicationBadge label="Draft" />)).toBe('')
})
