import { expect, test } from 'vitest'
import { siteType } from '../../src/content/schema/site.ts'
import { checkTogether } from './checkTogether.ts'
import { formatProblem } from './problem.ts'
import { readDocument } from './readDocument.ts'

const NOW = new Date('2027-05-03T09:00:00Z')

/** What is told of the settings in these lines, by line and column. */
function told(lines: string): string[] {
  const site = readDocument('site.yaml', new TextEncoder().encode(`${lines}\n`), siteType)
  const problems = site.problems.filter(({ rule }) => rule !== 'missing-field')
  return [...problems, ...checkTogether([site], NOW)].map(formatProblem)
}

const PLAUSIBLE = 'providers:\n  ads: none\n  analytics: plausible\n  plausible:\n'

test.each([
  'providers:\n  analytics: none\n  ads: none',
  `${PLAUSIBLE}    domain: pinchwell.example`,
  `${PLAUSIBLE}    domain: a.example\n    script: https://stats.example/js/a.js\n    consent: true`,
  'providers:\n  analytics: ga4\n  ga4:\n    measurementId: G-1A2B3C4D5E\n  ads: adsense\n  adsense:\n    client: ca-pub-1234567890123456\n    slot: "1234567890"',
  'social:\n  - network: YouTube\n    name: pinchwell\n    url: https://www.youtube.com/@pinchwell',
])('the settings may be\n%s', (lines) => {
  expect(told(lines)).toEqual([])
})

test.each([
  ['providers:\n  ads: none\n  analytics: ga4\n  ga4:\n    measurementId: UA-12345-1', '?'],
  ['providers:\n  ads: none\n  analytics: ga4\n  ga4:\n    measurmentId: G-1A2B3C4D5E', '?'],
  [`${PLAUSIBLE}    domain: https://pinchwell.example`, '?'],
  [`${PLAUSIBLE}    domain: a.example\n    script: http://stats.example/a.js`, '?'],
  [
    'providers:\n  analytics: none\n  ads: adsense\n  adsense:\n    client: pub-1\n    slot: "1234567890"',
    '?',
  ],
  [
    'providers:\n  analytics: none\n  ads: adsense\n  adsense:\n    client: ca-pub-1234567890123456\n    slot: 1234567890',
    '?',
  ],
  ['social:\n  - network: YouTube\n    name: pinchwell\n    url: javascript:alert(1)', '?'],
])('a mistake is told once:\n%s', (lines, problem) => {
  expect(told(lines)).toEqual([problem])
})
