/** Every check of what documents say. Add a new one to the list of what it needs. */
import { checkClaims } from './claims.ts'
import { checkFormerBrand } from './formerBrand.ts'
import { checkMarkup } from './reviewMarkup.ts'
import { checkLengths } from './lengths.ts'
import { checkLikelyAmounts } from './recipes/likelyAmounts.ts'
import { checkIngredientLines, checkMeasurePairs } from './recipes/ingredientMeasures.ts'
import { checkNotFor } from './notFor.ts'
import { checkNutritionSum } from './recipes/nutritionSum.ts'
import { checkAltText, checkUnusedFocus } from './pictureFields.ts'
import { checkPlainTexts } from './plainTexts.ts'
import { checkRepeatedLines } from './repeatedLines.ts'
import { checkSimilarTitles } from './similarTitles.ts'
import { checkRest, checkStepTimes } from './recipes/recipeTimes.ts'
import { checkUnpublishedTargets } from './unpublishedTargets.ts'
import { checkUnusedIngredients } from './recipes/unusedIngredients.ts'
import { checkPublication } from '../publish/publication.ts'
import { collectKnown, type KnownContent } from '../documents/knownContent.ts'
import { isSound, type ReadDocument } from '../documents/document.ts'
import { type ReportProblem, reportInto, type ContentProblem } from '../report/problem.ts'
import { checkAffiliateTag, affiliateProgramOf } from './affiliateTag.ts'
import { checkFarDates, checkUpdated } from './checkDates.ts'
import { checkDoubtfulLabels, checkLabels, suggestLabels } from './recipes/checkLabels.ts'
import { checkRedirects } from './checkRedirects.ts'
import { checkPrivacyClaims } from './privacyClaims.ts'
import { checkReferences } from './checkReferences.ts'
import { checkTheme } from './checkTheme.ts'
import {
  checkCategories,
  checkDelivery,
  checkDisclosureMark,
  checkProviders,
} from './checkSettings.ts'
import { checkEmptyGroups, checkSteps } from './recipes/checkSteps.ts'
import { checkFileNumbers, checkUnique } from './checkUnique.ts'
import { checkTemplateWords } from './unfinishedDrafts.ts'

/** Needs one document, of which parts may be wrong. */
const OF_ANY_DOCUMENT = [
  checkPublication,
  checkSteps,
  checkCategories,
  checkDelivery,
  checkProviders,
  checkLabels,
  checkTemplateWords,
]

/** Needs one document without errors. Most are warnings, such as those about ingredients. */
const OF_A_SOUND_DOCUMENT = [
  checkLengths,
  checkAltText,
  checkUnusedFocus,
  checkNutritionSum,
  checkUnusedIngredients,
  checkIngredientLines,
  checkMeasurePairs,
  checkRepeatedLines,
  checkLikelyAmounts,
  checkStepTimes,
  checkDisclosureMark,
  checkRest,
  checkEmptyGroups,
  checkTheme,
  checkPlainTexts,
  checkDoubtfulLabels,
  suggestLabels,
]

interface Collection {
  documents: readonly ReadDocument[]
  known: KnownContent
  program: ReturnType<typeof affiliateProgramOf>
  now: Date
}

/** Needs one document and what the others are, or the date. */
const AMONG_OTHERS: ((document: ReadDocument, all: Collection, report: ReportProblem) => void)[] = [
  (document, { known }, report) => checkReferences(document, known, report),
  (document, { now }, report) => checkUpdated(document, now, report),
  (document, { now }, report) => checkFarDates(document, now, report),
  (document, { program }, report) => checkAffiliateTag(document, program, report),
  (document, { known, now }, report) => checkUnpublishedTargets(document, known, now, report),
]

/** Needs all documents at once. */
const OF_ALL_DOCUMENTS: ((all: Collection, problems: ContentProblem[]) => void)[] = [
  ({ documents }, problems) => checkUnique(documents, problems),
  ({ documents }, problems) => checkFileNumbers(documents, problems),
  ({ documents, known, now }, problems) => checkRedirects(documents, known, now, problems),
  ({ documents }, problems) => checkSimilarTitles(documents.filter(isSound), problems),
  ({ documents, known }, problems) => checkNotFor(documents, known, problems),
  ({ documents, now }, problems) => checkClaims(documents, now, problems),
  ({ documents }, problems) => checkMarkup(documents, problems),
  ({ documents }, problems) => checkFormerBrand(documents, problems),
  ({ documents }, problems) => checkPrivacyClaims(documents, problems),
]

/** Checks what one document says by itself. */
export function checkDocument(document: ReadDocument, report: ReportProblem): void {
  for (const check of OF_ANY_DOCUMENT) check(document, report)
  if (!isSound(document)) return
  for (const check of OF_A_SOUND_DOCUMENT) check(document, report)
}

/** Checks what follows from several documents, or from the date. */
export function checkDocuments(documents: readonly ReadDocument[], now: Date): ContentProblem[] {
  const problems: ContentProblem[] = []
  const known = collectKnown(documents)
  const all = { documents, known, program: affiliateProgramOf(documents), now }
  for (const document of documents) {
    const report = reportInto(problems, document.file)
    for (const check of AMONG_OTHERS) check(document, all, report)
  }
  for (const check of OF_ALL_DOCUMENTS) check(all, problems)
  return problems
}
