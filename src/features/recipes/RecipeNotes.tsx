import * as noteNames from 'words/notes'
import * as words from 'words/recipe'
import { keepTogether } from '../../ui/inline/keepTogether.tsx'
import classes from './RecipeNotes.module.css'
import type { PageProps } from '../../content/pageProps.ts'

const known: Readonly<Partial<Record<string, string>>> = noteNames

export function RecipeNotes({ notes }: Pick<PageProps<'recipe'>['data'], 'notes'>) {
  if (!notes) return null
  return (
    <section aria-labelledby="notes" className={`tip print-plain ${classes.notes}`}>
      <h2 id="notes" className="small-heading">
        {words.notes}
      </h2>
      <dl className="stack">
        {Object.entries(notes).map(([name, note]) => (
          <div key={name}>
            <dt className="strong">{known[name]}</dt>
            <dd>{keepTogether(note)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
