import type { PageProps } from '../../content/pageProps.ts'
import type { ReactNode } from 'react'
import { Byline } from '../../ui/document/Byline.tsx'
import head from '../../ui/document/documentHead.module.css'
import { keepTogether } from '../../ui/text/keepTogether.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { PublicationBadge } from '../../ui/document/PublicationBadge.tsx'
import { Score } from '../../ui/text/Score.tsx'
import { countOf } from '../../shared/words.ts'
import { settings } from '../../settings/settings.ts'
import { PageTop } from '../../ui/page/PageHead.tsx'

type ReviewHeadProps = { review: PageProps<'review'>['data']; children: ReactNode }

export function ReviewHead({ review, children }: ReviewHeadProps) {
  const { productName, category, shortDescription, rating, reviewCount, author } = review
  return (
    <PageTop className={`one-column-on-phones ${head.head}`}>
      <div className={`stack ${head.words}`}>
        <PublicationBadge label={review.publicationBadge} />
        <p className="kicker">{category}</p>
        <div className="dimmed wide-row">
          <Score rating={rating} />
          {reviewCount && (
            <p>from {countOf(reviewCount, settings.sampleContent ? 'sample rating' : 'rating')}</p>
          )}
        </div>
        <h1 tabIndex={-1}>{keepTogether(productName)}</h1>
        <p className={`dimmed ${head.description}`}>{keepTogether(shortDescription)}</p>
        <p className="dimmed">
          By <Byline author={author} />
        </p>
        {children}
      </div>
      <Picture {...review} title={productName} sizes="half" isEager />
    </PageTop>
  )
}
