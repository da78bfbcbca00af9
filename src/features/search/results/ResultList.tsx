import { Button } from '@mantine/core'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { kindOf } from '../../../kinds/kinds.ts'
import card from '../../../ui/list/card.module.css'
import { useFocusAdded } from '../../../ui/list/useFocusAdded.ts'
import { Picture } from '../../../ui/picture/Picture.tsx'
import { chooseExcerpt } from './chooseExcerpt.ts'
import { MarkedWords } from './MarkedWords.tsx'
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

type ResultRowProps = SearchResult['shown'][number] & { found: ReadonlySet<string> }

function ResultRow({ hit, document, found }: ResultRowProps) {
  const { title, category, picture, imageDesc = '' } = document
  return (
    <li>
      <article className={`${card.card} ${classes.result}`}>
        <div className={card.picture}>
          {picture && <Picture {...{ picture, imageDesc, title }} sizes="thumbnail" />}
        </div>
        <div className={classes.words}>
          <p className={card.meta}>
            {category && <span className="kicker">{category}</span>}
            <span>{kindOf(hit.kind).one}</span>
          </p>
          <h2 className={card.title}>
            <Link className={card.link} to={hit.id}>
              <MarkedWords found={found}>{title}</MarkedWords>
            </Link>
          </h2>
          <p className={`${card.text} ${classes.excerpt}`}>
            <MarkedWords found={found}>{chooseExcerpt(document, found)}</MarkedWords>
          </p>
        </div>
      </article>
    </li>
  )
}
