import { KINDS } from '../../../src/kinds/kinds.ts'
import { isPublished, publicationOf } from '../publish/publication.ts'
import { textsAt } from '../documents/placedTexts.ts'
import { reportInto, type ContentProblem, quote } from '../report/problem.ts'
import type { ReadDocument } from '../documents/document.ts'

/** Warns when site.yaml claims more recipes or reviews than readers see. */
export function checkClaims(
  documents: readonly ReadDocument[],
  now: Date,
  problems: ContentProblem[],
): void {
  const published = documents.filter((document) => isPublished(publicationOf(document), now))
  for (const document of documents.filter(({ type }) => type.singleFile === 'site')) {
    for (const { folder } of KINDS) {
      const [claim] = textsAt(document, new RegExp(`^claims\\.${folder}$`))
      const count = published.filter(({ type }) => type.folder === folder).length
      if (!claim || numberIn(claim.text) <= count) continue
      const what = `“claims.${folder}” says ${quote(claim.text)}, but there ${count === 1 ? 'is' : 'are'} ${count}.`
      const fix = `Claim what is there, or write more ${folder}.`
      reportInto(problems, document.file)(claim.place, 'claim-too-high', what, fix)
    }
  }
}

/** Reads a claimed number: `10,000+` is 10000. */
function numberIn(claim: string): number {
  return Number(claim.replaceAll(/\D/g, ''))
}
