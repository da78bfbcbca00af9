import { Link } from 'react-router-dom'
import { dataPath, indexPath, paths } from '../../../addresses/paths.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import listbox from '../../../ui/field/listbox.module.css'
import type { Combobox } from '../../../ui/field/useCombobox.ts'
import { Picture } from '../../../ui/picture/Picture.tsx'
import type { Answer } from './engine.ts'
import { Marked } from './Marked.tsx'
import { engineOf, fetchOnce } from './runSearch.ts'
import classes from './suggestions.module.css'

const MOST = 6

/** @param version of the index; without it, the one that the search page names */
export async function openSuggestions(version?: string) {
  const { search } = engineOf(await fetchOnce(indexPath(version ?? (await namedVersion()))))
  return {
    SuggestionList,
    suggest(query: string) {
      const { hits, found } = search(query)
      return { hits: hits.slice(0, MOST), found }
    },
  }
}

async function namedVersion(): Promise<string> {
  const { data } = JSON.parse(await fetchOnce(dataPath(paths.search)))
  return String(data.index)
}

interface SuggestionListProps extends Pick<Answer, 'hits' | 'found'> {
  combobox: Combobox
  leave: () => void
}

function SuggestionList({ hits, found, combobox, leave }: SuggestionListProps) {
  return (
    <div {...combobox.list} aria-label="Suggestions" className={`${listbox.list} ${classes.list}`}>
      {hits.map(({ id, kind, category, title, picture }, place) => (
        <Link key={id} to={id} {...combobox.optionAt(place)} onClick={leave}>
          <div aria-hidden="true" className={classes.picture}>
            {picture && (
              <Picture {...{ picture, title }} imageDesc="" sizes="thumbnail" ratio="1" />
            )}
          </div>
          <div>
            <Marked found={found}>{title}</Marked>
            <div className="small">{[kindOf(kind).one, category].filter(Boolean).join(' · ')}</div>
          </div>
        </Link>
      ))}
    </div>
  )
}
