import { isMap, LineCounter, parseDocument } from 'yaml'
import {
  choice,
  day,
  type Fields,
  group,
  groupList,
  mdx,
  mdxList,
  number,
  text,
  textList,
} from '../../../src/content/schema/fields.ts'
import { checkFields } from './checkFields.ts'
import { formatProblem } from '../report/problem.ts'

const FIELDS: Fields = {
  title: text('The name of the dish.', { maxLength: 10 }),
  protein: text('Protein.', {
    pattern: /^\d+g$/,
    shape: 'whole grams followed by g',
    example: '12g',
    optional: true,
  }),
  date: day('The day.', { example: '2025-10-19', optional: true }),
  servings: number('How many.', { example: 4, min: 1, max: 100, optional: true }),
  rating: number('Out of 5.', { example: 4.8, min: 0, max: 5, whole: false, optional: true }),
  meal: choice('When.', { options: ['Lunch', 'Dinner'], example: 'Lunch', optional: true }),
  shop: text('Where.', {
    pattern: /^https:/,
    url: true,
    shape: 'an address',
    example: 'https://shop.example',
    optional: true,
  }),
  seen: text('What is seen.', { orImage: true, optional: true }),
  note: mdx('A line.', { inline: true, optional: true }),
  tips: mdxList('Tips.', { min: 1, max: 2, optional: true }),
  steps: textList('Steps.', { min: 1, max: 3, maxLength: 20, optional: true }),
  parts: groupList('Parts.', {
    typeName: 'Part',
    min: 1,
    max: 2,
    optional: true,
    fields: {
      name: text('What it is.', { example: 'salt' }),
      amount: number('How much.', { min: 0, max: 9, optional: true }),
    },
  }),
  size: group('How big.', {
    typeName: 'Size',
    optional: true,
    fields: {
      width: number('Across.', { min: 1, max: 9, example: 3 }),
    },
  }),
}

/** The problems in the YAML, what passed, and the values. */
export function check(source: string, fields = FIELDS) {
  const lines = new LineCounter()
  const { contents } = parseDocument(source, { lineCounter: lines, uniqueKeys: false })
  if (!isMap(contents)) throw new Error('the test has no fields')
  const reported: string[] = []
  const passed: string[] = []
  const values = checkFields(contents, fields, '', {
    source,
    lines,
    complain: (place, rule, what, fix) =>
      reported.push(formatProblem({ file: 'x.yaml', ...place, rule, what, fix })),
    passed: (path, _value, _rules, { line, column }) => passed.push(`${path} ${line}:${column}`),
  })
  return { values, reported, passed }
}
