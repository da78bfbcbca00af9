import { describe, expect, test } from 'vitest'
import { headersFor, readHeadersFile } from '../../pipeline/headers/headersFile.ts'
import { scriptHashes } from '../../pipeline/headers/headerFacts.ts'
import { openBuiltSite } from './builtSite.ts'

const site = await openBuiltSite()
const headers = headersFor(readHeadersFile(site.text('_headers')), '/')
/** Browsers hold a page to all of them; with the editor, the first is what its pages need, too. */
const policies = (headers['Content-Security-Policy'] ?? '').split(', ')
const policy = policies.at(-1) ?? ''

const hasEditor = site.files.has('admin/index.html')

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/

function directivesOf(text: string): Map<string, string[]> {
  const directives = text.split('; ').map((directive) => directive.split(' '))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

test('hosts get every header that protects visitors', () => {
  // The editor opens a window to sign in.
  const opener = hasEditor ? 'same-origin-allow-popups' : 'same-origin'
  expect(headers).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('geolocation=()'),
    'Cross-Origin-Opener-Policy': opener,
  })
  expect(policies).toHaveLength(hasEditor ? 2 : 1)
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
  )
  // A service of the settings may need styles of its own.
  expect(policy).toMatch(/; style-src 'self' 'unsafe-inline'[; ]/)
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+[; ]/)
})

describe('every page', () => {
  test('carries a policy as strict as the header, ahead of all that it is about', () => {
    const header = directivesOf(policy)
    // A page cannot say who frames it.
    header.delete('frame-ancestors')
    const metas = site.pages.map(({ html }) => META.exec(html))
    expect(new Set(metas.map((meta) => meta?.[1])).size).toBe(1)
    const page = directivesOf(metas[0]?.[1] ?? '')
    expect(page).toEqual(header)
    for (const [index, { html }] of site.pages.entries()) {
      expect(metas[index]?.index).toBeLessThan(html.search(/<(?:script|style|link)\b/))
    }
  })

  test('has only scripts that the policy lets run, and no other way to run any', () => {
    for (const { address, html } of site.pages) {
      const refused = scriptHashes(html).filter((hash) => !policy.includes(` ${hash}`))
      expect({ address, refused }).toEqual({ address, refused: [] })
      expect(scriptHashes(html)).toHaveLength(2)
      expect(html).not.toMatch(/<[^>]*\s(?:on[a-z]+\s*=|(?:href|action)="javascript:)/i)
    }
  })
})
