import { expect, test } from 'vitest'
import { postType } from '../../../src/content/schema/post.ts'
import { reviewType } from '../../../src/content/schema/review.ts'
import { REVIEW, POST, read } from '../../../tests/content/readSample.ts'

const CANNOT = 'The YAML cannot be read:'
const MARKS = 'YAML cannot read the quotation marks in “verdict”.  Put the text in quotes: verdict:'
const MARKS_OUT = MARKS.replace('Put the text in quotes', 'Leave the quotation marks out')
const OPEN = 'A bracket is opened here and never closed.  Write “]” at the end of the line.'
const SIGN = 'which YAML reads as a sign of its own.  Put the text in quotes: verdict:'
const NAME_VALUE = 'Write “name: value” on each line.'
const NO_SPACE =
  'An entry begins with a hyphen and a space, and here stands something else.  Begin the entry with “- ” in its place.'

test.each(
  Object.entries({
    'verdict: Best for: salads.':
      '11:18  “verdict” holds a colon, behind which YAML expects another value.  Put the text in quotes: verdict: "Best for: salads."',
    'verdict: [Best': `11:10  ${OPEN}`,
    'verdict:Best':
      '11:8  No space stands behind “verdict:”, so it names no field.  Write: verdict: Best',
    'notFor:\n  -Carving\n  - Bread': `12:3  ${NO_SPACE}`,
    'notFor:\n  - Large\n    roasts\n  -Bread': `14:3  ${NO_SPACE}`,
    verdict: `11:1  ${CANNOT} Implicit map keys need to be followed by map values.  ${NAME_VALUE}`,
    "verdict: 'It's best'": `11:14  ${MARKS_OUT} It's best`,
    'verdict: "Best" for salads': `11:17  ${MARKS} '"Best" for salads'`,
    'verdict: "\\q"': `11:11  ${MARKS_OUT} \\q`,
    'verdict: @home': `11:10  “verdict” begins with “@”, ${SIGN} "@home"`,
    'verdict: - Best': `11:10  “verdict” begins with “-”, ${SIGN} "- Best"`,
    'verdict: x\n\tnote: y':
      '12:1  A tab stands at the beginning of the line, where only spaces may stand.  Begin the line with two spaces in its place.',
    'notFor:\n  -\tLarge\n  -\tSmall: roasts':
      '13:4  A tab stands behind the hyphen, where a space must stand.  Begin the entry with “- ”.',
    'verdict:\tBest for: salads.':
      '11:18  “verdict” holds a colon, behind which YAML expects another value.  Put the text in quotes: verdict: "Best for: salads."',
    'verdict: !a!b c': `11:10  “verdict” begins with “!”, ${SIGN} "!a!b c"`,
  }),
)('of YAML with “%s” only the first mistake is reported', (line, expected) => {
  const source = REVIEW.replace('verdict: Best for salads.', line)
  expect(read(source, reviewType)).toMatchObject({ reported: [`r.yaml:${expected}`], values: {} })
})

const OTHERS = REVIEW.replace('verdict: Best for salads.\n', '')

test.each([
  ['a field', '', 'verdict: Best for soups\n  and for: salads.', '12:10'],
  ['a field with quotation marks', '', 'verdict: The "best": for salads', '11:20'],
  ['a field of a group', 'tested:\n  how: Soups\n  ', 'when: June\n    2: noon', '15:6'],
  ['a first line of an entry', 'notFor:\n  ', '- Tip: flip it\n    when brown', '13:8'],
  ['a second line of an entry', 'notFor:\n  ', '- Large roasts\n    Note: or small', '14:9'],
])('%s with a colon passes as the fix says', (_what, before, written, place) => {
  const start = written.startsWith('verdict') ? OTHERS : REVIEW
  const [reported = ''] = read(start + before + written, reviewType).reported
  const [where, told = ''] = reported.split(/  .* Put the text in quotes[^:]*: /)
  expect(where).toBe(`r.yaml:${place}`)
  expect(read(start + before + told, reviewType).reported).toEqual([])
})

test('a directive of YAML is a mistake', () => {
  expect(read(`%FOO bar\n---\n${REVIEW}`, reviewType).reported).toEqual([
    'r.yaml:1:1  The YAML cannot be read: Unknown directive %FOO.  Remove the line.',
  ])
})

test('mistakes of the front matter and of the body are reported together', () => {
  const source = POST.replace('id: 3', 'id: [').replace('bread', '<b>bread</b>')
  expect(read(source, postType).reported).toEqual([
    'p.mdx:2:5  A bracket is opened here and never closed.  Write “]” behind its last entry.',
    'p.mdx:10:10  <b> is not allowed in the text.  Write **words** in its place.',
  ])
})

test('thousands of unknown fields are all reported in little time', { timeout: 20_000 }, () => {
  const many = Array.from({ length: 9000 }, (_, index) => `f${index}: 1`)
  expect(read(`${REVIEW}${many.join('\n')}\n`, reviewType).reported).toHaveLength(9000)
})
