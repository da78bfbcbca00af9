import { Link } from 'react-router-dom'
import type { Searchable } from '../../content/search/searchable.ts'
import { kindOf } from '../../kinds/kinds.ts'
import card from '../../ui/card.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { addressOf } from './client.ts'
import type { Hit } from './engine.ts'
import { excerptOf } from './excerpt.ts'
import { Marked } from './Marked.tsx'
import classes from './ResultRow.module.css'

interface ResultRowProps {
  hit: Hit
  document: Searchable
  found: ReadonlySet<string>
}

/** A document that was found: picture, category and kind, title, and where the words stand in it. */
export function ResultRow({ hit, document, found }: ResultRowProps) {
  const { title, category, picture, imageDesc } = document
  return (
    <li>
      <article className={`${card.card} ${classes.row}`}>
        <div className={card.picture}>
          <Picture {...{ picture, imageDesc, title }} sizes="thumbnail" />
        </div>
        <div className={classes.words}>
          <p className={classes.line}>
            {category && <span className="kicker">{category}</span>}
            <span>{kindOf(hit.kind).one}</span>
          </p>
          <h2 className={card.title}>
            <Link className={card.link} to={addressOf(hit)}>
              <Marked found={found}>{title}</Marked>
            </Link>
          </h2>
          <p className={classes.excerpt}>
            <Marked found={found}>{excerptOf(document, found)}</Marked>
          </p>
        </div>
      </article>
    </li>
  )
}
