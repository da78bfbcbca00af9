import { affiliateProgramOf, tagIn } from '../documents/affiliateTag.ts'
import type { ReadDocument } from '../documents/document.ts'
import type { ContentFacts } from '../documents/knownContent.ts'
import { placeOfPath } from '../documents/placedTexts.ts'
import type { Report } from '../report/problem.ts'

export function checkAffiliateTag(document: ReadDocument, { site }: ContentFacts, report: Report) {
  const program = affiliateProgramOf(site)
  const link = document.values.affiliateLink
  if (!program || typeof link !== 'string') return
  const own = tagIn(link, program)
  if ((own ?? program.tag) === program.tag) return
  const what = `The tag in “affiliateLink” is ${own}, and that in content/site.yaml is ${program.tag}.`
  const fix = `Take “tag=${own}” out of the link: the build puts the tag of the site in.`
  report(placeOfPath(document, 'affiliateLink'), 'affiliate-tag', what, fix)
}
