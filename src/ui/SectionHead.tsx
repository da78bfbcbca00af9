import { Link } from 'react-router-dom'
import classes from './SectionHead.module.css'

interface SectionHeadProps {
  title: string
  /** Ties the section to its heading. */
  id: string
  more?: { label: string; to: string }
}

/** The heading of a section, with the way to all of its kind. */
export function SectionHead({ title, id, more }: SectionHeadProps) {
  return (
    <div className={classes.head}>
      <h2 id={id}>{title}</h2>
      {more && (
        <Link className={classes.more} to={more.to}>
          {more.label} <span aria-hidden="true">→</span>
        </Link>
      )}
    </div>
  )
}
