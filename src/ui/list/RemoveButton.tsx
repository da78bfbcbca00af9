import * as words from 'words/saved'
import { spoken } from '../inline/spoken.tsx'
import classes from './RemoveButton.module.css'

type RemoveButtonProps = { title: string; remove: () => void; undo?: () => void }

export function RemoveButton({ title, remove, undo }: RemoveButtonProps) {
  return (
    <button
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that it replaces had the focus
      autoFocus={undo !== undefined}
      type="button"
      className={`dimmed small ${classes.remove} needs-scripts`}
      onClick={undo ?? remove}
    >
      {undo ? words.undoRemoval({ title, spoken }) : words.remove({ title, spoken })}
    </button>
  )
}
