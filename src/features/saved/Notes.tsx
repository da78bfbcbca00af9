import { Link } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { useRecords } from '../../storage/deviceStore.ts'
import { recipeNotes } from '../../storage/recipeNotes.ts'
import classes from './rows.module.css'

/** The visitor's notes, the last one first; nothing when there is none. */
export function Notes() {
  const notes = [...useRecords(recipeNotes)].toSorted(([, one], [, other]) =>
    other.at.localeCompare(one.at),
  )
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className={classes.head}>
        Your notes
      </h2>
      <ul className={classes.rows}>
        {notes.map(([id, { title, text }]) => (
          <li key={id}>
            <Link to={paths.recipe(Number(id))}>{title}</Link>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
