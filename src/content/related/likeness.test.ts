import { describe, expect, test } from 'vitest'
import { createLikeness, type Terms } from './likeness.ts'

function termsOf(words: string): Terms {
  return new Map(words.split(' ').map((word) => [word, 1]))
}

/** Documents by their words, one weight for all. */
function likenessOf(...documents: string[]) {
  return createLikeness(documents.map(termsOf))
}

describe('the likest documents', () => {
  test('share rare terms rather than common ones', () => {
    const others = ['salt leek', 'saffron leek', 'salt leek', 'salt']
    expect(likenessOf('salt saffron', ...others)(0, 2)).toEqual([2, 4])
  })

  test('share much of what they are about: a long document is not like everything', () => {
    const long = 'chicken rice lime bean corn tofu beef pork leek kale'
    const likest = likenessOf(
      'chicken rice',
      long,
      'chicken rice lime',
      'bean corn tofu',
      'beef pork',
    )
    expect(likest(0, 2)).toEqual([2, 1])
  })

  test('weigh what weighs more in them', () => {
    const likest = createLikeness([
      new Map([
        ['curry', 3],
        ['rice', 1],
      ]),
      new Map([
        ['curry', 1],
        ['rice', 3],
      ]),
      new Map([
        ['curry', 3],
        ['rice', 1],
      ]),
      termsOf('tea'),
    ])
    expect(likest(0, 2)).toEqual([2, 1])
  })

  test('are never the document itself, and of equals the first', () => {
    const likest = likenessOf(...Array.from({ length: 9 }, () => 'salt egg'), 'tea')
    expect(likest(4, 3)).toEqual([0, 1, 2])
  })

  test('are fewer than asked for where nothing more is shared', () => {
    const likest = likenessOf('salt egg', 'egg', 'tea', '')
    expect(likest(0, 4)).toEqual([1])
    expect(likest(2, 4)).toEqual([])
    expect(likest(3, 4)).toEqual([])
  })
})
