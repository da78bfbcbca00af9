import type { Ref } from 'react'
import * as words from 'words/saved'
import { spoken } from '../../ui/text/spoken.tsx'
import classes from './RemoveButton.module.css'

interface RemoveButtonProps {
  ref?: Ref<HTMLButtonElement>
  title: string
  remove: () => void
}

export function RemoveButton({ ref, title, remove }: RemoveButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={`dimmed small ${classes.remove} needs-scripts`}
      onClick={remove}
    >
      {words.remove({ title, spoken })}
    </button>
  )
}
