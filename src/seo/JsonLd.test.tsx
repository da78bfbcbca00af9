import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from './JsonLd.tsx'

test('a text cannot break out of the script it stands in', () => {
  const html = renderToStaticMarkup(<JsonLd nodes={[{ '@type': 'Thing', name: '</script><b>' }]} />)
  expect(html).not.toContain('</script><b>')
  const { '@graph': graph } = JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))
  expect(graph).toContainEqual({ '@type': 'Thing', name: '</script><b>' })
})
