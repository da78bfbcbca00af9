import { capitalized } from '../../ui/capitalized.ts'
import type { FacetProps } from './Diets.tsx'
import { LabeledSelect } from './LabeledSelect.tsx'

const LABELS = {
  course: 'Course',
  cuisine: 'Cuisine',
  main: 'Main ingredient',
  keyword: 'Keyword',
} as const

const SINGLE = ['course', 'cuisine', 'main', 'keyword'] as const

/** The words of which one can be chosen; those that no recipe has are not offered. */
export function FacetSelects({ filters: { facets }, counts, index, ask }: FacetProps) {
  const offered = SINGLE.filter((facet) => index.facets[facet].names.length > 0)
  return offered.map((facet) => {
    const { each, any } = counts.facets[facet]
    const [chosen = ''] = facets[facet]
    const choose = (name: string) =>
      ask({ facets: { ...facets, [facet]: name === '' ? [] : [name] } })
    return (
      <LabeledSelect key={facet} label={LABELS[facet]} value={chosen} choose={choose}>
        <option value="">{`Any (${any})`}</option>
        {index.facets[facet].names.map((name, place) => (
          <option key={name} value={name} disabled={each[place] === 0 && name !== chosen}>
            {`${capitalized(name)} (${each[place]})`}
          </option>
        ))}
      </LabeledSelect>
    )
  })
}
