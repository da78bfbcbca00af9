import type { DocumentTrail } from '../site/trail.ts'
import { BackLink } from './BackLink.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import classes from './DocumentBar.module.css'
import { ShareButton } from './share/ShareButton.tsx'

/** The line above a document: the way back to its list, where it stands in the site, and sharing. */
export function DocumentBar({ trail }: { trail: DocumentTrail }) {
  const [, list, document] = trail
  return (
    <div className={classes.bar}>
      <BackLink to={list.path}>{`Back to ${list.name}`}</BackLink>
      <Breadcrumbs trail={trail} />
      <ShareButton title={document.name} path={document.path} />
    </div>
  )
}
