import type { ReadDocument } from '../documents/document.ts'
import { textBlocks } from '../documents/placedTexts.ts'
import { type ContentProblem, reportInto } from '../report/problem.ts'

interface Claim {
  setting: string
  /** The values of the setting with which the claim is true. */
  holdsFor: readonly unknown[]
  /** What a privacy page says in its own words. */
  claim: RegExp
}

const CLAIMS: readonly Claim[] = [
  {
    setting: 'providers.analytics',
    holdsFor: ['none'],
    claim: /\bno analytics|nothing reads the list|none is connected/i,
  },
  {
    setting: 'providers.ads',
    holdsFor: ['none', 'hidden'],
    claim: /\bno ad(?:vertising)? network|boxes set no cookies/i,
  },
  {
    setting: 'newsletter.service',
    holdsFor: ['none'],
    claim: /newsletter.*(?:not sent to a server|never leaves)|neither one leaves your device/is,
  },
  {
    setting: 'contact.service',
    holdsFor: ['none'],
    claim:
      /(?:contact form|message).*(?:not sent to a server|does not reach us)|neither one leaves your device/is,
  },
]

/** Warns where the privacy page denies a service that the settings turn on. */
export function checkPrivacyClaims(
  documents: readonly ReadDocument[],
  problems: ContentProblem[],
): void {
  const settings = documents.find(({ type }) => type.singleFile === 'site')
  const page = documents.find(({ type, values }) => {
    return type.folder === 'pages' && values.slug === 'privacy'
  })
  if (!settings || !page) return
  const report = reportInto(problems, page.file)
  const blocks = page.placed.flatMap(textBlocks)
  for (const { setting, holdsFor, claim } of CLAIMS) {
    const chosen = settings.placed.find(({ path }) => path === setting)?.value
    const block = blocks.find(({ text }) => claim.test(text))
    if (chosen === undefined || holdsFor.includes(chosen) || !block) continue
    report(
      block.place,
      'privacy-claim',
      `This says that there is no such service, but “${setting}” of content/site.yaml is “${String(chosen)}”.`,
      'Say which service it is, what it learns and why, or turn it off there.',
    )
  }
}
