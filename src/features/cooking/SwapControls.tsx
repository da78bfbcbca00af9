import { note } from 'words/swaps'
import * as words from 'words/swapButtons'
import { dietName, labelOfWord } from '../../content/labels.ts'
import pills from '../../ui/choice/pills.module.css'
import classes from './ScaleControls.module.css'
import type { RecipeToCook } from './recipeToCook.ts'
import type { Rescale } from './ScaleControls.tsx'

interface SwapControlsProps {
  recipe: Pick<RecipeToCook, 'swaps' | 'swapped'>
  rescale: (to: Rescale) => void
}

/** Buttons for the swaps of a recipe; nothing if it has none. */
export function SwapControls({ recipe: { swaps, swapped }, rescale }: SwapControlsProps) {
  if (!swaps) return null
  return (
    <>
      <div className={`${classes.controls} needs-scripts`}>
        {swaps.map(({ makes }) => (
          <button
            key={makes}
            type="button"
            className={pills.pill}
            aria-pressed={makes === swapped}
            onClick={() => rescale({ swap: makes })}
          >
            {labelOfWord(words, makes) ?? makes}
          </button>
        ))}
      </div>
      {/* Always rendered: screen readers announce changes only of a region that they know. */}
      <p role="status" className="small strong">
        {swapped && note({ diet: dietName(swapped) })}
      </p>
    </>
  )
}
