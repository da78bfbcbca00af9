import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { breakpoints, radius, spacing } from '../../src/theme/scale.ts'
import { viteBase } from '../vite/viteBase.ts'

const config = await resolveConfig({ configFile: false, css: viteBase.css }, 'build')

async function compile(css: string): Promise<string> {
  const { code } = await preprocessCSS(css, '/src/a.css', config)
  return code
}

test('steps of the theme become values, also where they stand in for another variable', async () => {
  expect(await compile('.a { padding: calc(-1 * var(--mantine-spacing-md)) 0 }')).toContain(
    `calc(-1 * ${spacing.md}) 0`,
  )
  expect(
    await compile('.a { border-radius: var(--own, var(--mantine-radius-default)) }'),
  ).toContain(`var(--own, ${radius.md})`)
})

test('breakpoints of the theme become widths', async () => {
  const css =
    '@media (width > $mantine-breakpoint-sm) and (width <= $mantine-breakpoint-lg) { a {} }'
  expect(await compile(css)).toContain(
    `(width > ${breakpoints.sm}) and (width <= ${breakpoints.lg})`,
  )
})

test('variables that differ by scheme stay', async () => {
  const css = '.a { color: var(--mantine-color-dimmed); gap: var(--gap) }'
  expect(await compile(css)).toContain(css)
})

test.each([
  ['\n.a { gap: var(--mantine-spacing-mdd) }', '--mantine-spacing-mdd', 2],
  ['\n\n@media (width <= $mantine-breakpoint-tiny) { a {} }', '$mantine-breakpoint-tiny', 3],
])('a step that the theme does not have fails, with its place: %s', async (css, name, line) => {
  const compiling = compile(css)
  await expect(compiling).rejects.toThrow(`The theme has no ${name}`)
  await expect(compiling).rejects.toMatchObject({ loc: { line } })
})
