import { Link } from 'react-router-dom'
import { capitalized } from '../../ui/text/capitalized.ts'
import pills from '../../ui/choice/pills.module.css'
import { focusToggle } from './focusToggle.ts'
import classes from './WaysOn.module.css'
import type { Way } from './findWaysOn.ts'

export function WaysOn({ ways }: { ways: readonly Way[] }) {
  return (
    <ul aria-label="Filters to give up" className={`row ${classes.ways}`}>
      {ways.map(({ words, count, search }) => (
        <li key={words}>
          <Link to={{ search }} className={`${pills.pill} ${classes.way}`} onClick={focusToggle}>
            {capitalized(words)} ({count})
          </Link>
        </li>
      ))}
    </ul>
  )
}
