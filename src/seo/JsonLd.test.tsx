// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { settled, show } from '../../tests/support/show.tsx'
import { breadcrumbNode, graphJson } from './siteNodes.ts'

/** Imports a fresh module, since it keeps the writers that a test has set. */
function importAnew() {
  vi.resetModules()
  return import('./JsonLd.tsx')
}

const CRUMBS = [{ name: 'Home', path: '/' }]

function graphIn(part: ParentNode) {
  return part.querySelector('script[type="application/ld+json"]')?.textContent
}

test('a text cannot break out of the script it stands in', () => {
  const json = graphJson([{ '@type': 'Thing', name: '</script><b>' }])
  expect(json).not.toContain('</script><b>')
  const { '@graph': graph } = JSON.parse(json)
  expect(graph).toContainEqual({ '@type': 'Thing', name: '</script><b>' })
})

test('a page that was not prerendered writes its graph once the browser is idle', async () => {
  const { JsonLd } = await importAnew()
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (call: () => void) => waiting.push(call))
  show(<JsonLd nodes={(write) => [write.breadcrumbNode(CRUMBS)]} />)
  await settled(() => new Promise((resolve) => setImmediate(resolve)))
  expect(graphIn(document)).toBeUndefined()
  await settled(() => waiting.forEach((call) => call()))
  await waitFor(() => expect(graphIn(document)).toBe(graphJson([breadcrumbNode(CRUMBS)])))
})

test('a prerendered page keeps its graph, without what writes it', async () => {
  const { JsonLd } = await importAnew()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = '<script type="application/ld+json">{"@graph":[]}</script>'
  render(<JsonLd nodes={() => expect.fail('It was written again.')} />, {
    container: root,
    hydrate: true,
  })
  expect(graphIn(root)).toBe('{"@graph":[]}')
})
