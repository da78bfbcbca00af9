import { ALL } from '../kinds/categories.ts'
import pills from './pills.module.css'
import { useChosenInSight } from './useChosenInSight.ts'

interface CategoryButtonsProps<Option extends string> {
  /** Names the group for a screen reader. */
  label: string
  options: readonly Option[]
  chosen: Option
  choose: (option: Option) => void
}

/** Buttons of which one is pressed. */
export function CategoryButtons<Option extends string>({
  label,
  options,
  chosen,
  choose,
}: CategoryButtonsProps<Option>) {
  const row = useChosenInSight(chosen)
  return (
    <div ref={row} role="group" aria-label={label} className={pills.row}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={pills.pill}
          data-category={option === ALL ? '' : option}
          aria-pressed={option === chosen}
          onClick={() => choose(option)}
        >
          {option}
        </button>
      ))}
    </div>
  )
}
