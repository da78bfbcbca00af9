import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startInScheme } from './themeCss.ts'

test('pages begin in the scheme of the theme, and follow the choice of visitors', () => {
  const html = readFileSync('index.html', 'utf8')
  expect(startInScheme(html, 'auto')).toBe(html)
  const dark = startInScheme(html, 'dark')
  expect(dark).toContain('<html lang="en" data-mantine-color-scheme="dark">')
  expect(dark).toContain("mantineColorScheme = chosen || 'dark'\n")
})
