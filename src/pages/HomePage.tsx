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
        const Part = SECTIONS[section]
        return <Part key={section} data={data} />
      })}
    </>
  )
}

interface SectionProps {
  id: string
  title: string
  more: { label: string; to: string }
  className?: string
  children: ReactNode
}

function Section({ id, title, more, className = classes.section, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className="container">
        <div className={`row ${classes.head}`}>
          <h2 id={id}>{title}</h2>
          <a className={`touch-link quiet-link ${classes.more}`} href={more.to}>
            {more.label} <span aria-hidden="true">→</span>
          </a>
        </div>
        {children}
      </div>
    </section>
  )
}

function Recipes({ data: { recipes } }: { data: HomeData }) {
  if (recipes.length === 0) return null
  const more = { label: words.allRecipes, to: paths.recipes }
  return (
    <Section id="featured" title={words.featured} more={more}>
      <FeaturedRecipes recipes={recipes} />
    </Section>
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
  const more = { label: words.allReviews, to: paths.reviews }
  return (
    <Section id="top-reviews" title={words.topReviews} more={more} className={classes.band}>
      <div className={`${card.gridOfThree} ${card.oneRow}`}>
        {reviews.map(documentCards.reviews)}
      </div>
    </Section>
  )
}

function Posts({ data: { posts } }: { data: HomeData }) {
  if (posts.length === 0) return null
  const more = { label: words.allPosts, to: paths.blog }
  return (
    <Section id="latest" title={words.latest} more={more}>
      <div className={`${card.gridOfThree} ${card.oneRow}`}>{posts.map(documentCards.posts)}</div>
    </Section>
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
