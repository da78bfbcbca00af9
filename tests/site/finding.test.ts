import { expect, test } from 'vitest'
import { finderPath } from '../../src/addresses/paths.ts'
import { dataFile, openBuiltSite } from './builtSite.ts'

const site = await openBuiltSite()

test('there is one file to find recipes by, which the list of recipes names and no page asks for', () => {
  const { finder } = JSON.parse(site.text(dataFile('/recipes'))).data
  const files = [...site.files.keys()].filter((name) => /^assets\/finding\/.*\.json$/.test(name))
  expect(files).toEqual([finderPath(finder).slice(1)])
  const asking = site.pages.filter(({ html }) => /assets\/(finding\/|filteredList)/.test(html))
  expect(asking).toEqual([])
})
