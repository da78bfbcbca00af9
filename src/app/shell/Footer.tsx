import { useEffect, useState } from 'react'
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
        <nav aria-label="Footer">
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
          <h2 id="newsletter-title" className="minor">
            Newsletter
          </h2>
          <p>New recipes and reviews by mail, once a week.</p>
          <NewsletterForm />
        </section>
      </div>
      <div className={`container fine-print ${classes.bottom}`}>
        {settings.affiliate && <p>{settings.affiliate.statement}</p>}
        <SampleNote />
        <MotionSwitch />
        <p>
          © {currentYear} {settings.brand}. All rights reserved.
        </p>
        {needsConsent() && (
          // startProviders.tsx listens for this hash.
          <a
            id={PRIVACY_CHOICES}
            href={`#${PRIVACY_CHOICES}`}
            className={`touch-link ${classes.choices}`}
          >
            Privacy choices
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
      {paused ? 'Play logo animation' : 'Pause logo animation'}
    </button>
  )
}

function readYear(): number {
  return new Date().getFullYear()
}
