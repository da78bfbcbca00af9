import { expect, test } from 'vitest'
import { BASE, buildBelowFolder } from './belowFolder.ts'
import { buildContent, expectSuccess, testContent } from './runOnContent.ts'

test('a site below a folder names every address with it, in pages and in the files beside them', async () => {
  const content = await buildBelowFolder('.build/edits/below')
  const { files, page, pages } = await content.site()
  const named = pages.flatMap(({ address, document }) =>
    ['href', 'src', 'action'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}^="/"]`)].map((element) => ({
        address,
        target: element.getAttribute(name) ?? '',
      })),
    ),
  )
  expect(named.filter(({ target }) => !target.startsWith(`${BASE}/`))).toEqual([])
  const text = (name: string) => String(files.get(name))
  expect(page('/impressum').html).toContain('<a href="/bakery/recipes/1">Suppe</a>')
  expect(text('_redirects')).toContain('/bakery/alt /bakery/recipes/1#ingredients 301\n')
  expect(text('alt/index.html')).toContain('url=/bakery/recipes/1#ingredients')
  expect(text('alt/index.html')).toContain('href="https://name.github.io/bakery/recipes/1"')
  expect(text('robots.txt')).toContain('https://name.github.io/bakery/sitemap.xml')
  expect(text('admin/index.html')).toMatch(/src="\/bakery\/admin\/assets\//)
  expect(JSON.parse(text('manifest.webmanifest'))).toMatchObject({
    id: '/bakery/',
    start_url: '/bakery/',
    scope: '/bakery/',
  })
  expectSuccess(await testContent(content.dir))

  await content.set('site.yaml', { address: 'https://name.github.io/bakery/' })
  const { status, output } = await buildContent(content.dir)
  expect(status).toBe(1)
  expect(output).toMatch(/content\/site\.yaml:4:\d+ .*without a slash at its end/)
})
