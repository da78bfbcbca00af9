import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useFocusAdded } from '../../../ui/list/useFocusAdded.ts'
import { ResultRow } from './ResultRow.tsx'
import classes from './results.module.css'
import type { SearchResult } from './runSearch.ts'

interface ResultListProps extends Pick<SearchResult, 'hits' | 'shown'> {
  found: ReadonlySet<string>
  showMore: () => void
}

export function ResultList({ hits, shown, found, showMore }: ResultListProps) {
  const list = useRef<HTMLOListElement>(null)
  const noteAdding = useFocusAdded(shown.length, () => list.current?.querySelectorAll('a'))
  function add() {
    noteAdding()
    showMore()
  }

  return (
    <>
      <ol ref={list} className={classes.list}>
        {shown.map(({ hit, document }) => (
          <ResultRow key={hit.id} {...{ hit, document, found }} />
        ))}
      </ol>
      {hits.length > shown.length && (
        <Button variant="default" className={classes.more} onClick={add}>
          Show more
        </Button>
      )}
    </>
  )
}
