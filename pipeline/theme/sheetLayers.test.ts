import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { viteBase } from '../vite/viteBase.ts'

const config = await resolveConfig({ configFile: false, css: viteBase.css }, 'build')

test.each([
  ['src/features/a/A.module.css', /^@layer parts\s*\{/],
  ['src/ui/list/list.module.css', /^@layer ui\s*\{/],
  ['src/cards/A.module.css', /^@layer ui\s*\{/],
  ['src/theme/a.css', /^\.a/],
])('%s is in the layer of its room, and begins with the order of all', async (file, start) => {
  const { code } = await preprocessCSS('.a { color: red }', `/site/${file}`, config)
  const [order = '', ...rest] = code.split(';')
  expect(order).toMatch(/^@layer theme, base, .*, always$/)
  expect(rest.join(';').trim()).toMatch(start)
})
