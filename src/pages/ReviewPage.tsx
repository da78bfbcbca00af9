import * as words from 'words/pages'
import { BelowFold } from '../ui/page/BelowFold.tsx'
import { Related } from '../features/related/Related.tsx'
import { PriceButton } from '../features/reviews/PriceButton.tsx'
import { ProsAndCons } from '../features/reviews/ProsAndCons.tsx'
import { ReviewFacts } from '../features/reviews/ReviewFacts.tsx'
import { ReviewHead } from '../features/reviews/ReviewHead.tsx'
import { Head } from '../seo/Head.tsx'
import { paths } from '../addresses/paths.ts'
import { settings } from '../settings/settings.ts'
import { documentBreadcrumbs } from '../addresses/breadcrumbs.ts'
import { AdSlot } from '../ui/ads/AdSlot.tsx'
import { Disclosure } from '../ui/document/Disclosure.tsx'
import { DocumentBar } from '../ui/document/DocumentBar.tsx'
import { keepTogether } from '../ui/inline/keepTogether.tsx'
import { SampleNote } from '../ui/document/SampleNote.tsx'
import type { PageProps } from '../content/pageProps.ts'
import classes from './ReviewPage.module.css'

export function Page({ data: review }: PageProps<'review'>) {
  const path = paths.review(review.id)
  const breadcrumbs = documentBreadcrumbs('reviews', { name: review.productName, path })
  const shop = settings.affiliate
  return (
    <>
      <article className="container">
        <DocumentBar breadcrumbs={breadcrumbs} />
        <ReviewHead review={review}>
          <SampleNote />
          <Disclosure />
          <PriceButton href={review.affiliateLink}>
            {shop ? words.checkPriceOn(shop) : words.checkPrice}
          </PriceButton>
        </ReviewHead>
        <ProsAndCons pros={review.pros} cons={review.cons} />
        <BelowFold>
          <div className={`stack ${classes.column}`}>
            <ReviewFacts {...review} />
            <AdSlot />
            <section aria-labelledby="detailed-review" className={`stack ${classes.review}`}>
              <h2 id="detailed-review">{words.detailedReview}</h2>
              {review.detailedReview.map((paragraph, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two may be equal
                <p key={index}>{keepTogether(paragraph)}</p>
              ))}
            </section>
            <section aria-labelledby="verdict" className={`stack ${classes.verdict}`}>
              <h2 id="verdict">{words.verdict}</h2>
              <p>{keepTogether(review.verdict)}</p>
              <PriceButton href={review.affiliateLink}>
                {shop ? words.checkCurrentPriceOn(shop) : words.checkCurrentPrice}
              </PriceButton>
            </section>
          </div>
        </BelowFold>
        <Head
          title={review.productName}
          description={review.shortDescription}
          path={path}
          document={review}
          nodes={(write) => [write.productNode(review), write.breadcrumbNode(breadcrumbs)]}
        />
      </article>
      <Related related={review.related} first="reviews" />
    </>
  )
}
