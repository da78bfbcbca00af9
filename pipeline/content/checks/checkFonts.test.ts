import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { beforeAll, expect, test } from 'vitest'
import { themeType } from '../../../src/content/schema/theme.ts'
import { siteType } from '../../../src/content/schema/site.ts'
import { readDocument } from '../read/readDocument.ts'
import { formatProblem } from '../../problems/problem.ts'
import { checkFonts } from './checkFonts.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'

const require = createRequire(import.meta.url)
const content = temporaryFolder()
const dejavu = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)
const file = (name: string) => path.join(content, 'fonts', name)

beforeAll(async () => {
  mkdirSync(file(''))
  copyFileSync(dejavu('DejaVuSans'), file('Sans.ttf'))
  copyFileSync(dejavu('DejaVuSans-Bold'), file('Sans-Bold.ttf'))
  copyFileSync(dejavu('DejaVuSerif'), file('Serif.ttf'))
  const bytes = readFileSync(file('Serif.ttf'))
  writeFileSync(file('cut.ttf'), bytes.subarray(0, 3000))
  writeFileSync(
    file('spoiled.ttf'),
    bytes.map((byte, at) => (at % 97 === 60 ? byte ^ 85 : byte)),
  )
  writeFileSync(file('words.woff2'), 'Not a font.')
  writeFileSync(file('my.pdf'), 'Not a font.')
  const options = { targetFormat: 'woff2', variationAxes: {}, preserveNameIds: [] } as const
  const few = { ...options, keepFeatures: [], noHinting: true }
  writeFileSync(file('few.woff2'), await subsetFont(bytes, 'Tomato', few))
})

const read = (name: string, text: string, type: typeof themeType) =>
  readDocument(`content/${name}`, Buffer.from(text), type)

async function problemsWith(line: string, language = 'en'): Promise<string[]> {
  const theme = read('theme.yaml', `fonts:\n  ${line}\n`, themeType)
  const site = read('site.yaml', `brand: A\nlanguage: ${language}\n`, siteType)
  return (await checkFonts([theme, site], content)).map(formatProblem)
}

test.each([
  'text: Figtree',
  'headings: lora',
  'text: "@fontsource-variable/fraunces"',
  'text: Roboto',
  'text: Sans.ttf',
  'headings: Serif.ttf',
])('%s can be used', async (line) => {
  expect(await problemsWith(line)).toEqual([])
  expect(await problemsWith(line, 'de')).toEqual([])
})

const DAMAGED = 'is no font, or a damaged one.  Save it again as WOFF2, TTF or OTF.'

test.each([
  ...['words.woff2', 'my.pdf', 'cut.ttf'].map((name) => [
    `text: ${name}`,
    `2:9  “${name}” ${DAMAGED}`,
  ]),
  ['headings: spoiled.ttf', `2:13  “spoiled.ttf” ${DAMAGED}`],
  ['text: Lorra', '2:9  “Lorra” is neither an installed font nor a file.  Did you mean “Lora”?'],
  [
    'headings: Comic Sans',
    '2:13  “Comic Sans” is neither an installed font nor a file.  Installed are …; npm install @fontsource/… adds one, or name a file in fonts/.',
  ],
  [
    'text: Sans.woff2',
    '2:9  “Sans.woff2” is not in the folder fonts/ beside theme.yaml.  Did you mean “Sans.ttf”?',
  ],
  [
    'text: ../fonts/none.ttf',
    '2:9  “../fonts/none.ttf” is not in the folder fonts/ beside theme.yaml.  Put it there, as WOFF2, TTF or OTF.',
  ],
  [
    'text: Serif.ttf',
    '2:9  “Serif.ttf” has no bold letters, which text needs.  Put the file of its weight 600 or 700 beside it in fonts/, or choose another font.',
  ],
  [
    'headings: few.woff2',
    '2:13  “few.woff2” lacks letters of the site’s language: A B C D E F G H ….  Choose a font that has them, or take a file of it with more letters.',
  ],
])('%s is refused with its place and what to do', async (line = '', message) => {
  const problems = await problemsWith(line)
  // Tests have more fonts than the program.
  const shown = problems.map((problem) => problem.replace(/(?<=Installed are ).*(?=; npm)/, '…'))
  expect(shown).toEqual([`content/theme.yaml:${message}`])
})
