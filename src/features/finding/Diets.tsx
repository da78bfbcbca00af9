import { capitalized } from '../../ui/capitalized.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import classes from './choices.module.css'
import type { Filters } from './filters.ts'
import type { FoundList } from './foundList.ts'

export interface FacetProps extends Pick<FoundList, 'filters' | 'counts' | 'index'> {
  ask: (changes: Partial<Filters>) => void
}

/** Who can eat it: all of the chosen diets hold. */
export function Diets({ filters: { facets }, counts, index, ask }: FacetProps) {
  const { names } = index.facets.diet
  if (names.length === 0) return null
  const toggle = (name: string) => {
    const others = facets.diet.filter((one) => one !== name)
    const diet = others.length < facets.diet.length ? others : [...others, name]
    ask({ facets: { ...facets, diet } })
  }
  return (
    <fieldset className={classes.group}>
      <legend className={classes.name}>Diet</legend>
      <div className={classes.choices}>
        {names.map((name, place) => (
          <ChoiceButton
            key={name}
            label={capitalized(name)}
            count={counts.facets.diet.each[place] ?? 0}
            isChosen={facets.diet.includes(name)}
            choose={() => toggle(name)}
          />
        ))}
      </div>
    </fieldset>
  )
}
