import { nameInWords } from '../../content/nameInWords.ts'
import { KeepTogether } from '../../ui/text/KeepTogether.tsx'
import classes from './RecipeNotes.module.css'
import type { RecipePageData } from './recipePageData.ts'

export function RecipeNotes({ notes }: Pick<RecipePageData, 'notes'>) {
  if (!notes) return null
  return (
    <section aria-labelledby="notes" className={classes.notes}>
      <h2 id="notes">Notes</h2>
      <dl>
        {Object.entries(notes).map(([name, note]) => (
          <div key={name}>
            <dt>{nameInWords(name)}</dt>
            <dd>
              <KeepTogether>{note}</KeepTogether>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
