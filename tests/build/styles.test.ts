/** The styles of the built site, which do not depend on the content. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openBuiltSite, stylesOf } from '../site/builtSite.ts'

const site = await openBuiltSite()

const files = [...site.files.keys()].filter((name) => /^assets\/.*\.css$/.test(name))
const css = [...site.pages.flatMap(stylesOf), ...files.map((name) => site.text(name))].join('\n')

test('no gradient is repeated across a page, which WebKit blurs', () => {
  expect(css).not.toMatch(/repeating-linear-gradient\((?:90deg|to right)/)
})

test('pages declare the fonts, and no style sheet that they load later does so again', () => {
  const without = site.pages.filter(
    (page) => !/@font-face\{[^}]*url\(/.test(stylesOf(page).join('')),
  )
  expect(without.map(({ address }) => address)).toEqual([])
  expect(files.filter((name) => site.text(name).includes('@font-face'))).toEqual([])
})

test('every variable of the theme that a style uses has a value', () => {
  const sheets = files.map((name) => site.text(name))
  const inline = site.pages.flatMap(({ html }) => html.match(/ style="[^"]*/g) ?? [])
  const styles = [...sheets, ...inline].join('\n')
  const given = new Set(styles.match(/--[\w-]+(?=\s*:)/g))
  // A variable with a fallback may be undefined.
  const used = [...styles.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name = '']) => name)
  // Components set their own variables when they are rendered.
  const ofTheme = used.filter((name) => /^--(mantine-[\w-]+|[a-z]+)$/.test(name))
  expect(ofTheme.length).toBeGreaterThan(100)
  expect(new Set(ofTheme.filter((name) => !given.has(name)))).toEqual(new Set())
})

// Browsers animate these two off the main thread. Others need layout and paint in every frame.
test('the logo moves by transform and opacity alone', async () => {
  const source = await readFile('src/app/shell/Logo.module.css', 'utf8')
  const [, ...keyframes] = source.split('@keyframes')
  const properties = keyframes.flatMap((rules) => rules.match(/(?<=^ +)[a-z-]+(?=:)/gm) ?? [])
  const moved = new Set(properties.filter((name) => name !== 'animation-timing-function'))
  expect(moved).toEqual(new Set(['opacity', 'transform']))
})
