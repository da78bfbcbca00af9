import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PublicationBadge } from './PublicationBadge.tsx'

test.each([
  ['Draft', true, /^<p class="[^"]+">Draft<\/p>$/],
  ['Draft', false, /^$/],
  [undefined, true, /^$/],
])('the badge %s is shown as it should be, to editors %s', (label, isDev, html) => {
  vi.stubEnv('DEV', isDev)
  expect(renderToStaticMarkup(<PublicationBadge label={label} />)).toMatch(html)
})
