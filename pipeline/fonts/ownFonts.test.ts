import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { openFace, findFont } from './findFont.ts'
import { makeFont } from './ownFonts.ts'
import { fontStack, renderFontFaces } from './designFonts.ts'
import { checkWith } from '../../tests/content/goodContent.ts'
import { codePointsIn } from './trimFonts.ts'

async function make(role: 'headings' | 'text', name: string) {
  const found = await findFont(name, 'content')
  if ('what' in found) throw new Error(found.what)
  const { files, ...font } = await makeFont(role, found.cuts)
  const addressed = files.map((file, index) => ({ ...file, address: `/${index}.woff2` }))
  const site = { ...font, license: found.license, files: addressed }
  return { site, files, css: renderFontFaces([site]) }
}

test('a variable font keeps the weights of text, and a serif has serifs to stand in for it', async () => {
  const { site, css } = await make('text', 'Lora')
  expect(fontStack(site)).toMatch(/^'Site-text', 'Site-text as Liberation Serif', .* serif$/)
  expect(css).toContain('font-weight: 400 700')
  // Browsers quote names with spaces, and then beforeHydration.ts adds a font that is never used.
  expect(site.family).not.toContain(' ')
  // Lora is 5.5 % wider than Georgia.
  expect(css).toMatch(/as Georgia';\n {2}font-weight: 400 500;[^}]*size-adjust: 105\.\d%/)
})

test('of a font with a file for each weight, text has a regular and a bold one, headings one', async () => {
  const { css, site } = await make('text', 'Roboto')
  expect(fontStack(site)).toContain("'Site-text as Roboto'")
  expect(css).toMatch(/font-weight: 400;/)
  expect(css).toMatch(/font-weight: [67]00;/)
  const headings = await make('headings', 'Roboto')
  expect(headings.css).not.toMatch(/font-weight: [4-7]00;/)
})

test('the letters of a page are in the first file, and every other has its own', async () => {
  const { files } = await make('headings', 'Lora')
  const drawn = await Promise.all(
    files.map(async ({ content }) => Array.from((await openFace(content)).collectUnicodes())),
  )
  const all = drawn.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(drawn[0]).toEqual(expect.arrayContaining(Array.from('Aäß½', (c) => c.codePointAt(0))))
  expect(files[0]?.content.length).toBeLessThan(20_000)
  for (const [index, { characters }] of files.entries()) {
    const declared = new Set(codePointsIn(characters))
    expect(all.filter((point) => declared.has(point))).toEqual(
      expect.arrayContaining(drawn[index] ?? []),
    )
    expect(drawn[index]?.length).toBe(all.filter((point) => declared.has(point)).length)
  }
})

test.each(readdirSync('scripts/looks'))(
  'the look %s can be taken as it is: its fonts are there, and all can be read',
  async (name) => {
    const text = readFileSync(path.join('scripts/looks', name), 'utf8')
    expect(checkWith({ 'theme.yaml': text }).problems).toEqual([])
    const { fonts } = parse(text)
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const font of [fonts.headings, fonts.text]) {
      expect(await findFont(font, 'content')).toHaveProperty('cuts')
      expect(dependencies).toHaveProperty([`@fontsource-variable/${font.toLowerCase()}`])
    }
  },
)
