import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageViews } from '../../features/analytics/usePageViews.ts'
import { NewsletterPopup } from '../../features/newsletter/NewsletterPopup.tsx'
import { pagePath } from '../../site/paths.ts'
import { ToastArea } from '../../ui/toast/ToastArea.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { useArrival } from './useArrival.ts'
import classes from './Shell.module.css'

interface ShellProps {
  year: number
  children: ReactNode
}

/** What surrounds every page. */
export function Shell({ year, children }: ShellProps) {
  const path = pagePath(useLocation().pathname)
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer year={year} />
      <ToastArea />
      <NewsletterPopup />
      <Arrival path={path} />
    </>
  )
}

/** What happens once the page of a path is on the screen; the last to mount, so after its title. */
function Arrival({ path }: { path: string }) {
  usePageViews(path)
  useArrival(path)
  return null
}
