import { type Folder, kindOf } from '../../kinds/kinds.ts'
import pills from '../../ui/pills.module.css'
import classes from './Filters.module.css'
import type { SearchRequest, SearchResult } from './runSearch.ts'
import type { Choice } from './useSearchRequest.ts'

interface FiltersProps {
  result: Pick<SearchResult, 'answer' | 'kinds' | 'categories'>
  request: Pick<SearchRequest, 'kind' | 'category'>
  choose: (choice: Partial<Choice>) => void
}

/** Buttons for the kinds of what was found, and its categories, each with its count. */
export function Filters({ result, request, choose }: FiltersProps) {
  const { answer, kinds, categories } = result
  // Not every kind has categories.
  const all = request.kind === null ? answer.hits.length : (kinds.get(request.kind) ?? 0)
  // An address may name one that nothing was found in.
  const options = request.category === null ? categories : withZero(categories, request.category)
  return (
    <div className={classes.filters}>
      <div role="group" aria-label="Kinds of results" className={`${pills.row} ${classes.kinds}`}>
        <KindButton label="All" count={answer.hits.length} kind={null} {...{ request, choose }} />
        {[...kinds].map(([kind, count]) => (
          <KindButton key={kind} label={kindOf(kind).many} {...{ kind, count, request, choose }} />
        ))}
      </div>
      <select
        aria-label="Category"
        className={`${pills.pill} ${classes.category}`}
        value={request.category ?? ''}
        onChange={({ currentTarget }) => choose({ category: currentTarget.value || null })}
      >
        <option value="">{`All categories (${all})`}</option>
        {[...options].map(([category, count]) => (
          <option key={category} value={category}>{`${category} (${count})`}</option>
        ))}
      </select>
    </div>
  )
}

function withZero(counts: ReadonlyMap<string, number>, category: string) {
  return new Map([[category, 0], ...counts])
}

interface KindButtonProps extends Omit<FiltersProps, 'result'> {
  label: string
  kind: Folder | null
  count: number
}

function KindButton({ label, kind, count, request, choose }: KindButtonProps) {
  return (
    <button
      type="button"
      className={pills.pill}
      aria-pressed={kind === request.kind}
      onClick={() => choose({ kind, category: null })}
    >
      {label} <span className={classes.count}>{count}</span>
    </button>
  )
}
