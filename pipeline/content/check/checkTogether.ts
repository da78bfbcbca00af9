import { checkAffiliateTag, programmeOf } from './affiliateTag.ts'
import { checkImageHosts } from './checkImageHosts.ts'
import { checkRedirects } from './checkRedirects.ts'
import { checkReferences } from './checkReferences.ts'
import { checkFileNumbers, checkUnique } from './checkUnique.ts'
import { checkFarDates, checkUpdated } from './checkDates.ts'
import { collectKnown } from '../read/knownContent.ts'
import { complainInto, type Problem } from '../report/problem.ts'
import { isSound, type ReadDocument } from '../read/document.ts'
import { checkClaims } from '../warnings/claims.ts'
import { checkFormerBrand } from '../warnings/formerBrand.ts'
import { checkMarkup } from '../warnings/honestMarkup.ts'
import { checkNotFor } from '../warnings/notFor.ts'
import { checkSimilarTitles } from '../warnings/similarTitles.ts'
import { checkUnpublishedTargets } from '../warnings/unpublishedTargets.ts'

/** Checks what follows from several documents, or from the date. */
export function checkTogether(documents: ReadDocument[], now: Date): Problem[] {
  const problems: Problem[] = []
  const known = collectKnown(documents)
  const programme = programmeOf(documents)
  for (const document of documents) {
    const complain = complainInto(problems, document.file)
    checkReferences(document, known, complain)
    checkUpdated(document, now, complain)
    checkFarDates(document, now, complain)
    checkAffiliateTag(document, programme, complain)
    checkUnpublishedTargets(document, known, now, complain)
  }
  checkUnique(documents, problems)
  checkFileNumbers(documents, problems)
  checkImageHosts(documents, problems)
  checkRedirects(documents, known, now, problems)
  checkSimilarTitles(documents.filter(isSound), problems)
  checkNotFor(documents, known, problems)
  checkClaims(documents, now, problems)
  checkMarkup(documents, problems)
  checkFormerBrand(documents, problems)
  return problems
}
