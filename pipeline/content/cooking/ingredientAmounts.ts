import type { WrittenAmount } from '../../../src/content/cooking/cookingData.ts'
import { readIngredient } from '../ingredients/readIngredient.ts'
import { type AmountGroup, amountGroups, fixedAmounts } from './amountGroups.ts'
import { SIZED, writtenCounts } from './writtenCounts.ts'
import { withDensity } from './withDensity.ts'

export function ingredientAmounts(line: string): WrittenAmount[] {
  const counts = writtenCounts(line)
  const groups = amountGroups(line)
    .filter(({ start }) => !counts.some((count) => isInside(start, count)))
    .flatMap((group): WrittenAmount[] => {
      if (!isSize(line, group, counts))
        return [withDensity(readIngredient(line).food, group.measures)]
      // A size in both systems is shown in the chosen one; a size in one stays as written.
      return group.measures.length > 1 ? [{ measures: group.measures, isFixed: true }] : []
    })
  return [...counts, ...groups, ...fixedAmounts(line)].toSorted((a, b) => startOf(a) - startOf(b))
}

function startOf({ measures }: WrittenAmount): number {
  return measures[0]?.span[0] ?? 0
}

function isInside(at: number, { measures }: WrittenAmount): boolean {
  return measures.some(({ span: [start, end] }) => at >= start && at < end)
}

const IS_EACH = /^\)? each\b/i
const ENDS_WITH_EACH = /\b(?:each(?: about)?|into|in) (?:about )?$/i
/** A size behind a single package is its own: `1 can chickpeas, 15 ounces (425 g)`. */
const PACKED = /\b(?:bag|block|bottle|box|can|carton|jar|pack|package|packet|tin|tub)\b/i

/** Whether the group is the size of one thing, which is the same for any number of them. */
function isSize(
  line: string,
  { start, end }: AmountGroup,
  counts: readonly WrittenAmount[],
): boolean {
  const before = line.slice(0, start)
  if (IS_EACH.test(line.slice(end)) || ENDS_WITH_EACH.test(before)) return true
  return counts.some(({ measures }) => {
    const [count] = measures
    if (!count) return false
    const between = line.slice(count.span[1], start)
    return (
      SIZED.test(between) || (count.quantity === 1 && PACKED.test(between) && between.includes(','))
    )
  })
}
