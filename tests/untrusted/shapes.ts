/** Texts of 100 kB at most that take a parser long, with the rule that refuses each, if any. */
import type { Rule } from '../../pipeline/problems/rules.ts'

export interface Shape {
  name: string
  text: string
  refusedBy?: Rule
}

/** What one document may hold, with room for its other fields. */
const SIZE = 99_000

function fill(unit: string): string {
  return unit.repeat(Math.floor(SIZE / new TextEncoder().encode(unit).length))
}

function grow(part: (index: number) => string): string {
  const parts: string[] = []
  for (let size = 0, index = 0; size < SIZE; index += 1) {
    const next = part(index)
    size += next.length
    parts.push(next)
  }
  return parts.join('').slice(0, SIZE)
}

function table(columns: number, rows: number): string {
  return `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|\n'.repeat(rows)}`
}

const MARKS = 'too-many-marks'
const STRUCTURE = 'too-much-structure'
const WORD = 'long-word'
const DEEP = 'deep-nesting'
const LARGE = 'large-text'

type Row = [name: string, text: string, refusedBy?: Rule]

const BODIES: Row[] = [
  ['prose', fill('A paragraph with *weight*, a [link](/recipes/7) and `code`, as one writes.\n\n')],

  // Tables.
  ['a table of 2000 columns and rows', table(2000, 44_000).slice(0, SIZE), STRUCTURE],
  ['a table of 500 columns and 2000 rows in 6 kB', table(500, 2000), STRUCTURE],
  ['a row of pipes', fill('|'), STRUCTURE],
  ['a table that is as large as one may be', `|a|b|c|d|\n|-|-|-|-|\n${'|a\n'.repeat(990)}`],

  // Emphasis, brackets, code.
  ['stars and underscores', fill('*_*_'), MARKS],
  ['stars and underscores in many paragraphs', fill(`${'*_'.repeat(190)}\n\n`), STRUCTURE],
  ['stars', fill('*'), MARKS],
  ['opening brackets', fill('['), MARKS],
  ['parentheses in a link', `[a](${'('.repeat(90_000)}`, WORD],
  ['backticks of every length', grow((index) => `${'`'.repeat(index + 1)}a `), MARKS],
  ['as many marks as there may be', `${'*a _b_'.repeat(99)}\n\n`.repeat(45)],

  // Blocks.
  ['headings by underlines', fill('a\n-\n'), STRUCTURE],
  ['lines of one letter', fill('a\n'), STRUCTURE],
  ['paragraphs of one letter', fill('a\n\n'), STRUCTURE],
  ['empty lines', `a${'\n'.repeat(SIZE - 2)}b`],
  ['a list', fill('- a\n'), STRUCTURE],
  ['lists in list entries', '- - a\n'.repeat(2900), STRUCTURE],
  ['quotes and lists in each other', fill('> - > - > - > - a\n'), STRUCTURE],
  ['lists in each other by their indent', grow((index) => `${'  '.repeat(index)}- a\n`), DEEP],
  ['as many lines as there may be', 'a\n'.repeat(2999)],
  ['as many entries as there may be', '- a\n+ a\n'.repeat(1490)],
  ['as many underlines as there may be', 'a\n-\n'.repeat(1490)],
  ['pieces of code', fill('```\na\n```\n'), MARKS],

  // Definitions and notes.
  ['definitions', grow((index) => `[a${index}]: /b\n`), MARKS],
  [
    'a long address that is used 12,000 times',
    `${'[a]\n\n'.repeat(11_000)}\n[a]: /${'x'.repeat(40_000)}`,
    WORD,
  ],
  ['an address that is used often', `${'[a]\n\n'.repeat(2500)}\n[a]: /${'x'.repeat(990)}`, LARGE],
  [
    'a long title that is used often',
    `${'[a]\n\n'.repeat(2500)}\n[a]: /b "${'x y '.repeat(15_000)}"`,
    LARGE,
  ],
  ['notes', grow((index) => `[^${index}]: b\n\n`), STRUCTURE],

  // Addresses.
  ['bare addresses', fill('https://a.b '), LARGE],
  ['a bare address with closing parentheses', `https://a.b/${fill(')')}`.slice(0, SIZE), WORD],
  ['a mail address of dots', fill('a.'), WORD],
  ['as many bare addresses as one page may have', 'https://a.b '.repeat(6000)],

  // JSX and JavaScript.
  ['tags in each other', fill('<Tip>'), WORD],
  ['cards', fill('<RecipeCard id="1" />\n\n'), STRUCTURE],
  ['braces in each other', '{'.repeat(SIZE / 2) + '}'.repeat(SIZE / 2), MARKS],
  ['brackets in braces', `{${fill('[a ')}`.slice(0, SIZE), MARKS],
  ['an export that never ends', `export const a = {\n${'a: 1,\n\n'.repeat(2900)}`, 'mdx-import'],

  // Letters.
  ['one word', fill('a'), WORD],
  ['ampersands', fill('& '), STRUCTURE],
  ['spaces at the ends of lines', fill(`a${' '.repeat(240)}\n`)],
]

const FIELDS: Row[] = [
  ['opening brackets', `a: ${fill('[').slice(4)}`, DEEP],
  ['signs of types', `a: [${fill('!a b,').slice(8)}]`, STRUCTURE],
  ['anchors and aliases', `a: [${fill('&a b,*a,').slice(16)}]`, STRUCTURE],
  ['documents', fill('--- a\n').slice(8), 'yaml-syntax'],
  ['fields of other names', grow((index) => `k${index}: v\n`), 'unknown-field'],
  ['one field of a long name', `${'k'.repeat(90_000)}: v`, 'yaml-syntax'],
  ['one field again and again', fill('title: v\n'), 'duplicate-field'],
  ['a title of line ends', `title: "${fill('a\n ').slice(9)}"`, 'long-value'],
  ['an image of one word', `image: ${'k'.repeat(90_000)}`, 'image-path'],
]

function toShape([name, text, refusedBy]: Row): Shape {
  return { name, text, refusedBy }
}

export const BODY_SHAPES = BODIES.map(toShape)
export const FIELD_SHAPES = FIELDS.map(toShape)
