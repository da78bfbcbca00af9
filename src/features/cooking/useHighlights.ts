import { useEffect } from 'react'
import type { CookedRecipe } from './cookedRecipe.ts'
import './highlights.css'

export function useHighlights({ cooking }: CookedRecipe): void {
  useEffect(() => {
    const { steps } = cooking
    const controller = new AbortController()
    const { signal } = controller
    const mark = ({ target }: Pick<Event, 'target'>) => {
      const hovered = target instanceof Element ? target.closest(STEP) : null
      const step = hovered ?? document.activeElement?.closest(STEP)
      const position = Number(step?.id.slice('step-'.length))
      markIngredients(steps[position - 1]?.uses ?? [])
    }
    document.addEventListener('pointerover', mark, { signal, passive: true })
    document.addEventListener('focusin', mark, { signal })
    // The step that triggered loading.
    mark({ target: document.querySelector(`${STEP}:hover`) })
    return () => {
      controller.abort()
      markIngredients([])
    }
  }, [cooking])
}

const STEP = 'li[id^="step-"]'

function markIngredients(indexes: readonly number[]) {
  for (const box of document.querySelectorAll<HTMLInputElement>('main [name="ingredient"]')) {
    box.closest('li')?.toggleAttribute('data-used', indexes.includes(Number(box.value)))
  }
}
