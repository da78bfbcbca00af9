import type { ReactElement, ReactNode } from 'react'
import type { CardData, CardFolder, CardLists } from '../content/prerender/cards.ts'
import type { BodyCards } from '../content/prerender/documentPages.ts'
import { PostCard } from './PostCard.tsx'
import { CollectionCard } from './CollectionCard.tsx'
import { RecipeCard } from './RecipeCard.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { type CardTag, type DocumentKey, type Folder, folderOfCard } from '../kinds/kinds.ts'

export const documentCards: { [F in CardFolder]: (card: CardData<F>) => ReactElement } = {
  recipes: (recipe) => <RecipeCard key={recipe.id} recipe={recipe} heading="h3" sizes="third" />,
  reviews: (review) => <ReviewCard key={review.id} review={review} heading="h3" />,
  posts: (post) => <PostCard key={post.id} post={post} heading="h3" />,
  collections: (collection) => (
    <CollectionCard key={collection.slug} collection={collection} heading="h3" />
  ),
}

export function hasCard(folder: string): folder is CardFolder {
  return folder in documentCards
}

export function renderCards<F extends CardFolder>(
  folder: F,
  cards: { [K in F]?: CardData<K>[] },
  show: { [K in F]: (card: CardData<K>) => ReactElement } = documentCards,
): ReactElement[] | undefined {
  return cards[folder]?.map(show[folder])
}

export function bodyCards(cards: BodyCards) {
  return (tag: CardTag, id: number): ReactNode => {
    const folder = folderOfCard(tag)
    return folder && renderCard(folder, id, cards)
  }
}

export function renderCard(folder: Folder, id: DocumentKey, cards: Partial<CardLists>): ReactNode {
  return hasCard(folder) && renderCards(folder, cards)?.find(({ key }) => key === String(id))
}
