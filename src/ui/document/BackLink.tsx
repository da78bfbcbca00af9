import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { Link } from 'react-router-dom'
import { categoryPath } from '../../addresses/paths.ts'
import { CATEGORY_KEY } from '../../storage/keys.ts'
import { readText } from '../../storage/storedText.ts'
import classes from './barItem.module.css'
import { useHydrated } from '../../shared/useHydrated.ts'

/** Leads to the category of the list that was chosen last; see scrollRestoration.ts. */
export function BackLink({ to, children }: { to: string; children: string }) {
  const isHydrated = useHydrated()
  const category = isHydrated ? readText(CATEGORY_KEY + to, 'sessionStorage') : null
  const address = category === null ? to : categoryPath(to, category)
  return (
    <Link className={`dimmed quiet tall ${classes.item}`} to={address}>
      <IconArrowLeft size="1.25rem" stroke={1.75} aria-hidden="true" />
      <span className={classes.words}>{children}</span>
    </Link>
  )
}
