import { type Complain } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'
import { checkAltText, checkUnusedFocus } from '../warnings/pictureFields.ts'
import { checkLabels, suggestLabels } from './checkLabels.ts'
import { checkDisclosureMark } from './checkSettings.ts'
import { checkIngredientLines, checkMeasurePairs } from '../warnings/measures.ts'
import { checkRepeatedLines } from '../warnings/repeatedLines.ts'
import { checkEmptyGroups } from './checkSteps.ts'
import { checkRest, checkStepTimes } from '../warnings/stepTimes.ts'
import { checkLengths } from '../warnings/lengths.ts'
import { checkLikelyAmounts } from '../warnings/likelyAmounts.ts'
import { checkNutritionSum } from '../warnings/nutritionSum.ts'
import { checkPlainTexts } from '../warnings/plainTexts.ts'
import { checkUnusedIngredients } from '../warnings/unusedIngredients.ts'

export function checkSense(document: ReadDocument, complain: Complain): void {
  checkLengths(document, complain)
  checkAltText(document, complain)
  checkUnusedFocus(document, complain)
  checkNutritionSum(document, complain)
  checkUnusedIngredients(document, complain)
  checkIngredientLines(document, complain)
  checkMeasurePairs(document, complain)
  checkRepeatedLines(document, complain)
  checkLikelyAmounts(document, complain)
  checkStepTimes(document, complain)
  checkDisclosureMark(document, complain)
  checkRest(document, complain)
  checkEmptyGroups(document, complain)
  checkPlainTexts(document, complain)
  checkLabels(document, complain, 'usually')
  suggestLabels(document, complain)
}
