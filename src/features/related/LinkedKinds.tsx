import { Link } from 'react-router-dom'
import * as countedOfKind from 'words/countedOfKind'
import type { LinkedKind } from '../../content/documentLink.ts'
import { kindOf } from '../../kinds/kinds.ts'
import pills from '../../ui/choice/pills.module.css'
import classes from './LinkedKinds.module.css'

const MOST_LINKS = 6

export function LinkedKinds({ kinds }: { kinds: LinkedKind[] }) {
  return kinds.map(({ folder, links }) => {
    const { list, listName } = kindOf(folder)
    return (
      <nav key={folder} aria-label={listName} className={`${classes.kind} screen-only`}>
        <Link to={list} className={`touch-link ${classes.list}`}>
          {listName}
        </Link>
        <ul className="row">
          {links.slice(0, MOST_LINKS).map(({ path, title }) => (
            <li key={path}>
              <Link to={path} className={pills.pill}>
                {title}
              </Link>
            </li>
          ))}
          {links.length > MOST_LINKS && (
            <li>
              <Link to={list} className={pills.pill}>
                {countedOfKind[folder]({ count: links.length })}
              </Link>
            </li>
          )}
        </ul>
      </nav>
    )
  })
}
