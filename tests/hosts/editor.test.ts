/** For any spelling of an address, the answer has a policy, and other sites cannot frame it. */
import { describe, expect, test } from 'vitest'
import { startHosts } from './smallHosts.ts'
import { HOSTS } from './webServers.ts'

const EDITOR = 'the editor'
const SITE = 'a page of the site'
const FILES = {
  'index.html': SITE,
  '404.html': SITE,
  'recipes/404.html': SITE,
  'recipes/7/index.html': SITE,
  'data/recipes/7.json': '{}',
  'assets/app.js': '',
  'admin/index.html': EDITOR,
  'admin/preview/index.html': EDITOR,
  'admin/assets/app.js': '',
}

/** Canonical addresses, and other spellings that a host may accept. */
const ADDRESSES = `
  / /index.html /%69ndex.html /?x /./ /recipes/..
  /recipes/7 /%72ecipes/7 /recipes/%37/ /recipes%2F7 /recipes/7/index.html
  /nowhere /%6eowhere/ /recipes/999 /data/recipes/7.json /data/none.json
  /assets/app.js /%61ssets/app.js /assets/none.js /assets%2fapp.js
  /admin /admin/ /%61dmin /%61dmin/ /%61%64%6D%69%6E/ /admin/?x=/recipes/
  /admin/index.html /%61dmin/index.html /admin/%69ndex.html /admin/preview/
  /ADMIN/ /Admin /admin;/ /admin%2F /admin%2findex.html /admin%20/
  //admin/ /admin// /./admin/ /recipes/../admin/ /recipes/%2e%2e/admin/
  /admin/. /admin/.. /admin/nowhere /admin/assets/app.js /admin/404.html
  /admin%00/ /% /admin/% /admin\\ /_headers /.env
`
  .trim()
  .split(/\s+/)

const editor = { backend: 'github', repo: 'kitchen/site', branch: 'main' } as const
const ask = await startHosts({ files: FILES, editor })

function policiesOf(header: string | string[] | undefined): string[][] {
  const policies = header === undefined ? [] : [header].flat().join(', ').split(', ')
  return policies.map((policy) => policy.split('; '))
}

describe.each(HOSTS)('%s', (name) => {
  describe('gives a policy and one opener header', () => {
    test.each(ADDRESSES)('to %s', async (address) => {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const { status, headers } = await ask(name, address, method)
        // Caddy and nginx reject invalid addresses before they select a site.
        if (status === 400 && name !== 'the local server') continue
        const policies = policiesOf(headers['content-security-policy'])
        expect(policies).not.toEqual([])
        for (const policy of policies) {
          expect(policy).toContain("default-src 'self'")
          expect(policy).toContainEqual(expect.stringMatching(/^frame-ancestors '(self|none)'$/))
        }
        expect(headers['cross-origin-opener-policy']).toMatch(/^same-origin(-allow-popups)?$/)
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    })

    test('and the editor all that it needs', async () => {
      for (const address of ['/admin', '/admin/', '/admin/preview/', '/%61dmin/']) {
        const { status, headers, body } = await ask(name, address, 'GET')
        expect([status, body]).toEqual([200, EDITOR])
        expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
        const policies = policiesOf(headers['content-security-policy'])
        expect(canSave(policies)).toBe(true)
        expect(policies.flat()).not.toContain("frame-ancestors 'none'")
      }
    })
  })
})

function canSave(policies: string[][]): boolean {
  return policies.every((policy) =>
    policy.some((line) => /^connect-src .*https:\/\/api\.github\.com/.test(line)),
  )
}
