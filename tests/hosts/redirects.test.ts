/** Redirects of old addresses by three hosts, and by pages for other hosts. */
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { caddyRedirects, nginxRedirects } from '../../pipeline/hosts/serverConfig.ts'
import { fileWords } from '../../src/content/prerender/fileWords.ts'
import { redirectPage, redirectPageFile } from '../../pipeline/hosts/redirectPage.tsx'
import { writeRedirectsFile } from '../../pipeline/hosts/redirectsFile.ts'
import { startHosts } from './smallHosts.ts'
import { HOSTS } from './webServers.ts'

const REDIRECTS = [
  { from: '/recipes/12', to: '/recipes/7' },
  { from: '/2019/05/lemon-tart.html', to: '/recipes?category=Quick+Meals&x=%2C' },
  { from: '/old.php', to: '/recipes/7#ingredients' },
]
const FILES = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'recipes/404.html': 'no such recipe',
  'recipes/7/index.html': 'recipe 7',
  ...Object.fromEntries(REDIRECTS.map(({ from }) => [redirectPageFile(from), 'a page for others'])),
}

const ask = await startHosts({ files: FILES, redirects: REDIRECTS })

describe.each(HOSTS)('%s', (name) => {
  describe('answers', () => {
    test.each(REDIRECTS)('$from with the way to $to', async ({ from, to }) => {
      for (const address of [from, `${from}/`, `${from}?utm_source=mail`]) {
        for (const method of ['GET', 'HEAD']) {
          const { status, headers } = await ask(name, address, method)
          expect([address, status, headers.location]).toEqual([address, 301, to])
          expect(headers['content-security-policy']).toContain("default-src 'self'")
          expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
        }
      }
    })

    test('no other address with one', async () => {
      const addresses = ['/recipes/7', '/recipes/120', '/recipes/12/x', '/Recipes/12', '/old']
      const answers = await Promise.all(addresses.map((address) => ask(name, address)))
      expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404, 404])
      expect((await ask(name, '/recipes/12', 'POST')).status).toBe(405)
      expect((await ask(name, '/_redirects')).status).toBe(404)
    })
  })
})

test('the file for hosts has each address for Netlify, then for Cloudflare Pages', () => {
  expect(writeRedirectsFile(REDIRECTS.slice(0, 1))).toBe(
    '/recipes/12 /recipes/7 301!\n/recipes/12 /recipes/7 301\n/recipes/12/ /recipes/7 301\n',
  )
})

test.each(['/a"b', '/a$b', '/{a}', '/a b'])('no server is given the address %s', (to) => {
  expect(() => nginxRedirects([{ from: '/old', to }])).toThrow('A server cannot be given')
  expect(() => caddyRedirects([{ from: '/old', to }])).toThrow('A server cannot be given')
})

test('the page for other hosts leads on by itself, by a link, and in search engines', () => {
  const [, withQuery] = REDIRECTS
  if (!withQuery) throw new Error('There is no redirect.')
  const html = redirectPage(
    withQuery,
    { address: 'https://toastery.example', brand: 'Toast & more' },
    fileWords,
  )
  const { document } = new Window()
  document.write(html)
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name)
  expect(attribute('meta[http-equiv="refresh"]', 'content')).toBe(`0; url=${withQuery.to}`)
  expect(attribute('link[rel="canonical"]', 'href')).toBe('https://toastery.example/recipes')
  expect(attribute('meta[name="robots"]', 'content')).toBe('noindex')
  expect(attribute('a', 'href')).toBe(withQuery.to)
  expect(document.title).toBe('This page has moved | Toast & more')
  expect(attribute('html', 'lang')).toBe('en')
})
