import * as words from 'words/site'
import pills from './pills.module.css'
import type { useCategory } from './useCategory.ts'
import { useScrollToChosen } from './useScrollToChosen.ts'

export interface CategoryButtonsProps extends Omit<ReturnType<typeof useCategory>, 'about'> {
  label: string
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
          data-category={option}
          aria-pressed={option === chosen}
          onClick={() => choose(option)}
        >
          {option || words.all}
        </button>
      ))}
    </div>
  )
}
