import { useEffect, useState } from 'react'
import { appearance } from 'virtual:appearance'
import * as words from 'words/site'
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx'
import { useBrowserValue } from '../../shared/useBrowserValue.ts'
import { needsConsent, PRIVACY_CHOICES } from '../../settings/chosenProviders.ts'
import { navigation, settings } from '../../settings/settings.ts'
import { Awning } from '../../ui/page/Awning.tsx'
import { SampleNote } from '../../ui/document/SampleNote.tsx'
import classes from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { SocialIcons } from './SocialIcons.tsx'

/** @param props.year the year of the build; browsers show their own */
export function Footer({ year }: { year: number }) {
  const currentYear = useBrowserValue(readYear(), year)
  return (
    <footer className={`${classes.footer} screen-only`}>
      <Awning />
      <div className={`container ${classes.layout}`}>
        <div className={`stack ${classes.brand}`}>
          <Logo />
          <p>{settings.tagline}</p>
          <SocialIcons accounts={settings.social} />
        </div>
        <nav aria-label={words.footer}>
          <ul className={classes.links}>
            {navigation.footer.map(({ label, to }) => (
              <li key={to}>
                <a href={to} className="quiet-link touch-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section
          id="newsletter"
          aria-labelledby="newsletter-title"
          className={`stack ${classes.newsletter}`}
        >
          <h2 id="newsletter-title" className="small-heading">
            {words.newsletter}
          </h2>
          <p>{words.newsletterPromise}</p>
          <NewsletterForm />
        </section>
      </div>
      <div className={`container row fine-print ${classes.bottom}`}>
        {settings.affiliate && <p>{settings.affiliate.statement}</p>}
        <SampleNote />
        {!appearance.hasOwnLogo && <MotionSwitch />}
        <p>{words.rights({ year: currentYear, brand: settings.brand })}</p>
        {needsConsent() && (
          // startProviders.tsx listens for this hash.
          <a
            id={PRIVACY_CHOICES}
            href={`#${PRIVACY_CHOICES}`}
            className={`touch-link ${classes.choices}`}
          >
            {words.privacyChoices}
          </a>
        )}
      </div>
    </footer>
  )
}

/** WCAG 2.2.2: motion that does not end needs a switch. */
function MotionSwitch() {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-motion-paused', paused)
  }, [paused])
  return (
    <button
      type="button"
      className={`${classes.motion} needs-scripts`}
      onClick={() => setPaused(!paused)}
    >
      {paused ? words.playLogo : words.pauseLogo}
    </button>
  )
}

function readYear(): number {
  return new Date().getFullYear()
}
