import { describe, expect, test } from 'vitest'
import {
  contentPolicy,
  metaPolicyText,
  policyText,
  unitedPolicy,
} from '../securityPolicy/securityPolicy.ts'
import { headersFor, writeHeadersFile } from './headersFile.ts'
import { scriptHashes, type HeaderFacts, type PathHeaders, siteHeaders } from './siteHeaders.ts'
import { caddyHeaders, nginxHeaders } from './serverConfig.ts'

const FACTS: HeaderFacts = {
  settings: { providers: { analytics: 'none', ads: 'none' }, newsletter: {}, contact: {} },
  scriptHashes: ["'sha256-abc='"],
  imageOrigins: [],
}
const STRICT =
  "default-src 'self'; script-src 'self' 'sha256-abc='; style-src 'self' 'unsafe-inline'; " +
  "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const [everything, ...folders] = siteHeaders(FACTS)

/**
 * Returns the headers that a host which reads the file sends for an address, exactly as spelled.
 */
function headersAt(facts: HeaderFacts, address: string) {
  return headersFor(writeHeadersFile(siteHeaders(facts)), address)
}

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

  const WRONG = 'https://x;sandbox https://x,y https://* https://$host https://a@x.example * '
  test.each([...WRONG.split(' '), 'https://x.example/path', "'self'; sandbox"])(
    'is not written with the source %j',
    (source) => {
      const policy = contentPolicy([{ 'img-src': [source] }])
      expect(() => policyText(policy)).toThrow(`A policy cannot have the source "${source}".`)
      expect(() => metaPolicyText(policy)).toThrow('A policy cannot have the source')
    },
  )

  test('lets images and frames come from where documents take them, and forms be sent to services', () => {
    const newsletter = { endpoint: 'https://forms.example/a/b?c' }
    const contact = { endpoint: 'https://mail.example:8443' }
    const settings = { ...FACTS.settings, newsletter, contact }
    const origins = { imageOrigins: ['https://x.example'], frameOrigins: ['https://v.example'] }
    const [{ headers }] = siteHeaders({ ...FACTS, settings, ...origins })
    expect(headers['Content-Security-Policy']).toContain(
      "img-src 'self' https://x.example; connect-src 'self' https://forms.example https://mail.example:8443; " +
        "frame-src 'self' https://v.example;",
    )
  })

  const PLAUSIBLE = { analytics: 'plausible', ads: 'none' } as const
  const domain = 'pinchwell.example'
  test.each([
    [
      'Plausible',
      { ...PLAUSIBLE, plausible: { domain } },
      'script-src https://plausible.io; connect-src https://plausible.io',
    ],
    [
      'Plausible on a host of one’s own',
      { ...PLAUSIBLE, plausible: { domain, script: 'https://stats.example:8443/js/a.js' } },
      'script-src https://stats.example:8443; connect-src https://stats.example:8443',
    ],
    [
      'Google Analytics',
      { analytics: 'ga4', ga4: { measurementId: 'G-TEST1234' }, ads: 'none' },
      'script-src https://*.googletagmanager.com; ' +
        'img-src https://*.google-analytics.com https://*.googletagmanager.com; ' +
        'connect-src https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
    ],
    [
      'AdSense',
      { analytics: 'none', ads: 'adsense' },
      "script-src https: 'unsafe-eval'; style-src https:; img-src https: data:; " +
        'font-src https: data:; connect-src https:; frame-src https:',
    ],
  ] as const)('lets pages load what %s needs', (_name, providers, sources) => {
    const settings = { ...FACTS.settings, providers }
    const [{ headers }] = siteHeaders({ ...FACTS, settings })
    const added = sources.split('; ').map((directive) => directive.split(' '))
    const needed = Object.fromEntries(added.map(([name, ...hosts]) => [name, hosts]))
    const wanted = contentPolicy([{ 'script-src': FACTS.scriptHashes }, needed])
    expect(headers['Content-Security-Policy']).toBe(policyText(wanted))
  })

  test('the policy of several pages allows what any of theirs allows, and no more', () => {
    const [self, none] = [["'self'"], ["'none'"]]
    const others = { 'connect-src': ["'self'", 'https://b.example'], 'object-src': none }
    const first = { 'default-src': self, 'img-src': ["'self'", 'data:'], 'frame-ancestors': none }
    const both = { 'default-src': ["'self'", 'https://a.example'], 'frame-ancestors': self }
    expect(
      unitedPolicy([
        { ...first, 'object-src': none },
        { ...both, ...others },
      ]),
    ).toEqual({
      ...both,
      ...others,
      // The second policy allows its default sources here.
      'img-src': ["'self'", 'data:', 'https://a.example'],
    })
    expect(unitedPolicy([first])).toEqual(first)
  })

  test('leaves out in a page what browsers observe in a header only', () => {
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
    const { 'Cache-Control': _, ...others } = everything.headers
    expect(headersAt(FACTS, '/recipes/7')).toEqual(others)
    expect(headersAt(FACTS, '/nowhere')).toEqual(others)
    expect(headersAt(FACTS, '/assets/app.js')).toEqual({ ...others, ...folders[0]?.headers })
    expect(headersAt(FACTS, '/assets-old/app.js')).toEqual(others)
    expect(headersAt(FACTS, '/sw.js')).toEqual({ ...others, 'Cache-Control': 'no-cache' })
    expect(headersAt(FACTS, '/sw.js/app.js')).toEqual(others)
  })

  test('with the editor lets it work, and no other site frame a page', () => {
    const editor = { backend: 'github', repo: 'kitchen/site', branch: 'main' } as const
    const facts = { ...FACTS, settings: { ...FACTS.settings, editor } }
    for (const address of ['/', '/admin/', '/%61dmin/', '/nowhere']) {
      const { 'Content-Security-Policy': policy, ...others } = headersAt(facts, address)
      expect(policy).toContain("script-src 'self' 'sha256-abc=' 'wasm-unsafe-eval'")
      expect(policy).toContain('https://api.github.com')
      expect(policy).toContain("frame-ancestors 'self'")
      expect(others['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
    }
  })

  test('says when hosts would not read all of it', () => {
    const hosts = Array.from({ length: 100 }, (_, index) => `images-${index}.example`)
    const imageOrigins = hosts.map((host) => `https://${host}`)
    expect(() => headersAt({ ...FACTS, imageOrigins }, '/')).toThrow(
      'a line of 2817 characters; hosts read 2000.',
    )
  })
})

describe('the servers of deploy/', () => {
  const rules: [PathHeaders, ...PathHeaders[]] = [
    { path: '/*', headers: { 'X-Word': 'a' } },
    { path: '/one.js', headers: { 'X-Word': 'b' } },
    { path: '/assets/*', headers: { 'X-Word': 'c' } },
  ]

  test('nginx is given headers of a file and a folder in place of the common one', () => {
    const text = nginxHeaders(rules)
    expect(text).toContain('if ($uri ~ "^/one[.]js$") { set $site_x_word "b"; }\n')
    expect(text).toContain('if ($uri ~ "^/assets(/|$)") { set $site_x_word "c"; }\n')
  })

  test('Caddy is given headers of a file and a folder behind the common one', () => {
    expect(caddyHeaders(rules)).toMatch(
      /X-Word "a".*\tpath \/one\.js\n\tfile .*X-Word "b".*\tpath \/assets \/assets\/\*\n\tfile .*X-Word "c"/s,
    )
  })

  test.each(['say "hello"', 'back\\slash', 'two\nlines'])('neither is given %j', (value) => {
    const wrong: PathHeaders = { path: '/*', headers: { 'X-Word': value } }
    expect(() => nginxHeaders([wrong])).toThrow('nginx cannot be given the header value')
    expect(() => caddyHeaders([wrong])).toThrow('Caddy cannot be given the header value')
  })
})
