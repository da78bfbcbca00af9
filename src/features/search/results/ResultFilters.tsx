import type { SearchHit } from '../../../content/search/indexFields.ts'
import { type Folder, KINDS } from '../../../kinds/kinds.ts'
import pills from '../../../ui/choice/pills.module.css'
import classes from './results.module.css'
import type { SearchChoice } from './runSearch.ts'

interface ResultFiltersProps {
  hits: SearchHit[]
  request: Pick<SearchChoice, 'kind' | 'category'>
  ask: (choice: Partial<SearchChoice>) => void
}

export function ResultFilters({ hits, request, ask }: ResultFiltersProps) {
  const ofKind = (kind: Folder | null) => hits.filter((hit) => kind === null || hit.kind === kind)
  const kinds = [
    { kind: null, label: 'All' },
    ...KINDS.map(({ folder, one }) => ({ kind: folder, label: `${one}s` })),
  ]
    .map(({ kind, label }) => ({ kind, label, count: ofKind(kind).length }))
    .filter(({ count }) => count > 0)
  const found = ofKind(request.kind).map(({ category }) => category)
  // An address may name a category in which nothing was found.
  const categories = new Set([...found, request.category ?? ''].filter(Boolean).toSorted())
  return (
    <div className={`wide-row ${classes.filters}`}>
      <div
        role="group"
        aria-label="Kinds of results"
        className={`${pills.list} ${classes.kinds} needs-scripts`}
      >
        {kinds.map(({ kind, label, count }) => (
          <button
            key={label}
            type="button"
            className={pills.pill}
            aria-pressed={kind === request.kind}
            onClick={() => ask({ kind, category: null })}
          >
            {label} <span className={classes.count}>{count}</span>
          </button>
        ))}
      </div>
      <select
        aria-label="Category"
        className={`${pills.pill} ${classes.category}`}
        value={request.category ?? ''}
        onChange={({ currentTarget }) => ask({ category: currentTarget.value || null })}
      >
        <option value="">{`All categories (${found.length})`}</option>
        {[...categories].map((category) => (
          <option key={category} value={category}>
            {`${category} (${found.filter((other) => other === category).length})`}
          </option>
        ))}
      </select>
    </div>
  )
}
