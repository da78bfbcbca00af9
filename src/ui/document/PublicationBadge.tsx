import classes from './PublicationBadge.module.css'

interface PublicationBadgeProps {
  label: string | undefined
  onCard?: boolean
}

/** Shows editors that a document is not published; builds leave it out. */
export function PublicationBadge({ label, onCard }: PublicationBadgeProps) {
  if (!import.meta.env.DEV || label === undefined) return null
  return <p className={`small tag ${classes.badge} ${onCard ? classes.onCard : ''}`}>{label}</p>
}
