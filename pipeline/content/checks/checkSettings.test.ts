import { expect, test } from 'vitest'
import { siteType } from '../../../src/content/schema/site.ts'
import { checkDocuments } from './checks.ts'
import { formatProblem } from '../../problems/problem.ts'
import { readDocument } from '../read/readDocument.ts'

const NOW = new Date('2027-05-03T09:00:00Z')

function reported(lines: string): string[] {
  const site = readDocument('site.yaml', new TextEncoder().encode(`${lines}\n`), siteType)
  const problems = site.problems.filter(({ rule }) => rule !== 'missing-field')
  return [...problems, ...checkDocuments([site], NOW)].map(formatProblem)
}

const PLAUSIBLE = 'providers:\n  ads: none\n  analytics: plausible\n  plausible:\n'

test.each([
  'providers:\n  analytics: none\n  ads: none',
  `${PLAUSIBLE}    domain: pinchwell.example`,
  `${PLAUSIBLE}    domain: a.example\n    script: https://stats.example/js/a.js\n    consent: true`,
  'providers:\n  analytics: ga4\n  ga4:\n    measurementId: G-1A2B3C4D5E\n  ads: adsense\n  adsense:\n    client: ca-pub-1234567890123456\n    slot: "1234567890"',
  'social:\n  - network: YouTube\n    name: pinchwell\n    url: https://www.youtube.com/@pinchwell',
])('the settings may be\n%s', (lines) => {
  expect(reported(lines)).toEqual([])
})

test.each(
  Object.entries({
    'providers:\n  ads: none\n  analytics: ga4\n  ga4:\n    measurementId: UA-12345-1':
      'site.yaml:5:20  “providers.ga4.measurementId” must be “G-” with capital letters and digits, but is “UA-12345-1”.  Write for example “measurementId: G-1A2B3C4D5E”.',
    'providers:\n  ads: none\n  analytics: ga4\n  ga4:\n    measurmentId: G-1A2B3C4D5E':
      'site.yaml:5:5  “providers.ga4.measurmentId” is not a field here.  Did you mean “measurementId”?',
    [`${PLAUSIBLE}    domain: https://pinchwell.example`]:
      'site.yaml:5:13  “providers.plausible.domain” must be a name such as pinchwell.example, without https://, but is “https://pinchwell.example”.  Write for example “domain: pinchwell.example”.',
    [`${PLAUSIBLE}    domain: a.example\n    script: http://stats.example/a.js`]:
      'site.yaml:6:13  “providers.plausible.script” must be the https:// address of a script, but is “http://stats.example/a.js”.  Write for example “script: https://stats.example/js/script.manual.js”.',
    'providers:\n  analytics: none\n  ads: adsense\n  adsense:\n    client: pub-1\n    slot: "1234567890"':
      'site.yaml:5:13  “providers.adsense.client” must be “ca-pub-” with 16 digits, but is “pub-1”.  Write for example “client: ca-pub-1234567890123456”.',
    'providers:\n  analytics: none\n  ads: adsense\n  adsense:\n    client: ca-pub-1234567890123456\n    slot: 1234567890':
      'site.yaml:6:11  “providers.adsense.slot” must be text, but YAML reads 1234567890 as the number 1234567890.  Write for example “slot: "1234567890"”.',
    'social:\n  - network: YouTube\n    name: pinchwell\n    url: javascript:alert(1)':
      'site.yaml:4:10  “social[1].url” must be an address that starts with https://, but is “javascript:alert(1)”.  Write for example “url: https://www.instagram.com/pinchwell”.',
  }),
)('a mistake is reported once:\n%s', (lines, problem) => {
  expect(reported(lines)).toEqual([problem])
})

function reportedOfContact(lines: string): string[] {
  return reported(`contact:\n${lines}`).filter((problem) => !problem.startsWith('site.yaml:1:'))
}

test.each([
  '  service: none\nsampleContent: true',
  '  service: json\n  endpoint: https://forms.example/a?b=c',
  '  service: formspree\n  endpoint: https://forms.example:8443',
  '  service: form\n  endpoint: http://localhost:8080/',
  '  service: basin\n  endpoint: http://127.0.0.1/',
])('a form may be delivered by\n%s', (lines) => {
  expect(reportedOfContact(lines)).toEqual([])
})

test.each(
  Object.entries({
    '  service: none\n  endpoint: https://forms.example':
      'site.yaml:3:13  “contact” has an endpoint, but “service: none” sends nothing there.  Name the service, for example “service: json”, or remove the endpoint.',
    '  service: jason\n  endpoint: https://forms.example':
      'site.yaml:2:12  “contact.service” cannot be “jason”.  Did you mean “json”?',
    '  service: json\n  endpont: https://forms.example':
      'site.yaml:3:3  “contact.endpont” is not a field here.  Did you mean “endpoint”?',
  }),
)('a mistake in the delivery of a form is reported once:\n%s', (lines, problem) => {
  expect(reportedOfContact(lines)).toEqual([problem])
})

const EXAMPLE = 'for example “endpoint: https://forms.example/newsletter”'
test.each([
  ['http://forms.example', 'https://forms.example'],
  ['https://me:secret@forms.example/a', EXAMPLE],
  ['http://localhost.evil.example/', 'https://localhost.evil.example/'],
  ['https://forms.example/#top', EXAMPLE],
  ['javascript:alert(1)', EXAMPLE],
  ['forms.example', 'https://forms.example'],
  ['https://forms..example', EXAMPLE],
])('%s is no endpoint', (endpoint, advice) => {
  expect(reportedOfContact(`  service: json\n  endpoint: "${endpoint}"`)).toEqual([
    `site.yaml:3:13  “contact.endpoint” must be an address that begins with https://, or with http://localhost for a try, but is “${endpoint}”.  Write ${advice}.`,
  ])
})
