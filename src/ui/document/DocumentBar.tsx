import type { DocumentBreadcrumbs } from '../../addresses/breadcrumbs.ts'
import { BackLink } from './BackLink.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import classes from './DocumentBar.module.css'
import { ShareButton } from '../share/ShareButton.tsx'

export function DocumentBar({ breadcrumbs }: { breadcrumbs: DocumentBreadcrumbs }) {
  const [, list, document] = breadcrumbs
  return (
    <div className={`${classes.bar} screen-only`}>
      <BackLink to={list.path}>{`Back to ${list.name}`}</BackLink>
      <Breadcrumbs breadcrumbs={breadcrumbs} />
      <ShareButton title={document.name} path={document.path} />
    </div>
  )
}
