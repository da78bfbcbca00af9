import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { Link } from 'react-router-dom'
import { listAddress } from '../choice/listAddress.ts'
import classes from './barItem.module.css'
import { useHydrated } from '../useHydrated.ts'

export function BackLink({ to, children }: { to: string; children: string }) {
  const address = useHydrated() ? listAddress(to) : to
  return (
    <Link className={classes.item} to={address}>
      <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.words}>{children}</span>
    </Link>
  )
}
