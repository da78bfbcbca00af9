import { describe, expect, test } from 'vitest'
import { createSearchEngine } from '../../src/features/search/results/engine.ts'
import { indexPath, paths } from '../../src/addresses/paths.ts'
import { attributes, dataFile, openBuiltSite } from './builtSite.ts'
import { readDocuments } from './documents.ts'
import { say, words } from './words.ts'

const site = await openBuiltSite()
const { recipes, reviews, posts, filledLists, brand } = await readDocuments()
const page = site.page('/search')
const { index } = JSON.parse(site.text(dataFile('/search'))).data

const indexFile = indexPath(index).slice(1)
const engine = createSearchEngine(site.text(indexFile))

test('every document is found by its title', () => {
  const missed = []
  for (const { title, address } of [...recipes, ...reviews, ...posts]) {
    const { hits } = engine.search(title)
    if (!hits.some(({ path }) => path === address)) missed.push(title)
  }
  expect(missed).toEqual([])
})

test('the page does not ask for the index', () => {
  const own = page.html.replaceAll(/<script type="application\/json"[^>]*>.*?<\/script>/gs, '')
  expect(own).not.toContain('assets/search/')
})

describe('the page', () => {
  test('is called as the site calls it, and not indexed', () => {
    expect(page.document.title).toBe(`${words.pages.search} | ${brand}`)
    expect(attributes(page, 'meta[name="robots"]', 'content')).toEqual(['noindex'])
    expect(attributes(page, 'link[rel="canonical"]', 'href')).toEqual([])
  })

  test('is a plain form without scripts, and says where else to look', () => {
    expect(attributes(page, 'main form[role="search"]', 'action')).toEqual(['/search'])
    expect(attributes(page, 'main form[role="search"]', 'method')).toEqual([null])
    expect(attributes(page, 'main input[type="search"]', 'name')).toEqual(['q'])
    const instead = page.document.querySelector('main noscript')
    expect(instead?.textContent).toContain(say(words.search.needsScripts))
    const lists = filledLists.filter((list) => list !== paths.collections)
    expect(attributes(page, 'main noscript a', 'href')).toEqual(expect.arrayContaining(lists))
  })

  test('knows the index that is there', () => {
    const files = [...site.files.keys()].filter((name) => name.startsWith('assets/search/'))
    expect(files.filter((name) => name.endsWith('.json'))).toEqual([indexFile])
  })
})
