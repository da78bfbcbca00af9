import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ResultRow } from './ResultRow.tsx'
import classes from './results.module.css'
import type { SearchResult } from './runSearch.ts'

interface ResultListProps extends Pick<SearchResult, 'hits' | 'shown'> {
  found: ReadonlySet<string>
  showMore: () => void
}

/** “Show more” moves the focus to the first of those added. */
export function ResultList({ hits, shown, found, showMore }: ResultListProps) {
  const list = useRef<HTMLOListElement>(null)
  const firstAdded = useRef<number | null>(null)
  useEffect(() => {
    if (firstAdded.current === null || shown.length <= firstAdded.current) return
    list.current?.querySelectorAll('a')[firstAdded.current]?.focus()
    firstAdded.current = null
  }, [shown])
  function add() {
    firstAdded.current = shown.length
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
