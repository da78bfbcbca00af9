import { expect, test } from 'vitest'
import { openBuiltSite, stylesOf } from './builtSite.ts'

const site = await openBuiltSite()

/** What browsers learned since 2022, as it is written in styles. */
const NEW = {
  'color-mix()': /\bcolor-mix\(/,
  'light-dark()': /\blight-dark\(/,
  'oklch()': /\bokl(?:ch|ab)\(/,
  ':has()': /:has\(/,
  '@container': /@container\b/,
  '@layer': /@layer\b/,
  '@scope': /@scope\b/,
  '@starting-style': /@starting-style\b/,
  nesting: /[{;]\s*&/,
  'text-wrap': /\btext-wrap\b/,
  'content-visibility': /\bcontent-visibility\b/,
  'anchor positioning': /\banchor(?:-name|\()/,
  'scroll-driven animation': /\banimation-timeline\b/,
  'field-sizing': /\bfield-sizing\b/,
  'interpolate-size': /\binterpolate-size\b/,
}

/** Without any of these a page is as complete, only less fine. */
const DECORATION = new Set<string>([
  // The size of a title on a cover, which stands beside it, too.
  '@container',
  // The tint of the best row and the stripes of advertisements.
  'color-mix()',
  // What is off the screen is laid out at once.
  'content-visibility',
  // Hairlines, widths of short rows, and parts that no page shows by default.
  ':has()',
  'text-wrap',
])

const files = [...site.files.keys()].filter((name) => /^assets\/.*\.css$/.test(name))
const css = [...site.pages.flatMap(stylesOf), ...files.map((name) => site.text(name))].join('\n')

test('styles that some browsers do not know are decoration', () => {
  const used = Object.entries(NEW).filter(([, pattern]) => pattern.test(css))
  expect(used.map(([name]) => name).filter((name) => !DECORATION.has(name))).toEqual([])
})

test('pages declare the fonts, and no style sheet that they load later does so again', () => {
  const without = site.pages.filter((page) => !stylesOf(page).join('').includes('@font-face'))
  expect(without.map(({ address }) => address)).toEqual([])
  expect(files.filter((name) => site.text(name).includes('@font-face'))).toEqual([])
})
