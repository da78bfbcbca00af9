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
  recipes: ({ data: { recipes } }) => (
    <Section id="featured" title={words.featured} label={words.allRecipes} to={paths.recipes}>
      {recipes.length > 0 && <FeaturedRecipes recipes={recipes} />}
    </Section>
  ),
  ads: Ads,
  reviews: ({ data: { reviews } }) => (
    <Section
      id="top-reviews"
      title={words.topReviews}
      label={words.allReviews}
      to={paths.reviews}
      className={classes.band}
    >
      {reviews.length > 0 && <Row>{reviews.map(documentCards.reviews)}</Row>}
    </Section>
  ),
  posts: ({ data: { posts } }) => (
    <Section id="latest" title={words.latest} label={words.allPosts} to={paths.blog}>
      {posts.length > 0 && <Row>{posts.map(documentCards.posts)}</Row>}
    </Section>
  ),
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
  /** The text of the link to the whole list. */
  label: string
  to: string
  className?: string
  children: ReactNode
}

function Section({ id, title, label, to, className = classes.section, children }: SectionProps) {
  if (!children) return null
  return (
    <section aria-labelledby={id} className={className}>
      <div className="container">
        <div className={`row ${classes.head}`}>
          <h2 id={id}>{title}</h2>
          <a className={`touch-link quiet-link ${classes.more}`} href={to}>
            {label} <span aria-hidden="true">→</span>
          </a>
        </div>
        {children}
      </div>
    </section>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className={`${card.gridOfThree} ${card.oneRow}`}>{children}</div>
}

function Ads() {
  if (!hasAdSlots()) return null
  return (
    <div className={`container ${classes.section}`}>
      <AdSlot />
    </div>
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
