import { Button } from '@mantine/core'
import * as words from 'words/home'
import type { FeaturedRecipeData } from '../../content/prerender/cards.ts'
import { paths } from '../../addresses/paths.ts'
import { hasPage, settings } from '../../settings/settings.ts'
import { Picture } from '../../ui/picture/Picture.tsx'
import classes from './Hero.module.css'

const BUTTONS = [
  { label: words.exploreRecipes, to: paths.recipes },
  { label: words.shopTools, to: paths.reviews },
].filter(({ to }) => hasPage(to))

interface HeroProps {
  pictures: FeaturedRecipeData[]
  buttons?: typeof BUTTONS
}

export function Hero({ pictures: [first, second], buttons = BUTTONS }: HeroProps) {
  return (
    <section aria-labelledby="hero">
      <div className={`container ${classes.layout}`}>
        <div className={classes.pictures}>
          {first && (
            <div className={classes.arch}>
              <Picture {...first} sizes="arch" ratio="3 / 4" isEager />
            </div>
          )}
          {second && (
            <div className={classes.plate}>
              <Picture {...second} sizes="small" ratio="1" />
            </div>
          )}
        </div>
        <div className={classes.words}>
          <p className="kicker">{words.kicker}</p>
          <h1 id="hero" tabIndex={-1} className={classes.headline}>
            {words.headline({ em: (text) => <em>{text}</em> })}
          </h1>
          <p className={`dimmed ${classes.tagline}`}>{settings.tagline}</p>
          <div className={`centered-row ${classes.buttons}`}>
            {buttons.map(({ label, to }, index) => (
              <Button key={to} component="a" href={to} variant={index === 0 ? 'filled' : 'default'}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      </div>
      <div className={classes.gingham} />
    </section>
  )
}
