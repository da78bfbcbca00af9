import * as allOfKind from 'words/allOfKind'
import * as words from 'words/search'
import * as listNames from 'words/lists'
import { categoryPath, searchPath } from '../../../addresses/paths.ts'
import type { PageData } from '../../../content/prerender/pageData.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import pills from '../../../ui/choice/pills.module.css'
import classes from './box.module.css'

type SuggestedLists = PageData<'search'>['lists']

export function SearchIdeas(props: { searches: string[]; lists: SuggestedLists }) {
  const { searches, lists } = props
  const popular = searches.map((query) => ({ to: searchPath(query), label: query }))
  const groups = [{ heading: words.ideas, links: popular }, ...lists.map(linksTo)]
  return (
    <div className={`stack ${classes.groups}`}>
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ heading, links }) => (
          <section key={heading} aria-label={heading}>
            <h2 className={`small-heading ${classes.heading}`}>{heading}</h2>
            <ul className="row">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <a href={to} className={pills.pill}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

function linksTo({ folder, categories }: SuggestedLists[number]) {
  const { list } = kindOf(folder)
  const links = categories.map((name) => ({ to: categoryPath(list, name), label: name }))
  return { heading: listNames[folder], links: [{ to: list, label: allOfKind[folder] }, ...links] }
}
