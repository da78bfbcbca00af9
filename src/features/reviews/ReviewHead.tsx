import type { ReactNode } from 'react'
import type { PageProps } from '../../content/pageProps.ts'
import { settings } from '../../settings/settings.ts'
import { countOf } from '../../shared/words.ts'
import { Byline } from '../../ui/document/Byline.tsx'
import { DocumentHead } from '../../ui/document/DocumentHead.tsx'
import { Score } from '../../ui/text/Score.tsx'

type ReviewHeadProps = { review: PageProps<'review'>['data']; children: ReactNode }

export function ReviewHead({ review, children }: ReviewHeadProps) {
  const { productName, category, shortDescription, rating, reviewCount, author } = review
  const score = (
    <div className="dimmed centered-row">
      <Score rating={rating} />
      {reviewCount && (
        <p>from {countOf(reviewCount, settings.sampleContent ? 'sample rating' : 'rating')}</p>
      )}
    </div>
  )
  return (
    <DocumentHead
      document={review}
      title={productName}
      kicker={category}
      above={score}
      description={shortDescription}
    >
      <p className="dimmed">
        By <Byline author={author} />
      </p>
      {children}
    </DocumentHead>
  )
}
