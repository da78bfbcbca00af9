import type { ReadDocument } from '../documents/document.ts'
import { textsAt } from '../documents/placedTexts.ts'
import { quote, type Report } from '../../problems/problem.ts'

const NUMBER =
  '\\b(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|several|many)'

/** Words that claim a test: who made it, how long it took, how often it succeeded. */
const CLAIMS = [
  /\b(?:we|I)(?:’ve|'ve| have)?(?: \w+ly| also| all| each)? (?:tested|tried|measured|timed|weighed|compared)\b/i,
  /\b(?:our|my) (?:\w+ )?(?:tests?|testing|testers?|tasters?|trials?)\b/i,
  /\b(?:in|during|after|before) (?:tests?|testing)\b/i,
  new RegExp(
    `(?<!\\b(?:every|within|up to|than|next) )${NUMBER} (?:\\w+ )?(?:weeks|months|suppers|dinners|evenings|mornings|nights)\\b`,
    'i',
  ),
  new RegExp(`\\b(?:after|over|during) (?:about )?${NUMBER} (?:days|years|uses)\\b`, 'i'),
  new RegExp(`(?<![.,\\d])${NUMBER} (?:\\w+ )?(?:out )?of ${NUMBER}\\b(?! stars)`, 'i'),
]

/** Sentences on shelf life and warranty may name a time without a test. */
const KEEPING = /\b(?:keeps?|stores?|fresh|lasts?|shelf|warranty|guarantee)\b/i

const TEXTS = /^(?:shortDescription|verdict|(?:pros|cons|detailedReview)\[\d+\])$/

/** Refuses a claim of tests in a review without a record of one. */
export function checkEvidence(review: ReadDocument, report: Report) {
  const { type, values } = review
  if (type.folder !== 'reviews' || values.tested !== undefined || values.draft === true) return
  for (const { text, place } of textsAt(review, TEXTS)) {
    const sentences = text.split(/(?<=[.!?;:]) /).filter((sentence) => !KEEPING.test(sentence))
    const [claim] = CLAIMS.flatMap((pattern) =>
      sentences.flatMap((sentence) => pattern.exec(sentence)?.[0] ?? []),
    )
    if (claim === undefined) continue
    const what = `${quote(claim)} tells of a test, of which the review has no record.`
    const fix = 'Add “tested:” with its “when:” and “how:”, or say it without the test.'
    report(place, 'untested-claim', what, fix)
  }
}
