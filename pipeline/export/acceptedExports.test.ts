import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { strFromU8 } from 'fflate'
import { getScraper } from 'recipe-scrapers'
import { beforeAll, expect, test } from 'vitest'
import { isStepHeading } from '../../src/content/groups.ts'
import { FORMATS } from './formats.ts'
import { SITE, testRecipes } from './testRecipes.ts'

const recipes = testRecipes()

/** What is looked at of a recipe as the reference parser of Cooklang reads it. */
interface Cooked {
  recipe: {
    raw_metadata?: unknown
    ingredients: {
      name: string
      note: string | null
      quantity: { value: unknown; unit: string | null } | null
    }[]
    sections: { name: string | null; content: { type: string }[] }[]
  }
  report: string
}

let readCooklang: (text: string) => Cooked

/** The package is made for bundlers, which load WebAssembly like a module. */
beforeAll(async () => {
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('@cooklang/cooklang/package.json'),
  )
  const code = await import(path.join(folder, 'pkg/cooklang_wasm_bg.js'))
  const bytes = readFileSync(path.join(folder, 'pkg/cooklang_wasm_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './cooklang_wasm_bg.js': code })
  // oxlint-disable-next-line no-underscore-dangle -- what wasm-bindgen calls it
  code.__wbg_set_wasm(instance.exports)
  const parser = new code.Parser()
  readCooklang = (text) => parser.parse(text)
})

test('the reference parser of Cooklang reads every export without an objection', () => {
  for (const recipe of recipes) {
    const [file] = FORMATS.cooklang.files([recipe], SITE)
    const read = readCooklang(strFromU8(file?.bytes ?? new Uint8Array()))
    const { ingredients, sections } = read.recipe
    expect(read.report).toBe('')
    expect(ingredients).toHaveLength(recipe.ingredients.length)
    expect(sections.flatMap(({ content }) => content).length).toBeGreaterThan(
      recipe.instructions.filter((text) => !isStepHeading(text)).length,
    )
  }
})

test('recipe-scrapers reads the ingredients and steps of every JSON-LD export', async () => {
  for (const recipe of recipes) {
    const [file] = FORMATS.jsonld.files([recipe], SITE)
    const data = strFromU8(file?.bytes ?? new Uint8Array()).replaceAll('<', '\\u003c')
    // The picture stands in the pages themselves.
    const image = '<meta property="og:image" content="https://pinchwell.example/a.jpg">'
    const html = `<html lang="en">${image}<script type="application/ld+json">${data}</script></html>`
    const url = `${SITE.address}/recipes/${recipe.id}`
    const Scraper = getScraper(url, { wildMode: true })
    const read = await new Scraper(html, url).toRecipeObject()
    const lines = read.ingredients.flatMap(({ items }) => items.map(({ value }) => value))
    const steps = read.instructions.flatMap(({ items }) => items.map(({ value }) => value))
    expect(read.title).toBe(recipe.title)
    expect(lines).toEqual(recipe.ingredients.map(({ text }) => text))
    expect(steps).toEqual(recipe.instructions.filter((text) => !isStepHeading(text)))
  }
})
