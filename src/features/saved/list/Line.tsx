import { ActionIcon, Button } from '@mantine/core'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type FormEvent, useEffect, useRef } from 'react'
import textInput from '../../../ui/field/textInput.module.css'
import tick from '../../../ui/field/tick.module.css'
import { editItems, removeItems, setDone } from './changeList.ts'
import type { ListLine } from './listLines.ts'
import classes from './ShoppingListView.module.css'

/** Characters. */
export const MAX_LINE = 200

interface LineProps {
  line: ListLine
  isEdited: boolean
  edit: (isEdited: boolean) => void
}

export function Line({ line, isEdited, edit }: LineProps) {
  const change = useRef<HTMLButtonElement>(null)
  if (isEdited) {
    return (
      <li className={classes.line}>
        <EditLine
          line={line}
          close={() => {
            edit(false)
            // The button is back with the next frame.
            requestAnimationFrame(() => change.current?.focus())
          }}
        />
      </li>
    )
  }
  const { text, sources, refs, isDone } = line
  return (
    <li className={classes.line} data-done={isDone || undefined}>
      <label className={classes.tick}>
        <input
          type="checkbox"
          className={tick.tick}
          checked={isDone}
          onChange={(event) => setDone(refs, event.currentTarget.checked)}
        />
        <span>
          <span className={classes.text}>{text}</span>
          {sources.length > 0 && (
            <span className={`dimmed small ${classes.sources}`}>{sources.join(', ')}</span>
          )}
        </span>
      </label>
      <ActionIcon
        ref={change}
        variant="transparent"
        c="dimmed"
        className="screen-only"
        size={44}
        onClick={() => edit(true)}
        aria-label={`Edit ${text}`}
      >
        <IconPencil size="1.25rem" stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="transparent"
        c="dimmed"
        className="screen-only"
        size={44}
        onClick={() => removeItems(refs)}
        aria-label={`Remove ${text}`}
      >
        <IconX size="1.25rem" stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  )
}

function EditLine({ line, close }: { line: ListLine; close: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  function store(event: FormEvent) {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (text !== '' && text !== line.text) editItems(line, text)
    close()
  }
  return (
    <form onSubmit={store} className={classes.edit}>
      <input
        ref={field}
        className={textInput.box}
        aria-label={`Change “${line.text}”`}
        defaultValue={line.text}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        maxLength={MAX_LINE}
        autoComplete="off"
      />
      <Button type="submit">Done</Button>
      <Button variant="default" onClick={close}>
        Cancel
      </Button>
    </form>
  )
}
