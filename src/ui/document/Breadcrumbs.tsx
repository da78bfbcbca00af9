import { Link } from 'react-router-dom'
import type { BreadcrumbLink } from '../../addresses/breadcrumbs.ts'
import classes from './Breadcrumbs.module.css'

export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly BreadcrumbLink[] }) {
  return (
    <nav aria-label="Breadcrumb" className={classes.breadcrumbs}>
      <ol className={classes.breadcrumbs}>
        {breadcrumbs.map(({ name, path }, index) => (
          <li key={path} className={classes.crumb}>
            {index < breadcrumbs.length - 1 ? (
              <Link to={path} className="quiet tall">
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
