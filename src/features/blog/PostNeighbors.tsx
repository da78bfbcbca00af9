import * as words from 'words/post'
import type { NeighborPosts } from '../../content/prerender/documentPages.ts'
import { paths } from '../../addresses/paths.ts'
import { keepTogether } from '../../ui/inline/keepTogether.tsx'
import classes from './PostNeighbors.module.css'

export function PostNeighbors({ neighbors: { previous, next } }: { neighbors: NeighborPosts }) {
  if (!previous && !next) return null
  return (
    <nav aria-label={words.neighbors} className={`${classes.neighbors} screen-only`}>
      {previous && (
        <a rel="prev" href={paths.post(previous.id)}>
          <span className={`dimmed small ${classes.label}`}>
            <span aria-hidden="true">← </span>
            {words.previous}
          </span>{' '}
          {keepTogether(previous.title)}
        </a>
      )}
      {next && (
        <a rel="next" href={paths.post(next.id)} className={classes.next}>
          <span className={`dimmed small ${classes.label}`}>
            {words.next}
            <span aria-hidden="true"> →</span>
          </span>{' '}
          {keepTogether(next.title)}
        </a>
      )}
    </nav>
  )
}
