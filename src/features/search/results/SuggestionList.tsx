import * as kinds from 'words/kinds'
import * as words from 'words/results'
import { dataPath, indexPath, paths } from '../../../addresses/paths.ts'
import listbox from '../../../ui/field/listbox.module.css'
import type { Combobox } from '../../../ui/field/useCombobox.ts'
import { Picture } from '../../../ui/picture/Picture.tsx'
import type { SearchAnswer } from './engine.ts'
import { MarkedWords } from './MarkedWords.tsx'
import { createEngineOnce, fetchOnce } from './runSearch.ts'
import classes from './suggestions.module.css'

const MAX_SUGGESTIONS = 6

/** @param version of the index; without it, the one that the search page names */
export async function loadSuggestions(version?: string) {
  const { search } = createEngineOnce(await fetchOnce(indexPath(version ?? (await readVersion()))))
  return {
    SuggestionList,
    suggest(query: string) {
      const { hits, found } = search(query)
      return { hits: hits.slice(0, MAX_SUGGESTIONS), found }
    },
  }
}

async function readVersion(): Promise<string> {
  const { data } = JSON.parse(await fetchOnce(dataPath(paths.search)))
  return String(data.index)
}

interface SuggestionListProps extends Pick<SearchAnswer, 'hits' | 'found'> {
  combobox: Combobox
  leave: () => void
}

function SuggestionList({ hits, found, combobox, leave }: SuggestionListProps) {
  return (
    <div
      {...combobox.list}
      aria-label={words.suggestions}
      className={`${listbox.list} ${classes.list}`}
    >
      {hits.map(({ path, kind, category, title, picture }, index) => (
        <a key={path} href={path} {...combobox.optionAt(index)} onClick={leave}>
          <div aria-hidden="true" className={classes.picture}>
            {picture && (
              <Picture {...{ picture, title }} imageDesc="" sizes="thumbnail" ratio="1" />
            )}
          </div>
          <div>
            <MarkedWords found={found}>{title}</MarkedWords>
            <div className="small">{[kinds[kind], category].filter(Boolean).join(' · ')}</div>
          </div>
        </a>
      ))}
    </div>
  )
}
