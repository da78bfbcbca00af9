import { KeepTogether } from '../../ui/KeepTogether.tsx'
import classes from './Headnote.module.css'
import type { RecipePageData } from './recipePageData.ts'

/** What to read before cooking; nothing where a recipe has none. */
export function Headnote({ headnote }: Pick<RecipePageData, 'headnote'>) {
  if (!headnote) return null
  return (
    <p className={classes.headnote}>
      <KeepTogether>{headnote}</KeepTogether>
    </p>
  )
}
