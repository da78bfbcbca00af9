import { Link } from 'react-router-dom'
import { searchPath } from '../../addresses/paths.ts'

/** A query that leads to what it finds. */
export function SearchLink({ query, className }: { query: string; className?: string }) {
  return (
    <Link to={searchPath(query)} className={className}>
      {query}
    </Link>
  )
}
