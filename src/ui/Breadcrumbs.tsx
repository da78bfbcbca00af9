import { Link } from 'react-router-dom'
import type { Crumb } from '../site/trail.ts'
import classes from './Breadcrumbs.module.css'

/** The pages from the home page to this one, which comes last and is no link. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={classes.breadcrumbs}>
      <ol className={classes.trail}>
        {trail.map(({ name, path }, index) => (
          <li key={path} className={classes.crumb}>
            {index < trail.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
