// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { show } from '../../tests/show.tsx'
import { graphJson } from './graphJson.ts'
import { JsonLd, offerWriters } from './JsonLd.tsx'
import { breadcrumbNode } from './listNodes.ts'
import * as writers from './writers.ts'

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

test('a page that was not prerendered writes its graph once it can', async () => {
  show(<JsonLd nodes={(write) => [write.breadcrumbNode(CRUMBS)]} />)
  await waitFor(() => expect(graphIn(document)).toBe(graphJson([breadcrumbNode(CRUMBS)])))
})

test('a prerendered page keeps its graph, without what writes it', () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = '<script type="application/ld+json">{"@graph":[]}</script>'
  render(<JsonLd nodes={() => expect.fail('It was written again.')} />, {
    container: root,
    hydrate: true,
  })
  expect(graphIn(root)).toBe('{"@graph":[]}')
})

test('the build writes the graph at once', () => {
  offerWriters(writers)
  const root = document.createElement('div')
  root.innerHTML = renderToString(<JsonLd nodes={(write) => [write.breadcrumbNode(CRUMBS)]} />)
  expect(graphIn(root)).toBe(graphJson([breadcrumbNode(CRUMBS)]))
})
