import { formatDate } from '../../ui/formatDate.ts'
import { KeepTogether } from '../../ui/KeepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import classes from './PostHead.module.css'

/** The one picture that every post shows, whatever its own says. */
const PICTURE = {
  imageDesc: 'A wooden board with a loaf, a knife and an onion on a striped kitchen cloth',
  seed: 0,
}

interface PostHeadProps {
  post: { title: string; category: string; date: string }
}

/** The top of a post: date, category, title and the blog's picture. */
export function PostHead({ post: { title, category, date } }: PostHeadProps) {
  return (
    <header id="page-head" className={classes.head}>
      <p className={classes.line}>
        <time dateTime={date}>{formatDate(date)}</time>
        <span className="kicker">{category}</span>
      </p>
      <h1 tabIndex={-1}>
        <KeepTogether>{title}</KeepTogether>
      </h1>
      <Picture kind="journal" ratio="3 / 2" title={title} first {...PICTURE} />
    </header>
  )
}
