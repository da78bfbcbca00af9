import { Link } from 'react-router-dom'
import { capitalized } from '../../words/capitalized.ts'
import pills from '../../ui/choice/pills.module.css'
import { focusToggle } from './focusToggle.ts'
import classes from './ShowMore.module.css'
import type { findWaysOn } from './findWaysOn.ts'

export function WaysOn({ ways }: { ways: ReturnType<typeof findWaysOn> }) {
  return (
    <ul aria-label="Filters to give up" className={`row ${classes.more}`}>
      {ways.map(({ words, count, search }) => (
        <li key={words}>
          <Link to={{ search }} className={pills.pill} onClick={focusToggle}>
            {capitalized(words)} ({count})
          </Link>
        </li>
      ))}
    </ul>
  )
}
