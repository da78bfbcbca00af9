/** The styles of the built site, which are the same whatever the content. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openBuiltSite, stylesOf } from '../site/builtSite.ts'

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

test('no gradient is repeated across a page, which WebKit blurs', () => {
  expect(css).not.toMatch(/repeating-linear-gradient\((?:90deg|to right)/)
})

test('pages declare the fonts, and no style sheet that they load later does so again', () => {
  const without = site.pages.filter((page) => !stylesOf(page).join('').includes('@font-face'))
  expect(without.map(({ address }) => address)).toEqual([])
  expect(files.filter((name) => site.text(name).includes('@font-face'))).toEqual([])
})

test('every variable of the theme that a style uses has a value', () => {
  const sheets = files.map((name) => site.text(name))
  const inline = site.pages.flatMap(({ html }) => html.match(/ style="[^"]*/g) ?? [])
  const styles = [...sheets, ...inline].join('\n')
  const given = new Set(styles.match(/--[\w-]+(?=\s*:)/g))
  // One with a fallback may be left out.
  const used = [...styles.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name = '']) => name)
  // The variables of single components have their values from the component, as it is rendered.
  const ofTheme = used.filter((name) => /^--(mantine-[\w-]+|[a-z]+)$/.test(name))
  expect(ofTheme.length).toBeGreaterThan(100)
  expect(new Set(ofTheme.filter((name) => !given.has(name)))).toEqual(new Set())
})

// These two are moved beside the page's own work; others are laid out and painted for every frame.
test('the logo moves by transform and opacity alone', async () => {
  const source = await readFile('src/app/shell/Logo.module.css', 'utf8')
  const [, ...keyframes] = source.split('@keyframes')
  const properties = keyframes.flatMap((rules) => rules.match(/(?<=^ +)[a-z-]+(?=:)/gm) ?? [])
  const moved = new Set(properties.filter((name) => name !== 'animation-timing-function'))
  expect(moved).toEqual(new Set(['opacity', 'transform']))
})
