import { Button } from '@mantine/core'
import { useRef } from 'react'
import * as kinds from 'words/kinds'
import * as words from 'words/site'
import card from '../../../ui/list/card.module.css'
import { useFocusAdded } from '../../../ui/list/useFocusAdded.ts'
import { Picture } from '../../../ui/picture/Picture.tsx'
import { MarkedWords } from './MarkedWords.tsx'
import classes from './results.module.css'
import type { SearchResult } from './runSearch.ts'
import type { SearchableText } from '../../../content/search/searchable.ts'
import { findTokens, tokenize } from '../../../content/search/tokens.ts'

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
      <ol ref={list} className={`ruled ${classes.list}`}>
        {shown.map(({ hit, document }) => (
          <li key={hit.path}>
            <article className={`${card.card} ${classes.result}`}>
              {document.picture && (
                <div className={card.picture}>
                  <Picture
                    picture={document.picture}
                    imageDesc={document.imageDesc ?? ''}
                    title={document.title}
                    sizes="thumbnail"
                  />
                </div>
              )}
              <div className={classes.words}>
                <p className={card.meta}>
                  {document.category && <span className="kicker">{document.category}</span>}
                  <span>{kinds[hit.kind]}</span>
                </p>
                <h2 className={card.title}>
                  <a className={card.link} href={hit.path}>
                    <MarkedWords found={found}>{document.title}</MarkedWords>
                  </a>
                </h2>
                <p className={`${card.text} ${classes.excerpt}`}>
                  <MarkedWords found={found}>{chooseExcerpt(document, found)}</MarkedWords>
                </p>
              </div>
            </article>
          </li>
        ))}
      </ol>
      {hits.length > shown.length && (
        <Button variant="default" className={classes.more} onClick={add}>
          {words.showMore}
        </Button>
      )}
    </>
  )
}

const MAX_EXCERPT_LENGTH = 180
const EXCERPT_LEAD = 36

/** Returns the part of a document with most of the words. @param found the words, folded */
export function chooseExcerpt(document: SearchableText, found: ReadonlySet<string>): string {
  const passages = [document.summary, document.points.join(' · '), ...document.text]
  const pieces = passages.flatMap((passage) => {
    const matches = findTokens(passage).filter(({ word }) => found.has(word))
    return [0, ...matches.map(({ start }) => start)].map((start) => cut(passage, start))
  })
  const count = (piece: string) => new Set(tokenize(piece).filter((word) => found.has(word))).size
  const [best] = pieces
    .map((text) => ({ text, count: count(text) }))
    .toSorted((a, b) => b.count - a.count)
  return best?.text ?? ''
}

function cut(passage: string, position: number): string {
  if (passage.length <= MAX_EXCERPT_LENGTH) return passage
  const space = passage.lastIndexOf(' ', Math.max(0, position - EXCERPT_LEAD))
  const from = Math.max(0, space + 1, position - 2 * EXCERPT_LEAD)
  const end = from + MAX_EXCERPT_LENGTH
  const isRest = end >= passage.length
  const last = passage.lastIndexOf(' ', end)
  const to = isRest || last <= from ? end : last
  return `${from > 0 ? '… ' : ''}${passage.slice(from, to)}${isRest ? '' : ' …'}`
}
