import type { ComponentType, ReactNode } from 'react'
import type { PostCardData, RecipeCardData, ReviewCardData } from '../../content/cards.ts'
import type { RelatedCards } from '../../content/documentPages.ts'
import classes from './Related.module.css'

type Kind = keyof RelatedCards

interface RelatedProps {
  related: RelatedCards
  /** The kind of the document that they are related to, which comes first. */
  own: Kind
  /** Shows one document of each kind. */
  cards: {
    RecipeCard: ComponentType<{ recipe: RecipeCardData; heading: 'h3' }>
    ReviewCard: ComponentType<{ review: ReviewCardData; heading: 'h3' }>
    PostCard: ComponentType<{ post: PostCardData; heading: 'h3' }>
  }
}

const KINDS = ['recipes', 'reviews', 'posts'] as const

/** How many cards of a kind stand side by side on a desktop. */
const IN_A_ROW: Record<Kind, number> = { recipes: 4, reviews: 3, posts: 3 }
/** Columns of the grid, which three and four divide. */
const COLUMNS = 12

/** What to read next, at the foot of a document: a row of cards for each kind that has any. */
export function Related({ related, own, cards }: RelatedProps) {
  const { RecipeCard, ReviewCard, PostCard } = cards
  const rows: Record<Kind, ReactNode[]> = {
    recipes: related.recipes.map((recipe) => (
      <RecipeCard key={recipe.id} recipe={recipe} heading="h3" />
    )),
    reviews: related.reviews.map((review) => (
      <ReviewCard key={review.id} review={review} heading="h3" />
    )),
    posts: related.posts.map((post) => <PostCard key={post.id} post={post} heading="h3" />),
  }
  const kinds = [own, ...KINDS.filter((kind) => kind !== own)]
  return (
    <div className={`container ${classes.rows}`}>
      {kinds.map(
        (kind) => rows[kind].length > 0 && <Row key={kind} kind={kind} cards={rows[kind]} />,
      )}
    </div>
  )
}

/** As wide as its cards, so that short rows share a line. */
function Row({ kind, cards }: { kind: Kind; cards: ReactNode[] }) {
  const id = `related-${kind}`
  const width = {
    '--cards': cards.length,
    '--span': (cards.length * COLUMNS) / IN_A_ROW[kind],
  }
  return (
    <section aria-labelledby={id} style={width}>
      <h2 id={id}>Related {kind}</h2>
      <div className={classes.cards}>{cards}</div>
    </section>
  )
}
