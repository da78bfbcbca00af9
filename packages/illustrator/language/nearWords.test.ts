import { expect, test } from 'vitest'
import { parseArt } from './parseArt.ts'

/** The fix for a mistake in a line. */
function fixFor(line: string): string | undefined {
  let found: string | undefined
  parseArt(line, ({ fix }) => {
    found ??= fix
  })
  return found
}

test.each([
  ['linen | plate | tart', 'The nearest are “galette”, “pie” and “cobbler”.'],
  ['linen | plate | plums', 'The nearest are “peach”, “apricot” and “cherry”.'],
  ['linen | plate | slize', 'Did you mean “slice”?'],
])('%s: %s', (line, fix) => {
  expect(fixFor(line)).toContain(fix)
})

test('a word like no other names three, not all', () => {
  const fix = fixFor('linen | plate | xylophone') ?? ''
  expect(fix.match(/“\w+”/g)).toHaveLength(3)
  expect(fix).toContain('docs/pictures.md')
})
