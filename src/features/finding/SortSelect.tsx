import { type Filters, type Sort, SORTS } from './filters.ts'
import { LabeledSelect } from './LabeledSelect.tsx'

const LABELS: Record<Sort, string> = {
  newest: 'Newest',
  quickest: 'Quickest',
  rating: 'Best rated',
  missing: 'Fewest missing',
  title: 'A–Z',
}

interface SortSelectProps {
  filters: Filters
  ask: (changes: Pick<Filters, 'sort'>) => void
}

/** The order of the recipes; by what is missing once foods are at hand. */
export function SortSelect({ filters: { sort, have }, ask }: SortSelectProps) {
  const offered = SORTS.filter((one) => one !== 'missing' || have.length > 0)
  const choose = (value: string) => ask({ sort: SORTS.find((one) => one === value) ?? null })
  return (
    <LabeledSelect label="Sort by" value={sort ?? ''} choose={choose}>
      <option value="">Our order</option>
      {offered.map((one) => (
        <option key={one} value={one}>
          {LABELS[one]}
        </option>
      ))}
    </LabeledSelect>
  )
}
