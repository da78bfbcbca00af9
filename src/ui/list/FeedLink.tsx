import IconRss from '@tabler/icons-react/dist/esm/icons/IconRss.mjs'
import classes from './FeedLink.module.css'

export function FeedLink({ href, children }: { href: string; children: string }) {
  return (
    <p className={`${classes.foot} screen-only`}>
      <a className={`touch-link quiet-link ${classes.link}`} href={href} type="application/rss+xml">
        <IconRss size="1.25rem" stroke={1.75} aria-hidden="true" />
        {children}
      </a>
    </p>
  )
}
