import type { ReactNode } from 'react'
import * as heads from 'words/heads'
import * as words from 'words/homePage'
import { documentCards } from '../cards/documentCards.tsx'
import { FeatureTiles } from '../features/home/FeatureTiles.tsx'
import { Hero } from '../features/home/Hero.tsx'
import { NewsletterForm } from '../features/newsletter/NewsletterForm.tsx'
import { FeaturedRecipes } from '../features/recipes/FeaturedRecipes.tsx'
import { Head } from '../seo/Head.tsx'
import type { HomeSection } from '../addresses/anchors.ts'
import { paths } from '../addresses/paths.ts'
import { hasAdSlots } from '../settings/chosenProviders.ts'
import { settings } from '../settings/settings.ts'
import { AdSlot } from '../ui/ads/AdSlot.tsx'
import card from '../ui/list/card.module.css'
import { SectionHead } from '../ui/list/SectionHead.tsx'
import classes from './HomePage.module.css'
import type { PageProps } from '../content/pageProps.ts'

type HomeData = PageProps<'home'>['data']

const SECTIONS: Record<HomeSection, (props: { data: HomeData }) => ReactNode> = {
  tiles: ({ data }) => <FeatureTiles tiles={data.tiles} />,
  recipes: Recipes,
  ads: Ads,
  reviews: Reviews,
  posts: Posts,
  newsletter: Newsletter,
}

export function Page({ data }: PageProps<'home'>) {
  return (
    <>
      <Head
        title={heads.home({ brand: settings.brand })}
        description={settings.description}
        path={paths.home}
      />
      <Hero pictures={data.hero} buttons={data.buttons} />
      {data.sections.map((section) => {
        const Section = SECTIONS[section]
        return <Section key={section} data={data} />
      })}
    </>
  )
}

function Recipes({ data: { recipes } }: { data: HomeData }) {
  if (recipes.length === 0) return null
  return (
    <section aria-labelledby="featured" className={`container ${classes.section}`}>
      <SectionHead
        id="featured"
        title={words.featured}
        more={{ label: words.allRecipes, to: paths.recipes }}
      />
      <FeaturedRecipes recipes={recipes} />
    </section>
  )
}

function Ads() {
  if (!hasAdSlots()) return null
  return (
    <div className={`container ${classes.section}`}>
      <AdSlot />
    </div>
  )
}

function Reviews({ data: { reviews } }: { data: HomeData }) {
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="top-reviews" className={classes.band}>
      <div className="container">
        <SectionHead
          id="top-reviews"
          title={words.topReviews}
          more={{ label: words.allReviews, to: paths.reviews }}
        />
        <div className={`${card.gridOfThree} ${card.oneRow}`}>
          {reviews.map(documentCards.reviews)}
        </div>
      </div>
    </section>
  )
}

function Posts({ data: { posts } }: { data: HomeData }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="latest" className={`container ${classes.section}`}>
      <SectionHead
        id="latest"
        title={words.latest}
        more={{ label: words.allPosts, to: paths.blog }}
      />
      <div className={`${card.gridOfThree} ${card.oneRow}`}>{posts.map(documentCards.posts)}</div>
    </section>
  )
}

function Newsletter() {
  const { subscribers } = settings.claims
  return (
    <section aria-labelledby="join" className={`container ${classes.section}`}>
      <div className={classes.join}>
        <div className={`stack ${classes.invitation}`}>
          <h2 id="join">{words.join}</h2>
          <p>{subscribers ? words.invitationWithCount({ subscribers }) : words.invitation}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
