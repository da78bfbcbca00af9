import classes from './Ribbon.module.css'

interface RibbonProps {
  /** When readers see the document; without it there is no ribbon. */
  ribbon: string | undefined
  /** Lies over the corner of a card. */
  onCard?: boolean
}

/**
 * Tells editors that a document is not published, or not for good. Readers never get one, and so
 * the build leaves it out of what they load.
 */
export function Ribbon({ ribbon, onCard }: RibbonProps) {
  if (!import.meta.env.DEV || ribbon === undefined) return null
  return <p className={onCard ? `${classes.ribbon} ${classes.onCard}` : classes.ribbon}>{ribbon}</p>
}
