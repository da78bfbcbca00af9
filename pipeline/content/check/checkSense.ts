import { type Complain } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'
import { checkAltText } from '../warnings/altText.ts'
import { checkDisclosureMark } from '../warnings/disclosureMark.ts'
import { checkIngredientLines } from '../warnings/ingredientLines.ts'
import { checkEmptyGroups } from '../warnings/emptyGroups.ts'
import { checkRest } from '../warnings/rest.ts'
import { checkLengths } from '../warnings/lengths.ts'
import { checkMeasurePairs } from '../warnings/measurePairs.ts'
import { checkNutritionSum } from '../warnings/nutritionSum.ts'
import { checkStepTimes } from '../warnings/stepTimes.ts'
import { checkPlainTexts } from '../warnings/plainTexts.ts'
import { checkUnusedFocus } from '../warnings/unusedFocus.ts'
import { checkUnusedIngredients } from '../warnings/unusedIngredients.ts'

export function checkSense(document: ReadDocument, complain: Complain): void {
  checkLengths(document, complain)
  checkAltText(document, complain)
  checkUnusedFocus(document, complain)
  checkNutritionSum(document, complain)
  checkUnusedIngredients(document, complain)
  checkIngredientLines(document, complain)
  checkMeasurePairs(document, complain)
  checkStepTimes(document, complain)
  checkDisclosureMark(document, complain)
  checkRest(document, complain)
  checkEmptyGroups(document, complain)
  checkPlainTexts(document, complain)
}
