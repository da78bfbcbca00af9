import type { ReactElement } from 'react'
import * as words from 'words/aboutPages'
import { documentCards } from '../cards/documentCards.tsx'
import { RecipeCard } from '../cards/RecipeCard.tsx'
import { paths } from '../addresses/paths.ts'
import { pageBreadcrumbs } from '../addresses/breadcrumbs.ts'
import { Head } from '../seo/Head.tsx'
import card from '../ui/list/card.module.css'
import { PageHead } from '../ui/page/PageHead.tsx'
import { Picture } from '../ui/picture/Picture.tsx'
import classes from './AuthorPage.module.css'
import type { PageProps } from '../content/pageProps.ts'

export function Page({ data: author }: PageProps<'author'>) {
  const { name, text, picture, imageDesc, sameAs, recipes, reviews, posts } = author
  const path = paths.author(author.slug)
  return (
    <div className="container">
      <div className={classes.top}>
        <PageHead kicker={words.author} title={name}>
          {text}
        </PageHead>
        <div className={classes.picture}>
          <Picture {...{ picture, imageDesc }} title={name} sizes="small" ratio="1" isEager />
        </div>
      </div>
      {sameAs && (
        <ul aria-label={words.elsewhere({ name })} className={`row ${classes.links}`}>
          {sameAs.map((address) => (
            <li key={address}>
              <a href={address} rel="me">
                {address.replace(/^https:\/\/(www\.)?|\/$/g, '')}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Work of="recipes" title={words.recipesBy({ name })} className={card.gridOfFour}>
        {recipes.map((recipe) => (
          <RecipeCard key={recipe.id} recipe={recipe} heading="h3" />
        ))}
      </Work>
      <Work of="reviews" title={words.reviewsBy({ name })} className={card.gridOfThree}>
        {reviews.map(documentCards.reviews)}
      </Work>
      <Work of="posts" title={words.postsBy({ name })} className={card.gridOfThree}>
        {posts.map(documentCards.posts)}
      </Work>
      <Head
        title={name}
        description={text}
        path={path}
        document={author}
        nodes={(write) => [
          write.profileNode(author),
          write.breadcrumbNode(pageBreadcrumbs({ name, path })),
        ]}
      />
    </div>
  )
}

interface WorkProps {
  of: 'recipes' | 'reviews' | 'posts'
  title: string
  className: string | undefined
  children: ReactElement[]
}

function Work({ of: folder, title, className, children }: WorkProps) {
  if (children.length === 0) return null
  return (
    <section aria-labelledby={folder} className={classes.work}>
      <h2 id={folder}>{title}</h2>
      <div className={className}>{children}</div>
    </section>
  )
}
