import type { ReactNode } from 'react'
import { Byline } from '../../ui/document/Byline.tsx'
import head from '../../ui/document/documentHead.module.css'
import { formatDate } from '../../ui/text/formatDate.ts'
import { keepTogether } from '../../ui/text/keepTogether.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { Rating } from '../../ui/text/Rating.tsx'
import { PublicationBadge } from '../../ui/document/PublicationBadge.tsx'
import { PageTop } from '../../ui/page/PageTop.tsx'
import classes from './RecipeHead.module.css'
import { RecipeLabels } from './RecipeLabels.tsx'
import type { PageProps } from '../../content/pageProps.ts'

interface RecipeHeadProps {
  recipe: PageProps<'recipe'>['data']
  children?: ReactNode
}

export function RecipeHead({ recipe, children }: RecipeHeadProps) {
  const { title, category, cuisine, description, publicationBadge, rating, date, author } = recipe
  return (
    <PageTop className={`one-column-on-phones ${head.head}`}>
      <div className={`${classes.picture} screen-only`}>
        <Picture {...recipe} sizes="half" isEager />
        <a href="#ingredients" className={classes.jump}>
          Jump to recipe
        </a>
      </div>
      <div className={`stack ${head.words}`}>
        <PublicationBadge label={publicationBadge} />
        <p className="kicker">
          <span>{category}</span>
          {cuisine && <span> · {cuisine}</span>}
        </p>
        <h1 tabIndex={-1}>{keepTogether(title)}</h1>
        <p className={`dimmed ${head.description}`}>{keepTogether(description)}</p>
        <p className={`dimmed wide-row ${head.line}`}>
          {rating !== undefined && <Rating rating={rating} />}
          <span>
            By <Byline author={author} />, <time dateTime={date}>{formatDate(date)}</time>
          </span>
        </p>
        <RecipeLabels {...recipe} />
        <div className={classes.actions}>{children}</div>
      </div>
    </PageTop>
  )
}
