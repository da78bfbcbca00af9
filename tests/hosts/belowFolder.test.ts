/** A site below a folder of its domain, as three hosts serve it. */
import { describe, expect, test } from 'vitest'
import { startHosts } from './smallHosts.ts'
import { HOSTS } from './webServers.ts'

const ask = await startHosts({
  base: '/bakery',
  files: {
    'index.html': 'home',
    '404.html': 'nothing here',
    'recipes/404.html': 'no such recipe',
    'recipes/7/index.html': 'recipe 7',
    'assets/app.js': 'code',
  },
  redirects: [{ from: '/old', to: '/bakery/recipes/7' }],
})

describe.each(HOSTS)('%s', (name) => {
  test.each([
    ['/bakery/', 200, 'home'],
    ['/bakery/recipes/7', 200, 'recipe 7'],
    ['/bakery/recipes/7/?servings=2', 200, 'recipe 7'],
    ['/bakery/assets/app.js', 200, 'code'],
    ['/bakery/recipes/8', 404, 'no such recipe'],
    ['/bakery/nowhere', 404, 'nothing here'],
  ])('answers %s with %i and “%s”', async (address, status, body) => {
    expect(await ask(name, address)).toMatchObject({ status, body })
  })

  test.each([
    ['/', '/bakery/'],
    ['/bakery', '/bakery/'],
    ['/bakery/old', '/bakery/recipes/7'],
    ['/bakery/old/', '/bakery/recipes/7'],
  ])('leads from %s to %s', async (address, location) => {
    expect(await ask(name, address)).toMatchObject({ status: 301, headers: { location } })
  })

  test.each(['/recipes/7', '/old', '/bakeryware', '/assets/app.js', '/bakery/assets/no.js'])(
    'has nothing of the site at %s',
    async (address) => {
      const { status, body } = await ask(name, address)
      expect(status).toBe(404)
      expect(body).not.toMatch(/home|recipe 7|code/)
    },
  )

  test('keeps files with a hash in their name for good, and asks again for pages', async () => {
    const [code, home] = ['/bakery/assets/app.js', '/bakery/'].map((address) => ask(name, address))
    expect((await code)?.headers['cache-control']).toContain('immutable')
    expect((await home)?.headers['cache-control']).toContain('must-revalidate')
  })
})
