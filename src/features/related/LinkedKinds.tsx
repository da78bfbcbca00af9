import * as countedOfKind from 'words/countedOfKind'
import * as lists from 'words/lists'
import type { LinkedKind } from '../../content/prerender/documentLink.ts'
import { kindOf } from '../../kinds/kinds.ts'
import pills from '../../ui/choice/pills.module.css'
import classes from './LinkedKinds.module.css'

const MAX_LINKS = 6

export function LinkedKinds({ kinds }: { kinds: LinkedKind[] }) {
  return kinds.map(({ folder, links }) => {
    const { list } = kindOf(folder)
    return (
      <nav key={folder} aria-label={lists[folder]} className={`${classes.kind} screen-only`}>
        <a href={list} className={`touch-link strong ${classes.list}`}>
          {lists[folder]}
        </a>
        <ul className="row">
          {links.slice(0, MAX_LINKS).map(({ path, title }) => (
            <li key={path}>
              <a href={path} className={pills.pill}>
                {title}
              </a>
            </li>
          ))}
          {links.length > MAX_LINKS && (
            <li>
              <a href={list} className={pills.pill}>
                {countedOfKind[folder]({ count: links.length })}
              </a>
            </li>
          )}
        </ul>
      </nav>
    )
  })
}
