import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { GROUPS, PAINTS, vocabulary } from '@pinchwell/illustrator/language'

const THUMBNAILS = path.resolve('docs/pictures/words')
const LARGEST = 1.5 * 1024 * 1024

/** What `npm run picture:words` writes of a word, without the blanks that align its column. */
const EXPECTED = GROUPS.flatMap((group) =>
  Object.entries(vocabulary[group]).map(([name, { shows }]) => {
    const details = group === 'products' ? (vocabulary.products[name]?.details ?? []) : []
    const words = [shows, ...details.map((detail) => `\`+${detail}\``)].join(' ')
    return `\`${name}\`|![](pictures/words/${group}/${name}.webp)|${words}`
  }),
)

const page = await readFile(path.resolve('docs/pictures.md'), 'utf8')

test('the page of pictures lists every word, and no other; else run `npm run picture:words`', () => {
  const rows = page.split('\n').filter((line) => line.includes('![]('))
  const listed = rows.map((row) => {
    const cells = row.split('|').map((cell) => cell.trim())
    return cells.slice(1, -1).join('|')
  })
  expect(listed).toEqual(EXPECTED)
})

test('every word has its thumbnail, and together they are small', async () => {
  const entries = await readdir(THUMBNAILS, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => path.join(parentPath, name))
  const words = GROUPS.flatMap((group) =>
    Object.keys(vocabulary[group]).map((name) => path.join(THUMBNAILS, group, `${name}.webp`)),
  )
  expect(files.toSorted()).toEqual(words.toSorted())
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  expect(Math.min(...sizes)).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST)
})

test('the page names every color, and no other', () => {
  const [, list = ''] = /Colors by name: ([^.]+)\./.exec(page) ?? []
  expect(list.split(/,\s+/)).toEqual(Object.keys(PAINTS))
})
