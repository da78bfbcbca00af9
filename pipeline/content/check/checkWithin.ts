import { oncePerObject } from '../../../src/content/oncePerObject.ts'
import { checkCategories, checkDelivery, checkProviders } from './checkSettings.ts'
import { checkLabels, suggestLabels } from './checkLabels.ts'
import type { ReadDocument } from '../read/document.ts'
import { complainInto, only, type Problem } from '../report/problem.ts'

export const problemsWithin = oncePerObject((document: ReadDocument): Problem[] => {
  const problems: Problem[] = []
  const complain = complainInto(problems, document.file)
  checkCategories(document, complain)
  checkDelivery(document, complain)
  checkProviders(document, complain)
  checkLabels(document, complain)
  if (isSound(document)) suggestLabels(document, complain)
  return problems
})

/** A document with errors is not bothered with warnings. */
export const isSound = oncePerObject(
  ({ problems }: ReadDocument): boolean => only('error', problems).length === 0,
)
