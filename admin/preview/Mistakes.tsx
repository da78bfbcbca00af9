import type { Problem } from '../../pipeline/content/problem.ts'
import classes from './Mistakes.module.css'

/** What must be mended before there is a page to show, in the order of the file. */
export function Mistakes({ problems }: { problems: Problem[] }) {
  return (
    <div role="status" className={`container ${classes.mistakes}`}>
      <h1>Not a page yet</h1>
      <ul>
        {problems.map(({ line, column, what, fix }) => (
          <li key={`${line}:${column} ${what}`}>
            <p>
              <span className={classes.place}>
                Line {line}, character {column} of the file
              </span>
              {what}
            </p>
            <p>{fix}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
