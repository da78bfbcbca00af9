import { describe, expect, test } from 'vitest'
import { changedDrawings, type Drawings, paintDrawings } from './drawings.ts'
import { readRecordedDrawings } from './recordedDrawings.ts'

// All words are drawn, which takes 3 s, and far longer on a busy machine.
test(
  'no drawing has changed without a new version; then run `npm run picture:words`',
  { timeout: 120_000 },
  async () => {
    const recorded = await readRecordedDrawings()
    const painted = await paintDrawings(recorded)
    expect(changedDrawings(recorded, painted)).toEqual([])
    expect(painted.words).toEqual(recorded.words)
    expect(painted.shared).toEqual(recorded.shared)
  },
)

const RECORDED: Drawings = {
  shared: { version: 1, words: '1 foods/lemon 3', pixels: 'aa' },
  words: {
    'foods/basil': { version: 1, markup: 'b', pixels: 'b' },
    'foods/lemon': { version: 3, markup: 'l', pixels: 'l' },
  },
}

function changed(change: Partial<Drawings['words']>, shared = RECORDED.shared): string[] {
  const words = { ...RECORDED.words }
  for (const [name, drawing] of Object.entries(change)) if (drawing) words[name] = drawing
  return changedDrawings(RECORDED, { shared, words })
}

describe('what was drawn differently', () => {
  test('must get a version of its own, and no other word', () => {
    expect(changed({})).toEqual([])
    expect(changed({ 'foods/lemon': { version: 3, markup: 'x', pixels: 'x' } })).toEqual([
      'foods/lemon is drawn differently: give it “version: 4” in language/words/.',
    ])
    expect(changed({ 'foods/lemon': { version: 4, markup: 'x', pixels: 'x' } })).toEqual([])
  })

  test('need not, if it looks the same or is new', () => {
    expect(changed({ 'foods/basil': { version: 1, markup: 'x', pixels: 'b' } })).toEqual([])
    expect(changed({ 'foods/thyme': { version: 1, markup: 't', pixels: 't' } })).toEqual([])
  })

  test('in all pictures needs a new version of them all', () => {
    const message = 'Pictures are put together differently: raise DRAWING_VERSION'
    expect(changed({}, { ...RECORDED.shared, pixels: 'bb' })[0]).toContain(message)
    expect(changed({}, { ...RECORDED.shared, version: 2, pixels: 'bb' })).toEqual([])
  })

  test('in all pictures is to be expected when one of their words has a new version', () => {
    const shared = { version: 1, words: '1 foods/lemon 4', pixels: 'bb' }
    expect(changed({ 'foods/lemon': { version: 4, markup: 'x', pixels: 'x' } }, shared)).toEqual([])
  })
})
