import { describe, expect, test } from 'vitest'
import { insertBlock, link, mark, startLines, type TextEdit } from './mdxEdits.ts'

/** Parses a text with brackets around its selection: `a ‹b› c`. */
function selection(shown: string) {
  const start = shown.indexOf('‹')
  const end = shown.indexOf('›') - 1
  return { text: shown.replaceAll(/[‹›]/g, ''), start, end }
}

function after(shown: string, edit: (selected: ReturnType<typeof selection>) => TextEdit): string {
  const selected = selection(shown)
  const { from, to, insert, selectFrom, selectTo } = edit(selected)
  const text = selected.text.slice(0, from) + insert + selected.text.slice(to)
  return `${text.slice(0, selectFrom)}‹${text.slice(selectFrom, selectTo)}›${text.slice(selectTo)}`
}

describe('marks', () => {
  test.each([
    ['a ‹b› c', '**', 'a **‹b›** c'],
    ['a **‹b›** c', '**', 'a ‹b› c'],
    ['a **‹b›** c', '*', 'a ***‹b›*** c'],
    ['a ***‹b›*** c', '*', 'a **‹b›** c'],
    ['‹›', '**', '**‹›**'],
  ])('%j with %j becomes %j', (before, marks, expected) => {
    expect(after(before, (selected) => mark(selected, marks))).toBe(expected)
  })

  test('a link keeps its words, and its address is to be written', () => {
    expect(after('see ‹plums›', link)).toBe('see [plums](‹/recipes/7›)')
    expect(after('see ‹›', link)).toBe('see [words](‹/recipes/7›)')
  })
})

describe('lines', () => {
  test.each([
    ['one\ntw‹›o\nthree', '## ', 'one\n‹## two›\nthree'],
    ['one\n## tw‹›o', '## ', 'one\n‹two›'],
    ['‹one\ntwo\n›three', '- ', '‹- one\n- two›\nthree'],
    ['‹- one\n\n- two›', '- ', '‹one\n\ntwo›'],
    ['‹›', '- ', '‹- ›'],
  ])('%j with %j becomes %j', (before, lineMark, expected) => {
    expect(after(before, (selected) => startLines(selected, lineMark))).toBe(expected)
  })
})

describe('a card', () => {
  const CARD = '<RecipeCard id="7" />'
  test.each([
    ['One‹› line.\nOf two.\n\nNext.', 'One line.\nOf two.\n\nCARD‹›\n\nNext.'],
    ['One.‹›', 'One.\n\nCARD‹›'],
    ['One.\n\n\n‹›\n\nTwo.', 'One.\n\nCARD‹›\n\nTwo.'],
    ['‹›', 'CARD‹›'],
  ])('in %j stands by itself', (before, expected) => {
    const made = after(before, (selected) => insertBlock(selected, CARD))
    expect(made.replace(CARD, 'CARD')).toBe(expected)
  })

  test('everything else stays as it is', () => {
    const text = 'One  \ntwo.\n\n\n* a\n\n{/* x */}'
    const { from, to, insert } = insertBlock({ text, start: 3, end: 3 }, CARD)
    expect(text.slice(0, from) + text.slice(to)).toBe('One  \ntwo.* a\n\n{/* x */}')
    expect(insert).toBe(`\n\n${CARD}\n\n`)
  })
})
