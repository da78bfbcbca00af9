import type { ComponentType, ReactNode } from 'react'
import type { PostCardData, RecipeCardData, ReviewCardData } from '../../content/cards.ts'
import type { RelatedCards } from '../../content/documentPages.ts'
import card from '../../ui/card.module.css'
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

/** Fewer cards than this have their words beside the picture, so that they fill a line. */
const FEW = 3

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

function Row({ kind, cards }: { kind: Kind; cards: ReactNode[] }) {
  const id = `related-${kind}`
  const layout = cards.length < FEW ? `${classes.cards} ${card.beside}` : classes.cards
  return (
    <section
      aria-labelledby={id}
      className={cards.length === 1 ? classes.single : undefined}
      style={{ '--cards': cards.length }}
    >
      <h2 id={id}>Related {kind}</h2>
      <div className={layout}>{cards}</div>
    </section>
  )
}
