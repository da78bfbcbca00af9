import { expect, test } from 'vitest'
import { copyTestContent } from './editedContent.ts'
import { buildContent, expectSuccess, testContent } from './runOnContent.ts'

const PRESS = '---\nslug: press\ntitle: Press\ndescription: For papers.\n---\n\nWrite to us.\n'

/** The settings of a bakery with three recipes and no shop. */
const SITE = `brand: Northern Bakehouse
tagline: Bread, slowly
description: What a small bakery bakes.
address: https://bakehouse.example
contacts:
  general: hello@bakehouse.example
  partnerships: hello@bakehouse.example
imageDesc: A loaf on a board
search: live
scrollOnBack: restore
newsletter:
  service: none
contact:
  service: none
providers:
  analytics: none
  ads: hidden
`

const THEME = `colors:
  primary: "#7A2E8E"
  accent: "#2F4B7C"
  paper: "#FFFFFF"
  ink: "#1B1B1F"
scheme: dark
corners: square
patterns: none
`
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>'

test('a site of three recipes has nothing of what it does not have', async () => {
  const content = await copyTestContent('bare')
  for (const folder of ['reviews', 'posts'] as const) await content.deleteAll(folder)
  for (const name of ['collections', 'pages', 'site.avif']) await content.deleteFolder(name)
  await content.deleteAll('recipes', [1, 2, 7])
  await content.write('site.yaml', SITE)
  await content.write('theme.yaml', THEME)
  await content.write('logo.svg', LOGO)
  await content.write('pages/press.mdx', PRESS)
  await content.write('navigation.yaml', 'header:\n  - label: For papers\n    to: /press\n')
  expectSuccess(await buildContent(content.dir))

  const site = await content.site()
  const links = site.pages.flatMap(({ document }) =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  )
  expect(
    links.filter((link) => /^\/(reviews|blog|comparisons|collections|about|privacy)/.test(link)),
  ).toEqual([])
  expect(links).toContain('/press')
  expect(site.page('/press').document.title).toBe('Press | Northern Bakehouse')
  const texts = site.pages.map(({ document }) => document.body.textContent ?? '')
  const home = site.page('/').document
  expect(home.documentElement.dataset.mantineColorScheme).toBe('dark')
  const styles = home.querySelector('style:not([media])')?.textContent ?? ''
  expect(styles).toMatch(/--primary:#7a2e8e.*--awning-dark:(?:#0000|transparent)/i)
  expect(styles).not.toMatch(/#bd4025/i)
  expect(home.querySelector('header img')?.getAttribute('src')).toBe('/favicon.svg')
  expect(site.files.get('favicon.svg')?.toString()).toContain('<circle cx="5"')
  const empty =
    /Top Product Reviews|Latest from the Blog|Advertisement|undefined|subscribers|paid link/
  expect(texts.filter((text) => empty.test(text))).toEqual([])
  expect([...site.files.keys()].filter((name) => /^feed\.|^reviews|^blog/.test(name))).toEqual([])
  expectSuccess(await testContent(content.dir))
})
