import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs'
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import { paths } from '../../addresses/paths.ts'
import { hasPage, settings } from '../../settings/settings.ts'
import card from '../../ui/list/card.module.css'
import classes from './FeatureTiles.module.css'

const { recipes, reviews } = settings.claims

const TILES = [
  {
    title: 'Recipes',
    text: `${recipes ? `${recipes} recipes` : 'Recipes'} with weights beside cups and how to tell when a dish is done.`,
    to: paths.recipes,
    Icon: IconChefHat,
  },
  {
    title: 'Honest Reviews',
    text: `${reviews ? `${reviews} reviewed tools` : 'Reviewed tools'}: what each does well, what badly, and who can do without.`,
    to: paths.reviews,
    Icon: IconScale,
  },
  {
    title: 'Expert Tips',
    text: 'Technique, storage and care: the know-how between the recipes.',
    to: paths.blog,
    Icon: IconBulb,
  },
]

export function FeatureTiles() {
  return (
    <section aria-label="What you find here" className="container">
      <ul className={classes.tiles}>
        {TILES.filter(({ to }) => hasPage(to)).map(({ title, text, to, Icon }) => (
          <li key={title} className={`framed ${card.card} ${classes.tile}`}>
            <Icon size="1.875rem" stroke={1.75} aria-hidden="true" />
            <h2 className="minor">
              <a className={card.link} href={to}>
                {title}
              </a>
            </h2>
            <p className="dimmed">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
