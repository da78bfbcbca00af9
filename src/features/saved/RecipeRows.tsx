import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import classes from './RecipeRows.module.css'

interface RecipeRowsProps<T> {
  heading: string
  records: readonly [id: string, record: T][]
  about: (record: T) => ReactNode
}

/** Nothing without records. */
export function RecipeRows<T extends { title: string }>({
  heading,
  records,
  about,
}: RecipeRowsProps<T>) {
  if (records.length === 0) return null
  return (
    <section aria-label={heading}>
      <h2 className={classes.head}>{heading}</h2>
      <ul className={classes.rows}>
        {records.map(([id, record]) => (
          <li key={id}>
            <Link to={paths.recipe(Number(id))}>{record.title}</Link>
            {about(record)}
          </li>
        ))}
      </ul>
    </section>
  )
}
