import * as words from 'words/site'
import { ALL } from '../../kinds/categories.ts'
import pills from './pills.module.css'
import { useScrollToChosen } from './useScrollToChosen.ts'

export interface CategoryButtonsProps {
  label: string
  options: readonly string[]
  chosen: string
  choose: (option: string) => void
}

export function CategoryButtons({ label, options, chosen, choose }: CategoryButtonsProps) {
  const row = useScrollToChosen(options.indexOf(chosen))
  return (
    <div ref={row} role="group" aria-label={label} className={`${pills.list} needs-scripts`}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={pills.pill}
          data-category={option === ALL ? '' : option}
          aria-pressed={option === chosen}
          onClick={() => choose(option)}
        >
          {option === ALL ? words.all : option}
        </button>
      ))}
    </div>
  )
}
