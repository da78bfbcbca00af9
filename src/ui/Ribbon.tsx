import classes from './Ribbon.module.css'

interface RibbonProps {
  /** Why readers do not see the document; without it there is no ribbon. */
  ribbon: string | undefined
  /** Lies over the corner of a card. */
  onCard?: boolean
}

/** Tells editors that a document is not published; readers never get one. */
export function Ribbon({ ribbon, onCard }: RibbonProps) {
  if (ribbon === undefined) return null
  return <p className={onCard ? `${classes.ribbon} ${classes.onCard}` : classes.ribbon}>{ribbon}</p>
}
