import { useDeferredValue, useMemo } from 'react'
import * as recipeList from 'words/recipeList'
import * as heads from 'words/heads'
import * as lists from 'words/lists'
import * as words from 'words/pages'
import type { RecipeCardData } from '../content/prerender/cards.ts'
import { RecipeCard } from '../cards/RecipeCard.tsx'
import { FilterBar } from '../features/finding/FilterBar.tsx'
import { ShowMore, useShownItems } from '../features/finding/ShowMore.tsx'
import { useRecipeFilters } from '../features/finding/useRecipeFilters.ts'
import { LinkedKinds } from '../features/related/LinkedKinds.tsx'
import { Head } from '../seo/Head.tsx'
import { FEEDS } from '../addresses/feeds.ts'
import { paths } from '../addresses/paths.ts'
import { withAds } from '../ui/ads/AdSlot.tsx'
import card from '../ui/list/card.module.css'
import { CategoryButtons } from '../ui/choice/CategoryButtons.tsx'
import { FeedLink } from '../ui/list/FeedLink.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { SearchLink } from '../ui/page/SearchLink.tsx'
import { ShownCount } from '../ui/list/ShownCount.tsx'
import { useRendersWholePage } from '../ui/page/BelowFold.tsx'
import { useCategory } from '../ui/choice/useCategory.ts'
import type { PageProps } from '../content/pageProps.ts'

/** After a choice, this many cards are rendered first: more than fit on a screen. */
const FIRST_CARD_COUNT = 8

export function Page({ data }: PageProps<'recipes'>) {
  return (
    <div className="container">
      <PageHead kicker={lists.recipes} title={words.recipesTitle}>
        {words.recipesAbout} <SearchLink />
      </PageHead>
      <RecipeList data={data} />
      {data.linked && <LinkedKinds kinds={data.linked} />}
      <FeedLink href={FEEDS.recipes.rss}>{words.followRecipes}</FeedLink>
      <Head
        title={lists.recipes}
        description={heads.recipes}
        path={paths.recipes}
        nodes={(write) => write.listNodes('recipes', data.recipes)}
      />
    </div>
  )
}

function RecipeList({ data }: PageProps<'recipes'>) {
  const choice = useCategory(paths.recipes, data.categories, { hasAll: true })
  const category = choice.chosen || null
  const finding = useRecipeFilters(data, category)
  const { found } = finding
  const ofCategory = useMemo(() => recipesOf(data.recipes, category), [data.recipes, category])
  const list = found?.list ?? ofCategory
  const shown = useShownItems(paths.recipes, list)
  const renderMissingFoods = found?.renderMissingFoods
  // Memoized, so that an unchanged long list is not rendered again.
  const cards = useMemo(
    () =>
      withAds('recipes', shown, (recipe, index) => (
        <RecipeCard recipe={recipe} heading="h2" isEager={index === 0}>
          {renderMissingFoods?.(recipe)}
        </RecipeCard>
      )),
    [shown, renderMissingFoods],
  )
  const drawn = useDeferredValue<RecipeCardData[] | null>(
    shown,
    useRendersWholePage() ? shown : null,
  )
  const areAllDrawn = drawn === shown || (drawn && isMoreOf(shown, drawn))
  return (
    <>
      <CategoryButtons label={words.recipeCategories} {...choice} />
      {data.recipes.length > 0 && <FilterBar {...finding} />}
      <ShownCount
        count={shown.length}
        message={recipeList.shown({ count: shown.length })}
        about={choice.about}
        sentence={found?.sentence}
      />
      <div className={card.gridOfFour}>
        {areAllDrawn ? cards : cards.slice(0, FIRST_CARD_COUNT)}
      </div>
      {found?.fewerFilters}
      {areAllDrawn && <ShowMore shown={shown.length} count={list.length} />}
      <noscript>
        {import.meta.env.SSR &&
          list.slice(shown.length).map(({ id, title }) => (
            <p key={id}>
              <a href={paths.recipe(id)}>{title}</a>
            </p>
          ))}
      </noscript>
    </>
  )
}

/** Whether a list starts with all of another list, as after “Show more”. */
function isMoreOf(recipes: RecipeCardData[], others: RecipeCardData[]): boolean {
  return others.length > 0 && others.every((other, index) => other === recipes[index])
}

function recipesOf(recipes: RecipeCardData[], category: string | null): RecipeCardData[] {
  return category === null ? recipes : recipes.filter((recipe) => recipe.category === category)
}
