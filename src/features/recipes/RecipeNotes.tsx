import { KeepTogether } from '../../ui/KeepTogether.tsx'
import classes from './RecipeNotes.module.css'
import type { RecipePageData } from './recipePageData.ts'

/** The notes in the order in which a cook has use for them, with what they are called. */
const NOTES = [
  ['makeAhead', 'Make ahead'],
  ['storage', 'Storage'],
  ['reheating', 'Reheating'],
  ['freezing', 'Freezing'],
  ['substitutions', 'Substitutions'],
  ['serveWith', 'Serve with'],
] as const

/** What is good to know beyond the steps; nothing where a recipe has no notes. */
export function RecipeNotes({ notes }: Pick<RecipePageData, 'notes'>) {
  if (!notes) return null
  return (
    <section aria-labelledby="notes" className={classes.notes}>
      <h2 id="notes">Notes</h2>
      <dl>
        {NOTES.map(([name, label]) => {
          const note = notes[name]
          return (
            note && (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  <KeepTogether>{note}</KeepTogether>
                </dd>
              </div>
            )
          )
        })}
      </dl>
    </section>
  )
}
