import empty from './EmptyState.module.css'
import classes from './ShownCount.module.css'

interface ShownCountProps {
  count: number
  /** The count in words. */
  message: string
  about?: string
  sentence?: string
}

/** Announces the count to screen readers; visible with a sentence, or if nothing is shown. */
export function ShownCount({ count, message, about, sentence }: ShownCountProps) {
  return (
    <p
      className={
        count === 0
          ? `framed ${empty.empty}`
          : (about ?? sentence)
            ? classes.seen
            : 'visually-hidden'
      }
      role="status"
    >
      {about && `${about} `}
      {sentence ?? message}
    </p>
  )
}
