import path from 'node:path'
import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { COLUMN, layOutShareImage, type OutlinedText } from './layOutShareImage.ts'
import type { ShareText } from './shareText.ts'
import { openTypefaces } from '../typesetting/typefaces.ts'
import { sitePaths } from '../../system/sitePaths.ts'
import { createHash } from 'node:crypto'
import { SHARE_IMAGE_VERSION } from '../pictureName.ts'
import { drawShareImage, WINDOW } from './drawShareImage.ts'

const faces = await openTypefaces()
const WORDS: ShareText = { brand: 'Pinchwell', title: 'Chana masala', kicker: 'Dinner · 35 min' }

function textsOf(words: Partial<ShareText>, role: OutlinedText['role']): OutlinedText[] {
  const { texts } = layOutShareImage({ ...WORDS, ...words }, faces)
  return texts.filter((text) => text.role === role && text.shaped.glyphs.length > 0)
}

function outlinesOf(title: string): string[][] {
  const lines = textsOf({ title }, 'title')
  return lines.map(({ shaped }) => shaped.glyphs.map(({ outline }) => outline()))
}

async function titlesIn(folder: string): Promise<string[]> {
  const dir = path.join(sitePaths.content, folder)
  const files = await readdir(dir)
  const sources = await Promise.all(files.map((file) => readFile(path.join(dir, file), 'utf8')))
  return sources.map((source) => {
    const written: Record<string, string> = parseAllDocuments(source)[0]?.toJS()
    return written.title ?? written.productName ?? ''
  })
}

test('every title of the content is 10 px high or more where the card is 300 px wide', async () => {
  const lists = await Promise.all(['recipes', 'reviews', 'posts'].map(titlesIn))
  const titles = lists.flat()
  expect(titles.length).toBeGreaterThan(90)
  const small = titles.filter((title) => {
    const lines = textsOf({ title }, 'title')
    return lines.length === 0 || lines.some(({ size }) => size < 40)
  })
  expect(small).toEqual([])
})

test('a long kicker and a long brand are set smaller, so that they stay in the column', () => {
  for (const words of [
    { kicker: 'Blenders & Mixers · Review · '.repeat(3) },
    { brand: 'W'.repeat(40) },
  ]) {
    for (const { left, shaped, size } of layOutShareImage({ ...WORDS, ...words }, faces).texts)
      expect(left + shaped.width * size).toBeLessThanOrEqual(COLUMN.right + 0.01)
  }
})

test('without a kicker, the brand is large', () => {
  expect(textsOf({ kicker: '' }, 'kicker')).toEqual([])
  const [large] = textsOf({ kicker: '' }, 'brand')
  const [small] = textsOf({}, 'brand')
  expect(large?.size).toBeGreaterThan(1.5 * (small?.size ?? Infinity))
})

test('a title in a script that the typeface lacks leaves its place to the brand', () => {
  expect(outlinesOf('فلافل')).toEqual(outlinesOf('Pinchwell'))
  expect(outlinesOf('فلافل').flat()).toHaveLength('Pinchwell'.length)
})

test('a card of which nothing can be shown is still a card', () => {
  expect(() =>
    layOutShareImage({ brand: '味噌', title: '味噌', kicker: '味噌' }, faces),
  ).not.toThrow()
})

/** Covers every role, letters of each font file, and a title of two lines. */
const DRAWN_WORDS = { ...WORDS, title: 'Ågypjq of the long Ấ afternoon', kicker: 'Dinner · 50 min' }

/** The hash of a share image without its picture, by version. */
const HASHES: Record<number, string> = { 1: '7cc36fce6340', 2: 'e858b0743222', 3: '78e0ffb9b09d' }

test('share images do not look otherwise under their old addresses; else raise SHARE_IMAGE_VERSION', () => {
  const card = drawShareImage(layOutShareImage(DRAWN_WORDS, faces))
  const hash = createHash('sha256').update(card).update(JSON.stringify(WINDOW)).digest('hex')
  expect(hash.slice(0, 12)).toBe(HASHES[SHARE_IMAGE_VERSION])
})
