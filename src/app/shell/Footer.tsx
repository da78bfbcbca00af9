import { ActionIcon } from '@mantine/core'
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs'
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs'
import IconBrandPinterest from '@tabler/icons-react/dist/esm/icons/IconBrandPinterest.mjs'
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx'
import { paths } from '../../site/paths.ts'
import { settings } from '../../site/settings.ts'
import { Awning } from '../../ui/Awning.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import classes from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { NAVIGATION } from './navigation.ts'

const LINKS = [...NAVIGATION, { label: 'Privacy & Disclosure', to: paths.privacy }]

const SOCIAL_ICONS = {
  Facebook: IconBrandFacebook,
  Instagram: IconBrandInstagram,
  Pinterest: IconBrandPinterest,
  YouTube: IconBrandYoutube,
}

/** The foot of every page: newsletter, links, the affiliate statement and the copyright line. */
export function Footer({ year }: { year: number }) {
  return (
    <footer className={classes.footer}>
      <Awning />
      <div className={`container ${classes.columns}`}>
        <div className={classes.brand}>
          <Logo />
          <p>{settings.tagline}</p>
          <SocialButtons />
        </div>
        <nav aria-label="Footer">
          <ul className={classes.links}>
            {LINKS.map(({ label, to }) => (
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
        <Copyright year={year} />
      </div>
    </footer>
  )
}

function announceSocial() {
  showToast({
    title: '🚧 Feature in the oven!',
    message: 'Our social media pages are coming soon. Stay tuned! 🚀',
  })
}

function SocialButtons() {
  return (
    <ul className={classes.social}>
      {settings.social.map(({ network }) => {
        const Icon = SOCIAL_ICONS[network]
        return (
          <li key={network}>
            <ActionIcon aria-label={network} onClick={announceSocial}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}

const never = () => () => {}
const currentYear = () => new Date().getFullYear()

/** The year is that of the visit; what was prerendered stands until the page is alive. */
function Copyright({ year }: { year: number }) {
  const shown = useSyncExternalStore(never, currentYear, () => year)
  return (
    <p>
      © {shown} {settings.brand}. All rights reserved.
    </p>
  )
}
