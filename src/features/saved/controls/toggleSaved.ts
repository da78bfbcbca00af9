import { savedRecipes } from '../../../storage/recipeStores.ts'
import { warnUnstored } from '../../../ui/toast/warnUnstored.ts'

export function toggleSaved({ id, title }: { id: number; title: string }): void {
  const isStored = savedRecipes.change(String(id), (saved) =>
    saved ? undefined : { title, at: new Date().toISOString() },
  )
  if (!isStored) warnUnstored()
}
