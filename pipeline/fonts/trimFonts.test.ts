import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fontStyles } from './fontStyles.ts'
import { SITE_FONTS } from './siteFonts.ts'
import { trimFonts } from './trimFonts.ts'

const THEME = path.resolve('src/theme')
const FOLDER = path.join(THEME, 'fonts')
/** What is loaded before the fonts of a page are exchanged, in bytes. */
const BUDGET = 30_000

const fonts = await trimFonts()

test.each([...fonts])(
  '%s is what its package gives today: node scripts/run.mjs scripts/fonts.ts',
  async (name, bytes) => {
    const committed = await readFile(path.join(FOLDER, name))
    expect(committed.equals(bytes)).toBe(true)
  },
)

test('no other font is there', async () => {
  expect((await readdir(FOLDER)).toSorted()).toEqual([...fonts.keys()].toSorted())
})

test('the styles are what these files ask for today: node scripts/run.mjs scripts/fonts.ts', async () => {
  const committed = await readFile(path.join(THEME, 'fonts.css'), 'utf8')
  expect(committed).toBe(await fontStyles(fonts))
})

test('one file of each font is all that an English page loads, within the budget', () => {
  const common = Object.values(SITE_FONTS).map(({ files: [file] }) => fonts.get(file?.name ?? ''))
  const sizes = common.map((bytes) => bytes?.length ?? NaN)
  expect(sizes).toHaveLength(2)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(BUDGET)
})
