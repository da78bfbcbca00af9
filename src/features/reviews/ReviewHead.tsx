import type { ReactNode } from 'react'
import * as words from 'words/reviews'
import type { PageProps } from '../../content/pageProps.ts'
import { settings } from '../../settings/settings.ts'
import { bylineOf } from '../../ui/document/bylineOf.tsx'
import { DocumentHead } from '../../ui/document/DocumentHead.tsx'
import { Score } from '../../ui/inline/Score.tsx'

type ReviewHeadProps = { review: PageProps<'review'>['data']; children: ReactNode }

export function ReviewHead({ review, children }: ReviewHeadProps) {
  const { productName, category, shortDescription, rating, reviewCount, author } = review
  const from = settings.sampleContent ? words.fromSampleRatings : words.fromRatings
  const score = (
    <div className="dimmed centered-row">
      <Score rating={rating} />
      {reviewCount && <p>{from({ count: reviewCount })}</p>}
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
      <p className="dimmed">{words.by(bylineOf(author))}</p>
      {children}
    </DocumentHead>
  )
}
