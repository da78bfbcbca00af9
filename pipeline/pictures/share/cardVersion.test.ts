import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CARD_VERSION } from '../pictureName.ts'
import { drawCard, WINDOW } from './drawCard.ts'
import { layOutCard } from './layOutCard.ts'
import { openTypefaces } from './typefaces.ts'

/** Every role of text, letters of each font file, and a title of two lines. */
const WORDS = {
  brand: 'Pinchwell',
  title: 'Ågypjq of the long Ấ afternoon',
  kicker: 'Dinner · 50 min',
}

/** What a share image of each version looks like around its picture. */
const DRAWN: Record<number, string> = { 1: '7cc36fce6340', 2: 'e858b0743222', 3: '78e0ffb9b09d' }

test('share images do not look otherwise under their old addresses; else raise CARD_VERSION', async () => {
  const card = drawCard(layOutCard(WORDS, await openTypefaces()))
  const hash = createHash('sha256').update(card).update(JSON.stringify(WINDOW)).digest('hex')
  expect(hash.slice(0, 12)).toBe(DRAWN[CARD_VERSION])
})
