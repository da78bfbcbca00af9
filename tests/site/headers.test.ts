/** The site's policy for pages and hosts, against what stands in the pages. */
import { describe, expect, test } from 'vitest'
import { headersFor, readHeadersFile } from '../../pipeline/headers/headersFile.ts'
import { scriptHashes } from '../../pipeline/headers/scriptHashes.ts'
import { openBuiltSite } from './builtSite.ts'

const site = await openBuiltSite()
const headers = headersFor(readHeadersFile(site.text('_headers')), '/')
const policy = headers['Content-Security-Policy'] ?? ''

test('hosts get every header that protects visitors', () => {
  expect(headers).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('geolocation=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
  )
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/)
})

describe('every page', () => {
  test('carries the policy of the header, ahead of all that it is about', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replace("; frame-ancestors 'none'", '')}" />`
    for (const { address, html } of site.pages) {
      const place = html.indexOf(meta)
      expect({ address, isThere: place > 0 }).toEqual({ address, isThere: true })
      expect(place).toBeLessThan(html.search(/<(?:script|style|link)\b/))
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
