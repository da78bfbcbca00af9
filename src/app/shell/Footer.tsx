import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx'
import { needsConsent, PRIVACY_CHOICES } from '../../settings/chosenProviders.ts'
import { navigation, settings } from '../../settings/settings.ts'
import { Awning } from '../../ui/page/Awning.tsx'
import { SampleNote } from '../../ui/document/SampleNote.tsx'
import classes from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { MotionSwitch } from './MotionSwitch.tsx'
import { SocialIcons } from './SocialIcons.tsx'

export function Footer({ year }: { year: number }) {
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
            {navigation.footer.map(({ label, to }) => (
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
        {settings.affiliate && <p>{settings.affiliate.statement}</p>}
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
