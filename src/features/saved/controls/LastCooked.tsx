import * as words from 'words/saved'
import { localDay } from '../../../shared/localDay.ts'
import { useRecord } from '../../../storage/deviceStore.ts'
import { cookedRecipes } from '../../../storage/recipeStores.ts'
import { dayOf } from '../../../ui/inline/dayOf.tsx'

export interface LastCookedProps {
  recipe: { id: number; updated?: string | undefined }
}

/** Says when the visitor last cooked a recipe, and whether it was changed since. */
export function LastCooked({ recipe: { id, updated } }: LastCookedProps) {
  const [last] = useRecord(cookedRecipes, String(id))?.times ?? []
  if (last === undefined) return null
  const day = localDay(new Date(last))
  const write = updated && updated > day ? words.changedSince : words.lastCooked
  return <p className="small screen-only">{write(dayOf(day))}</p>
}
