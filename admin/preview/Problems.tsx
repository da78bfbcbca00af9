import type { FormProblem } from '../problemInForm.ts'
import type { ToDo } from './message.ts'
import classes from './Problems.module.css'

export function Obstacles({ unfilled, mistakes }: Pick<ToDo, 'unfilled' | 'mistakes'>) {
  if (mistakes.length === 0 && unfilled.length === 0) return null
  return (
    <div role="status" className={`container ${classes.problems}`}>
      {mistakes.length > 0 && (
        <>
          <h2>To correct before it is saved</h2>
          <Problems problems={mistakes} />
        </>
      )}
      {unfilled.length > 0 && (
        <>
          <h2>Still to fill in; until then it can be saved as a draft</h2>
          <p>{unfilled.join(', ')}</p>
        </>
      )}
    </div>
  )
}

export function Warnings({ warnings }: Pick<ToDo, 'warnings'>) {
  if (warnings.length === 0) return null
  const count = warnings.length === 1 ? 'One thing' : `${warnings.length} things`
  return (
    <details className={`container ${classes.warnings}`}>
      <summary>{count} to look at again; it can be saved as it is</summary>
      <Problems problems={warnings} />
    </details>
  )
}

/** The notes of an import; each goes with what is written in its field. */
export function Notes({ notes }: Pick<ToDo, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <details open className={`container ${classes.warnings}`}>
      <summary>What the import says; it goes when you write the field</summary>
      <ul className={classes.list}>
        {notes.map(({ text, places }) => (
          <li key={text}>
            <p className={classes.place}>{places.join(', ')}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Problems({ problems }: { problems: FormProblem[] }) {
  return (
    <ul className={classes.list}>
      {problems.map(({ place, line, what, fix }) => (
        <li key={`${place} ${what}`}>
          <p className={classes.place}>{place}</p>
          <p>{what}</p>
          {line !== undefined && <pre className={classes.line}>{line}</pre>}
          <p>{fix}</p>
        </li>
      ))}
    </ul>
  )
}
