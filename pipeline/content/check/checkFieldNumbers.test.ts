import { expect, test } from 'vitest'
import { check } from './checkSample.ts'

test.each([
  [
    'a number below the least',
    'servings: 0',
    '2:11  “servings” must be a whole number from 1 to 100, but is 0.  Write for example “servings: 4”.',
  ],
  [
    'a number above the greatest',
    'rating: 5.1',
    '2:9  “rating” must be a number from 0 to 5, but is 5.1.  Write for example “rating: 4.8”.',
  ],
  [
    'a part of a whole',
    'servings: 2.5',
    '2:11  “servings” must be a whole number from 1 to 100, but is 2.5.  Write for example “servings: 4”.',
  ],
  [
    'a number in quotes',
    'servings: "4"',
    '2:11  “servings” must be a whole number from 1 to 100, but is the text “4”.  Write for example “servings: 4”.',
  ],
  [
    'a number with a unit',
    'servings: 4 people',
    '2:11  “servings” must be a whole number from 1 to 100, but is the text “4 people”.  Write for example “servings: 4”.',
  ],
  [
    'a decimal comma',
    'rating: 4,8',
    '2:9  “rating” must be a number from 0 to 5, but is the text “4,8”.  Write for example “rating: 4.8”.',
  ],
  [
    'a list where a number belongs',
    'servings: [4]',
    '2:11  “servings” must be a whole number from 1 to 100, but is a list.  Write for example “servings: 4”.',
  ],
  [
    'infinity',
    'rating: .inf',
    '2:9  “rating” must be a number from 0 to 5, but is Infinity.  Write for example “rating: 4.8”.',
  ],
  [
    'infinity below zero',
    'servings: -.inf',
    '2:11  “servings” must be a whole number from 1 to 100, but is -Infinity.  Write for example “servings: 4”.',
  ],
  [
    'what is not a number',
    'rating: .nan',
    '2:9  “rating” must be a number from 0 to 5, but is NaN.  Write for example “rating: 4.8”.',
  ],
  [
    'a plus sign',
    'servings: +7',
    '2:11  “servings” must be written in plain digits, but is “+7”.  Write “servings: 7”.',
  ],
  [
    'a leading zero',
    'servings: 007',
    '2:11  “servings” must be written in plain digits, but is “007”.  Write “servings: 7”.',
  ],
  [
    'a hexadecimal number',
    'servings: 0x1F',
    '2:11  “servings” must be written in plain digits, but is “0x1F”.  Write “servings: 31”.',
  ],
  [
    'an octal number',
    'servings: 0o17',
    '2:11  “servings” must be written in plain digits, but is “0o17”.  Write “servings: 15”.',
  ],
  [
    'a power of ten',
    'servings: 1e2',
    '2:11  “servings” must be written in plain digits, but is “1e2”.  Write “servings: 100”.',
  ],
  [
    'a zero below zero',
    'rating: -0',
    '2:9  “rating” must be written in plain digits, but is “-0”.  Write “rating: 0”.',
  ],
  [
    'a number without its zero',
    'rating: .5',
    '2:9  “rating” must be written in plain digits, but is “.5”.  Write “rating: 0.5”.',
  ],
])('%s is one mistake, reported where it stands', (_name, yaml, expected) => {
  expect(check(`title: Toast\n${yaml}\n`).reported).toEqual([`x.yaml:${expected}`])
})
