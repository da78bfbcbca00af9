import type { Language } from '../../languages/languages.ts'
import { unitFactsOf } from '../../src/cooking/units.ts'
import { describeCooking } from './describeCooking.ts'

/** Returns the share of a recipe's yield that a line uses; undefined if not comparable. */
export function usedFraction(line: string, makes: string, language: Language): number | undefined {
  const made = amountsByKind(makes, language)
  const shares = amountsByKind(line, language).flatMap(({ kind, amount }) => {
    const same = made.find((other) => other.kind === kind && other.amount > 0)
    return same ? [amount / same.amount] : []
  })
  return shares[0]
}

/** Returns amounts in grams, milliliters or pieces, with their dimension or noun as kind. */
function amountsByKind(text: string, language: Language) {
  const { ingredients } = describeCooking({ ingredients: [text], instructions: [] }, language)
  const amounts = ingredients[0]?.amounts ?? []
  return amounts.flatMap(({ measures, noun }) =>
    measures.map(({ quantity, unit }) => {
      const facts = unitFactsOf(unit)
      return { kind: facts?.dimension ?? noun?.one, amount: quantity * (facts?.factor ?? 1) }
    }),
  )
}
