import * as heads from 'words/heads'
import * as words from 'words/homePage'
import { documentCards } from '../cards/documentCards.tsx'
import { FeatureTiles } from '../features/home/FeatureTiles.tsx'
import { Hero } from '../features/home/Hero.tsx'
import { NewsletterForm } from '../features/newsletter/NewsletterForm.tsx'
import { FeaturedRecipes } from '../features/recipes/FeaturedRecipes.tsx'
import { Head } from '../seo/Head.tsx'
import { paths } from '../addresses/paths.ts'
import { hasAdSlots } from '../settings/chosenProviders.ts'
import { settings } from '../settings/settings.ts'
import { AdSlot } from '../ui/ads/AdSlot.tsx'
import card from '../ui/list/card.module.css'
import { SectionHead } from '../ui/list/SectionHead.tsx'
import classes from './HomePage.module.css'
import type { PageProps } from '../content/pageProps.ts'

export function Page({ data }: PageProps<'home'>) {
  const { subscribers } = settings.claims
  return (
    <>
      <Head
        title={heads.home({ brand: settings.brand })}
        description={settings.description}
        path={paths.home}
      />
      <Hero pictures={data.hero} />
      <FeatureTiles />
      {data.recipes.length > 0 && (
        <section aria-labelledby="featured" className={`container ${classes.section}`}>
          <SectionHead
            id="featured"
            title={words.featured}
            more={{ label: words.allRecipes, to: paths.recipes }}
          />
          <FeaturedRecipes recipes={data.recipes} />
        </section>
      )}
      {hasAdSlots() && (
        <div className={`container ${classes.section}`}>
          <AdSlot />
        </div>
      )}
      {data.reviews.length > 0 && (
        <section aria-labelledby="top-reviews" className={classes.band}>
          <div className="container">
            <SectionHead
              id="top-reviews"
              title={words.topReviews}
              more={{ label: words.allReviews, to: paths.reviews }}
            />
            <div className={`${card.gridOfThree} ${card.oneRow}`}>
              {data.reviews.map(documentCards.reviews)}
            </div>
          </div>
        </section>
      )}
      {data.posts.length > 0 && (
        <section aria-labelledby="latest" className={`container ${classes.section}`}>
          <SectionHead
            id="latest"
            title={words.latest}
            more={{ label: words.allPosts, to: paths.blog }}
          />
          <div className={`${card.gridOfThree} ${card.oneRow}`}>
            {data.posts.map(documentCards.posts)}
          </div>
        </section>
      )}
      <section aria-labelledby="join" className={`container ${classes.section}`}>
        <div className={classes.join}>
          <div className={`stack ${classes.invitation}`}>
            <h2 id="join">{words.join}</h2>
            <p>{subscribers ? words.invitationWithCount({ subscribers }) : words.invitation}</p>
          </div>
          <NewsletterForm />
        </div>
      </section>
    </>
  )
}
