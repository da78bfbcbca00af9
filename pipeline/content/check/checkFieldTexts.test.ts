import { expect, test } from 'vitest'
import { check } from './checkSample.ts'

const SIGN =
  'which YAML reads as a sign of its own.  Put the text in quotes, or leave the sign out.'
const QUOTES = 'Put the whole text in quotes: “: ” and “- ” in it begin fields and lists.'

test.each([
  [
    'an address that no browser can read',
    'shop: https://a.example:b',
    '2:7  “shop” must be an address, but is “https://a.example:b”.  Write for example “shop: https://shop.example”.',
  ],
  [
    'words that begin as the address of an image does',
    'seen: https://a.example/b a bowl',
    '2:7  “seen” must be a whole address, but is “https://a.example/b a bowl”.  Copy it from the address bar of a browser that shows the image.',
  ],
  ['an alias', 'note: *other', `2:7  “note” begins with “*”, ${SIGN}`],
  [
    'emphasis at the beginning',
    'tips:\n  - *Never* wash it',
    `3:5  “tips[1]” begins with “*”, ${SIGN}`,
  ],
  ['an anchor', 'protein: &a 12g', `2:13  “protein” begins with “&”, ${SIGN}`],
  ['an anchor and nothing else', 'note: &Salt', `2:12  “note” begins with “&”, ${SIGN}`],
  ['an anchor of a group', 'size: &s\n  width: 3', `3:3  “size” begins with “&”, ${SIGN}`],
  ['a tag of JavaScript', 'note: !!js/function "x"', `2:21  “note” begins with “!”, ${SIGN}`],
  ['a tag of YAML itself', 'note: !!str 3', `2:13  “note” begins with “!”, ${SIGN}`],
  ['a binary tag', 'note: !!binary aGk=', `2:16  “note” begins with “!”, ${SIGN}`],
  ['an exclamation mark', 'note: !Never wash it', `2:14  “note” begins with “!”, ${SIGN}`],
  ['a list as a set', 'steps: !!set {a, b}', `2:14  “steps” begins with “!”, ${SIGN}`],
  [
    'an escaped control character',
    'note: "a\\0b"',
    '2:7  “note” holds a character that cannot be shown.  Delete it, or write the right one.',
  ],
  [
    'half of a surrogate pair',
    'note: "a\\ud83cb"',
    '2:7  “note” holds a character that cannot be shown.  Delete it, or write the right one.',
  ],
  [
    'a list where text belongs',
    'protein: [12g]',
    `2:10  “protein” must be text, but is a list.  ${QUOTES}`,
  ],
  [
    'a step with a colon in it',
    'steps:\n  - Toast: the bread',
    `3:5  “steps[1]” must be text, but is a group of fields.  ${QUOTES}`,
  ],
  [
    'a tip with a colon in it',
    'tips:\n  - Salt: early',
    `3:5  “tips[1]” must be text, but is a group of fields.  ${QUOTES}`,
  ],
  [
    'a number where text belongs',
    'protein: 1.50',
    '2:10  “protein” must be text, but YAML reads 1.50 as the number 1.5.  Write for example “protein: 12g”.',
  ],
  [
    'a yes/no value where text belongs',
    'steps: [true]',
    '2:9  “steps[1]” must be text, but YAML reads true as the yes/no value true.  Put it in quotes: "true".',
  ],
  [
    'text of another form',
    'protein: 12 grams',
    '2:10  “protein” must be whole grams followed by g, but is “12 grams”.  Write for example “protein: 12g”.',
  ],
  [
    'text of another form over several lines',
    'protein: |\n  12\n  g',
    '2:10  “protein” must be whole grams followed by g, but is “12 g”.  Write for example “protein: 12g”.',
  ],
  [
    'a text that is too long',
    'steps:\n  - abcdefghijklmnopqrstu',
    '3:5  “steps[1]” is 21 characters long; 20 fit.  Shorten it.',
  ],
  [
    'a day of another calendar',
    'date: 19.10.2025',
    '2:7  “date” must be a day that exists, as YYYY-MM-DD, but is “19.10.2025”.  Write for example “date: 2025-10-19”.',
  ],
  [
    'a day that no month has',
    'date: 2025-02-29',
    '2:7  “date” must be a day that exists, as YYYY-MM-DD, but is “2025-02-29”.  Write for example “date: 2025-10-19”.',
  ],
  [
    'a thirteenth month',
    'date: 2025-13-01',
    '2:7  “date” must be a day that exists, as YYYY-MM-DD, but is “2025-13-01”.  Write for example “date: 2025-10-19”.',
  ],
  [
    'a day with an hour',
    'date: 2025-10-19T08:00:00Z',
    '2:7  “date” must be a day that exists, as YYYY-MM-DD, but is “2025-10-19T08:00:00Z”.  Write for example “date: 2025-10-19”.',
  ],
  [
    'a year alone',
    'date: 2025',
    '2:7  “date” must be text, but YAML reads 2025 as the number 2025.  Write for example “date: 2025-10-19”.',
  ],
])('%s is one mistake, reported where it stands', (_name, yaml, expected) => {
  expect(check(`title: Toast\n${yaml}\n`).reported).toEqual([`x.yaml:${expected}`])
})

test('aliases of aliases are never followed', { timeout: 20_000 }, () => {
  const bomb = Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`)
  const { reported } = check(['title: Toast', 'a0: &a0 [x, x]', ...bomb, 'steps: *a30'].join('\n'))
  expect(reported).toHaveLength(32)
  expect(reported.at(-1)).toBe(`x.yaml:33:8  “steps” begins with “*”, ${SIGN}`)
})
