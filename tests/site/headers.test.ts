import { describe, expect, test } from 'vitest'
import { headersFor } from '../../pipeline/hosts/headersFile.ts'
import { scriptHashes } from '../../pipeline/hosts/siteHeaders.ts'
import { siteBase } from '../../pipeline/system/siteBase.ts'
import { openBuiltSite } from './builtSite.ts'

const site = await openBuiltSite()
const headers = headersFor(site.text('_headers'), `${siteBase}/`)
const hasEditor = site.files.has('admin/index.html')

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/

/** The policy of the pages. With an editor, the header also allows its sources. */
const policy = META.exec(site.page('/').html)?.[1] ?? ''

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
    'Permissions-Policy': expect.stringMatching(/geolocation=\(\).*microphone=\(self\)$/),
    'Cross-Origin-Opener-Policy': opener,
  })
  // The editor shows its preview in a frame.
  const framedBy = hasEditor ? "frame-ancestors 'self'" : "frame-ancestors 'none'"
  expect(headers['Content-Security-Policy']).toContain(framedBy)
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]),
  )
  // A service of the settings may need further styles.
  expect(policy).toMatch(/; style-src 'self' 'unsafe-inline'[; ]/)
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+[; ]/)
})

describe('every page', () => {
  test('carries a policy as strict as the header, ahead of all that it is about', () => {
    const header = directivesOf(headers['Content-Security-Policy'] ?? '')
    for (const [name, sources] of directivesOf(policy)) {
      const allowed = sources.filter((source) => source !== "'none'")
      expect(header.get(name)).toEqual(expect.arrayContaining(allowed))
    }
    for (const { html } of site.pages) {
      const meta = META.exec(html)
      expect(meta?.[1]).toBe(policy)
      expect(meta?.index).toBeLessThan(html.search(/<(?:script|style|link)\b/))
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
