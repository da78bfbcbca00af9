import classes from './PublicationBadge.module.css'

interface PublicationBadgeProps {
  /** When readers see the document; without it there is no badge. */
  label: string | undefined
  /** Lies over the corner of a card. */
  onCard?: boolean
}

/**
 * Shows editors that a document is not published, or not for good. Readers never get one, and so
 * the build leaves it out of what they load.
 */
export function PublicationBadge({ label, onCard }: PublicationBadgeProps) {
  if (!import.meta.env.DEV || label === undefined) return null
  return <p className={onCard ? `${classes.badge} ${classes.onCard}` : classes.badge}>{label}</p>
}
