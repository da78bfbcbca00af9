/** All checks of documents. Add a new one to the list whose input it needs. */
import * as claims from './checkClaims.ts'
import { checkFarDates, checkPublication, checkUpdated } from './checkPublicationDates.ts'
import { checkEvidence } from './checkEvidence.ts'
import { checkScores } from './checkScores.ts'
import { checkRedirects } from './checkRedirects.ts'
import { checkReferences } from './checkReferences.ts'
import * as settings from './checkSettings.ts'
import { checkTheme } from './checkTheme.ts'
import { checkWords } from './checkWords.ts'
import { checkFileNumbers, checkSimilarTitles, checkUnique } from './checkUnique.ts'
import * as texts from './checkPlainTexts.ts'
import * as amounts from './recipes/checkAmounts.ts'
import { checkCountedNutrition, checkNutritionSum } from './recipes/checkNutrition.ts'
import { checkDoubtfulLabels, checkLabels, suggestLabels } from './recipes/checkLabels.ts'
import { checkInnerRecipes } from './recipes/checkInnerRecipes.ts'
import { checkStepPictures, checkVideo } from './recipes/checkMedia.ts'
import { checkSwaps } from './recipes/checkSwaps.ts'
import * as steps from './recipes/checkSteps.ts'
import { checkTemplateWords } from './checkUnfinished.ts'
import { checkAffiliateTag, checkNotFor, checkUnpublishedTargets } from './checkLinkTargets.ts'
import { collectFacts, type ContentFacts } from '../documents/knownContent.ts'
import { isSound, type ReadDocument } from '../documents/document.ts'
import { type Report, reportInto, type ContentProblem } from '../../problems/problem.ts'

/** These run for each document, even for one with invalid fields. */
const DOCUMENT_CHECKS = [
  checkPublication,
  steps.checkSteps,
  checkStepPictures,
  settings.checkCategories,
  settings.checkDelivery,
  settings.checkProviders,
  settings.checkPrices,
  checkLabels,
  checkTemplateWords,
]

/** Checks of one document without errors; most give warnings. */
const SOUND_DOCUMENT_CHECKS = [
  texts.checkLengths,
  texts.checkAltText,
  texts.checkUnusedFocus,
  checkVideo,
  checkNutritionSum,
  steps.checkUnusedIngredients,
  amounts.checkIngredientLines,
  amounts.checkMeasurePairs,
  texts.checkRepeatedLines,
  amounts.checkLikelyAmounts,
  steps.checkStepTimes,
  steps.checkRest,
  steps.checkEmptyGroups,
  checkTheme,
  checkWords,
  texts.checkPlainTexts,
  checkDoubtfulLabels,
  suggestLabels,
  checkEvidence,
]

/** Checks of one document that ask about the others, or the date. */
const CROSS_CHECKS: ((document: ReadDocument, all: ContentFacts, report: Report) => void)[] = [
  checkReferences,
  checkUpdated,
  checkFarDates,
  checkAffiliateTag,
  settings.checkDisclosureMark,
  checkUnpublishedTargets,
  checkNotFor,
  checkScores,
  checkInnerRecipes,
  checkCountedNutrition,
  checkSwaps,
]

/** Checks of all documents at once. */
const COLLECTION_CHECKS = [
  checkUnique,
  checkFileNumbers,
  checkRedirects,
  checkSimilarTitles,
  claims.checkClaims,
  settings.checkDisclosure,
  claims.checkTopics,
  claims.checkMarkup,
  claims.checkFormerBrand,
  claims.checkPrivacyClaims,
]

export function checkDocument(document: ReadDocument, report: Report): void {
  for (const check of DOCUMENT_CHECKS) check(document, report)
  if (!isSound(document)) return
  for (const check of SOUND_DOCUMENT_CHECKS) check(document, report)
}

/** Checks what follows from several documents, or from the date. */
export function checkDocuments(documents: readonly ReadDocument[], now: Date): ContentProblem[] {
  const problems: ContentProblem[] = []
  const all = collectFacts(documents, now)
  for (const document of documents) {
    const report = reportInto(problems, document.file)
    for (const check of CROSS_CHECKS) check(document, all, report)
  }
  for (const check of COLLECTION_CHECKS) check(all, (file) => reportInto(problems, file))
  return problems
}
