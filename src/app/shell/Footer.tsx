import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx'
import { paths } from '../../addresses/paths.ts'
import { needsConsent, PRIVACY_CHOICES } from '../../settings/chosenProviders.ts'
import { settings } from '../../settings/settings.ts'
import { Awning } from '../../ui/page/Awning.tsx'
import { SampleNote } from '../../ui/document/SampleNote.tsx'
import classes from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { MotionSwitch } from './MotionSwitch.tsx'
import { NAVIGATION } from './navigation.ts'
import { SocialIcons } from './SocialIcons.tsx'

const LINKS = [
  ...NAVIGATION,
  { label: 'Collections', to: paths.collections },
  { label: 'Privacy & Disclosure', to: paths.privacy },
  { label: 'Saved recipes', to: paths.saved },
  { label: 'Shopping list', to: paths.shoppingList },
]

/** What the footer says of the site beside its settings. */
export interface SiteFacts {
  /** For the copyright line, until the browser puts its own. */
  year: number
  hasCollections?: boolean
}

export function Footer({ year, hasCollections = true }: SiteFacts) {
  const links = hasCollections ? LINKS : LINKS.filter(({ to }) => to !== paths.collections)
  return (
    <footer className={`${classes.footer} screen-only`}>
      <Awning />
      <div className={`container ${classes.columns}`}>
        <div className={classes.brand}>
          <Logo />
          <p>{settings.tagline}</p>
          <SocialIcons accounts={settings.social} />
        </div>
        <nav aria-label="Footer">
          <ul className={classes.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section id="newsletter" aria-labelledby="newsletter-title" className={classes.newsletter}>
          <h2 id="newsletter-title">Newsletter</h2>
          <p>New recipes and reviews by mail, once a week.</p>
          <NewsletterForm />
        </section>
      </div>
      <div className={`container ${classes.small}`}>
        <p>{settings.affiliate.statement}</p>
        <SampleNote />
        <MotionSwitch />
        <Copyright year={year} />
        {needsConsent() && (
          // startProviders.tsx listens for this hash.
          <a id={PRIVACY_CHOICES} href={`#${PRIVACY_CHOICES}`} className={classes.choices}>
            Privacy choices
          </a>
        )}
      </div>
    </footer>
  )
}

const never = () => () => {}
const currentYear = () => new Date().getFullYear()

/** The current year; while hydrating, the prerendered one. */
function Copyright({ year }: { year: number }) {
  const shown = useSyncExternalStore(never, currentYear, () => year)
  return (
    <p>
      © {shown} {settings.brand}. All rights reserved.
    </p>
  )
}
