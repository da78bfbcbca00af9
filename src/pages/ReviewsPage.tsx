import * as reviewList from 'words/reviewList'
import * as heads from 'words/heads'
import * as lists from 'words/lists'
import * as words from 'words/pages'
import { ReviewCard } from '../cards/ReviewCard.tsx'
import { Head } from '../seo/Head.tsx'
import { paths } from '../addresses/paths.ts'
import { withAds } from '../ui/ads/AdSlot.tsx'
import card from '../ui/list/card.module.css'
import { CategoryButtons } from '../ui/choice/CategoryButtons.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { SearchLink } from '../ui/page/SearchLink.tsx'
import { ShownCount } from '../ui/list/ShownCount.tsx'
import { useCategory } from '../ui/choice/useCategory.ts'
import type { PageProps } from '../content/pageProps.ts'

export function Page({ data }: PageProps<'reviews'>) {
  const choice = useCategory(paths.reviews, data.categories, { hasAll: true })
  const { chosen, about } = choice
  const shown = data.reviews.filter(({ category }) => !chosen || category === chosen)
  return (
    <div className="container">
      <PageHead kicker={lists.reviews} title={words.productReviews}>
        {words.reviewsAbout} <SearchLink />
      </PageHead>
      <CategoryButtons label={words.productCategories} {...choice} />
      <ShownCount
        count={shown.length}
        message={reviewList.shown({ count: shown.length })}
        about={about}
      />
      <div className={card.gridOfThree}>
        {withAds('reviews', shown, (review, index) => (
          <ReviewCard review={review} heading="h2" isEager={index === 0} />
        ))}
      </div>
      <Head
        title={words.productReviews}
        description={heads.reviews}
        path={paths.reviews}
        nodes={(write) => write.listNodes('reviews', data.reviews)}
      />
    </div>
  )
}
