import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs'
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import * as words from 'words/home'
import { paths } from '../../addresses/paths.ts'
import { hasPage, settings } from '../../settings/settings.ts'
import card from '../../ui/list/card.module.css'
import classes from './FeatureTiles.module.css'

const { recipes, reviews } = settings.claims

const TILES = [
  {
    title: words.recipes,
    text: recipes ? words.countedRecipesPromise({ count: recipes }) : words.recipesPromise,
    to: paths.recipes,
    Icon: IconChefHat,
  },
  {
    title: words.reviews,
    text: reviews ? words.countedReviewsPromise({ count: reviews }) : words.reviewsPromise,
    to: paths.reviews,
    Icon: IconScale,
  },
  { title: words.tips, text: words.tipsPromise, to: paths.blog, Icon: IconBulb },
].filter(({ to }) => hasPage(to))

type Tile = Pick<(typeof TILES)[number], 'title' | 'text'> & Partial<(typeof TILES)[number]>

/** @param tiles by default those of content/home.yaml */
export function FeatureTiles({ tiles = TILES }: { tiles?: Tile[] }) {
  return (
    <section aria-label={words.findHere} className="container">
      <ul className={classes.tiles}>
        {tiles.map(({ title, text, to, Icon }) => (
          <li key={title} className={`framed ${card.card} ${classes.tile}`}>
            {Icon && <Icon size="1.875rem" stroke={1.75} aria-hidden="true" />}
            <h2 className="small-heading">
              {to ? (
                <a className={card.link} href={to}>
                  {title}
                </a>
              ) : (
                title
              )}
            </h2>
            <p className="dimmed">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
