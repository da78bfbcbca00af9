import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { Link } from 'react-router-dom'
import classes from './barItem.module.css'

/** The way back to the list that a document belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={classes.item} to={to}>
      <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.words}>{children}</span>
    </Link>
  )
}
