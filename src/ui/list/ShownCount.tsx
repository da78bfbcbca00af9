import { countOf } from '../../shared/words.ts'
import empty from './EmptyState.module.css'
import classes from './ShownCount.module.css'

interface ShownCountProps {
  count: number
  one: string
  many: string
  about?: string
  sentence?: string
}

/** Announces the count to screen readers; visible with a sentence, or if nothing is shown. */
export function ShownCount({ count, one, many, about, sentence }: ShownCountProps) {
  const message =
    count > 0
      ? `${countOf(count, one, many)} shown`
      : `No ${many} in this category yet. Check back soon!`
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
