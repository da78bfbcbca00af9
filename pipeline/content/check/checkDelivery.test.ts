import { expect, test } from 'vitest'
import { siteType } from '../../../src/content/schema/site.ts'
import { checkTogether } from './checkTogether.ts'
import { formatProblem } from '../report/problem.ts'
import { readDocument } from '../read/readDocument.ts'

const NOW = new Date('2027-05-03T09:00:00Z')

/** The problems in the delivery of the contact form, by line and column. */
function reported(lines: string): string[] {
  const source = `contact:\n${lines}\n`
  const site = readDocument('site.yaml', new TextEncoder().encode(source), siteType)
  const problems = site.problems.filter(({ line }) => line > 1)
  return [...problems, ...checkTogether([site], NOW)].map(formatProblem)
}

test.each([
  '  service: none',
  '  service: json\n  endpoint: https://forms.example/a?b=c',
  '  service: formspree\n  endpoint: https://forms.example:8443',
  '  service: form\n  endpoint: http://localhost:8080/',
  '  service: basin\n  endpoint: http://127.0.0.1/',
])('a form may be delivered by\n%s', (lines) => {
  expect(reported(lines)).toEqual([])
})

test.each([
  [
    '  service: basin',
    'site.yaml:2:12  “contact.service” is “basin”, but there is no endpoint.  Add “endpoint:” with the address that the service gave you, or write “none”.',
  ],
  [
    '  service: none\n  endpoint: https://forms.example',
    'site.yaml:3:13  “contact” has an endpoint, but “service: none” sends nothing there.  Name the service, for example “service: json”, or remove the endpoint.',
  ],
  [
    '  service: jason\n  endpoint: https://forms.example',
    'site.yaml:2:12  “contact.service” cannot be “jason”.  Did you mean “json”?',
  ],
  [
    '  service: json\n  endpont: https://forms.example',
    'site.yaml:3:3  “contact.endpont” is not a field here.  Did you mean “endpoint”?',
  ],
])('a mistake in the delivery of a form is reported once:\n%s', (lines, problem) => {
  expect(reported(lines)).toEqual([problem])
})

test.each([
  'http://forms.example',
  'https://me:secret@forms.example/a',
  'http://localhost.evil.example/',
  'https://forms.example/#top',
  'javascript:alert(1)',
  'forms.example',
])('%s is no endpoint', (endpoint) => {
  expect(reported(`  service: json\n  endpoint: "${endpoint}"`)).toEqual([
    `site.yaml:3:13  “contact.endpoint” must be an address that begins with https://, or with http://localhost for a try, but is “${endpoint}”.  Write for example “endpoint: https://forms.example/newsletter”.`,
  ])
})
