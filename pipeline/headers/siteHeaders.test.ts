import { describe, expect, test } from 'vitest'
import { caddyHeaders } from './caddyHeaders.ts'
import { contentPolicy, metaPolicyText, policyText } from './contentPolicy.ts'
import { headersFor, readHeadersFile, writeHeadersFile } from './headersFile.ts'
import { nginxHeaders } from './nginxHeaders.ts'
import { scriptHashes } from './scriptHashes.ts'
import { type HeaderFacts, type PathHeaders, siteHeaders } from './siteHeaders.ts'

const FACTS: HeaderFacts = {
  settings: { providers: { analytics: 'none', ads: 'none' }, newsletter: {}, contact: {} },
  scriptHashes: ["'sha256-abc='"],
  imageOrigins: [],
}
const STRICT =
  "default-src 'self'; script-src 'self' 'sha256-abc='; style-src 'self' 'unsafe-inline'; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const PAGES = ['/', '/recipes', '/recipes/7', '/about', '/admin']

function policyAt(text: string, address: string): string | undefined {
  return headersFor(readHeadersFile(text), address)['Content-Security-Policy']
}

/** The site with a folder that has a policy of its own. */
const [everything, ...folders] = siteHeaders(FACTS)
const WIDER = "default-src 'self'; connect-src https://api.example"
const withFolder: [PathHeaders, ...PathHeaders[]] = [
  everything,
  ...folders,
  { path: '/admin/*', headers: { 'Content-Security-Policy': WIDER } },
]

describe('the policy', () => {
  test('without providers lets nothing in but the site and the scripts that stand in pages', () => {
    expect(everything.headers['Content-Security-Policy']).toBe(STRICT)
  })

  test('is widened by what is named, and by nothing else', () => {
    const policy = contentPolicy([
      { 'script-src': ['https://count.example'], 'connect-src': ['https://count.example'] },
      { 'script-src': ['https://count.example'], 'object-src': ['https://plug.example'] },
    ])
    expect(policy).toEqual({
      ...contentPolicy([]),
      'script-src': ["'self'", 'https://count.example'],
      'connect-src': ["'self'", 'https://count.example'],
      'object-src': ['https://plug.example'],
    })
  })

  test.each([
    'https://x;sandbox',
    "https://x'none'",
    'https://x,y',
    'https://x y',
    'https://*',
    'https://$host',
    'https://{host}',
    'https://a@x.example',
    'https://x.example/path',
    "'self'; sandbox",
    '*',
    '',
  ])('is not written with the source %j', (source) => {
    const policy = contentPolicy([{ 'img-src': [source] }])
    expect(() => policyText(policy)).toThrow(`A policy cannot have the source "${source}".`)
    expect(() => metaPolicyText(policy)).toThrow('A policy cannot have the source')
  })

  test('lets images come from where documents take them', () => {
    const [{ headers }] = siteHeaders({ ...FACTS, imageOrigins: ['https://images.example'] })
    expect(headers['Content-Security-Policy']).toBe(
      STRICT.replace('object-src', "img-src 'self' https://images.example; object-src"),
    )
  })

  test('lets forms be sent to the services that the settings name', () => {
    const settings = {
      ...FACTS.settings,
      newsletter: { endpoint: 'https://forms.example/a/b?c' },
      contact: { endpoint: 'https://mail.example:8443' },
    }
    const [{ headers }] = siteHeaders({ ...FACTS, settings })
    expect(headers['Content-Security-Policy']).toContain(
      "connect-src 'self' https://forms.example https://mail.example:8443;",
    )
  })

  const PLAUSIBLE = { analytics: 'plausible', ads: 'none' } as const
  const domain = 'pinchwell.example'
  test.each([
    [
      'Plausible',
      { ...PLAUSIBLE, plausible: { domain } },
      { 'script-src': ['https://plausible.io'], 'connect-src': ['https://plausible.io'] },
    ],
    [
      'Plausible on a host of one’s own',
      { ...PLAUSIBLE, plausible: { domain, script: 'https://stats.example:8443/js/a.js' } },
      {
        'script-src': ['https://stats.example:8443'],
        'connect-src': ['https://stats.example:8443'],
      },
    ],
    [
      'Google Analytics',
      { analytics: 'ga4', ga4: { measurementId: 'G-TEST1234' }, ads: 'none' },
      {
        'script-src': ['https://*.googletagmanager.com'],
        'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
        'connect-src': [
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://*.googletagmanager.com',
        ],
      },
    ],
    [
      'AdSense',
      { analytics: 'none', ads: 'adsense' },
      {
        'script-src': ['https:', "'unsafe-eval'"],
        'style-src': ['https:'],
        'img-src': ['https:', 'data:'],
        'font-src': ['https:', 'data:'],
        'connect-src': ['https:'],
        'frame-src': ['https:'],
      },
    ],
  ] as const)('lets pages load what %s needs', (_name, providers, sources) => {
    const settings = { ...FACTS.settings, providers }
    const [{ headers }] = siteHeaders({ ...FACTS, settings })
    const wanted = contentPolicy([{ 'script-src': FACTS.scriptHashes }, sources])
    expect(headers['Content-Security-Policy']).toBe(policyText(wanted))
  })

  test('leaves out in a page what a browser heeds in a header only', () => {
    const policy = contentPolicy([])
    expect(`${metaPolicyText(policy)}; frame-ancestors 'none'`).toBe(policyText(policy))
  })

  test('knows scripts that stand in a page by their hash, and leaves data alone', () => {
    const html =
      '<script>a()</script><script type="module">\nb()\n</script>' +
      '<script type="application/json">{}</script><script type="module" src="/c.js"></script>'
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    expect(scriptHashes(html)).toEqual([
      "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
      "'sha256-NlXKTQe8YfLmZqnEm5aXK1Lb/1wWgkKgNs+lNRY6yOo='",
    ])
  })
})

describe('the file _headers', () => {
  test('gives each address what the definition gives it', () => {
    const text = writeHeadersFile(siteHeaders(FACTS), PAGES)
    const rules = readHeadersFile(text)
    const { 'Cache-Control': _, ...others } = everything.headers
    expect(headersFor(rules, '/recipes/7')).toEqual(others)
    expect(headersFor(rules, '/nowhere')).toEqual(others)
    expect(headersFor(rules, '/assets/app.js')).toEqual({ ...others, ...folders[0]?.headers })
    expect(headersFor(rules, '/assets-old/app.js')).toEqual(others)
  })

  test('never gives two policies to one page, which hosts would join into a narrower one', () => {
    const text = writeHeadersFile(withFolder, PAGES)
    expect(policyAt(text, '/admin/')).toBe(WIDER)
    expect(policyAt(text, '/admin/app.js')).toBe(WIDER)
    for (const address of ['/', '/recipes', '/recipes/7', '/about']) {
      expect(policyAt(text, address)).toBe(STRICT)
    }
    expect(policyAt(`/*\n  A: b\n  Content-Security-Policy: x\n${text}`, '/admin/')).toBe(
      `x, ${WIDER}`,
    )
  })

  test('says when hosts would not read all of it', () => {
    const imageOrigins = Array.from(
      { length: 100 },
      (_, index) => `https://images-${index}.example`,
    )
    expect(() => writeHeadersFile(siteHeaders({ ...FACTS, imageOrigins }), PAGES)).toThrow(
      /a line of 2798 characters; hosts read 100 rules and 2000 characters/,
    )
  })
})

describe('the servers of deploy/', () => {
  test('nginx is given a header of a folder in place of the common one', () => {
    const name = '$site_content_security_policy'
    expect(nginxHeaders(withFolder)).toContain(
      `set ${name} "${STRICT}";\nif ($uri ~ "^/admin(/|$)") { set ${name} "${WIDER}"; }\n` +
        `add_header Content-Security-Policy ${name} always;\n`,
    )
  })

  test('Caddy is given a header of a folder behind the common one', () => {
    const text = caddyHeaders(withFolder)
    expect(text.indexOf(`"${STRICT}"`)).toBeGreaterThan(-1)
    expect(text.indexOf(`"${STRICT}"`)).toBeLessThan(
      text.indexOf('path /admin /admin/*\n\tfile {path} {path}/index.html\n}\n'),
    )
    expect(text).toMatch(/header @folder2 \{\n\tContent-Security-Policy "default-src 'self'; conn/)
  })

  test.each(['say "hello"', 'back\\slash', 'two\nlines'])('neither is given %j', (value) => {
    const rules: [PathHeaders] = [{ path: '/*', headers: { 'X-Word': value } }]
    expect(() => nginxHeaders(rules)).toThrow('nginx cannot be given the header value')
    expect(() => caddyHeaders(rules)).toThrow('Caddy cannot be given the header value')
  })
})
