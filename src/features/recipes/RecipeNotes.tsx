import { listNotes } from '../../content/notes.ts'
import { KeepTogether } from '../../ui/KeepTogether.tsx'
import classes from './RecipeNotes.module.css'
import type { RecipePageData } from './recipePageData.ts'

/** What is good to know beyond the steps; nothing where a recipe has no notes. */
export function RecipeNotes({ notes }: Pick<RecipePageData, 'notes'>) {
  if (!notes) return null
  return (
    <section aria-labelledby="notes" className={classes.notes}>
      <h2 id="notes">Notes</h2>
      <dl>
        {listNotes(notes).map(({ label, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <KeepTogether>{note}</KeepTogether>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
