import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs'
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import { settings } from '../../site/settings.ts'
import classes from './FeatureTiles.module.css'

const TILES = [
  {
    title: 'Recipes',
    text: `${settings.claims.recipes} recipes with weights beside cups and how to tell when a dish is done.`,
    Icon: IconChefHat,
  },
  {
    title: 'Honest Reviews',
    text: `${settings.claims.reviews} reviewed tools: what each does well, what badly, and who can do without.`,
    Icon: IconScale,
  },
  {
    title: 'Expert Tips',
    text: 'Technique, storage and care: the know-how between the recipes.',
    Icon: IconBulb,
  },
]

/** What the site offers, in three tiles. */
export function FeatureTiles() {
  return (
    <section aria-label="What you find here" className="container">
      <ul className={classes.tiles}>
        {TILES.map(({ title, text, Icon }) => (
          <li key={title} className={classes.tile}>
            <Icon size={30} stroke={1.75} aria-hidden="true" />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
