import { ActionIcon, Button } from '@mantine/core'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import * as words from 'words/shoppingList'
import textInput from '../../../ui/field/textInput.module.css'
import tick from '../../../ui/field/tick.module.css'
import { editItems, setDone } from './changeList.ts'
import type { ListLine } from './listLines.ts'
import { RemoveButton } from '../../../ui/list/RemoveButton.tsx'
import classes from './shoppingList.module.css'

export const MAX_LINE = 200

interface ShoppingLineProps {
  line: ListLine
  remove: () => void
  /** Restores a removed line, which keeps its place. */
  undo?: () => void
  isEdited: boolean
  /** It replaces an edited line, and gets the focus. */
  isRewritten: boolean
  /** @param record of the line that replaces this one */
  edit: (isEdited: boolean, record?: string) => void
}

export function ShoppingLine(props: ShoppingLineProps) {
  const { line, remove, undo, isEdited, isRewritten, edit } = props
  const change = useRef<HTMLButtonElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isRewritten) more.current?.focus()
  }, [isRewritten])
  const { text, refs, isDone } = line
  function close(record?: string) {
    edit(false, record)
    focusLater(change)
  }
  function bringBack() {
    undo?.()
    focusLater(more)
  }
  if (isEdited) return <EditLine {...{ line, close }} />
  if (undo) {
    return (
      <li className={`${classes.line} screen-only`} data-done>
        <s className="dimmed">{text}</s>
        <span className="dimmed small">{words.removed}</span>
        <RemoveButton title={text} remove={remove} undo={bringBack} />
      </li>
    )
  }
  return (
    <li className={classes.line} data-done={isDone || undefined}>
      <label className={tick.line}>
        <input
          type="checkbox"
          className={tick.tick}
          checked={isDone}
          onChange={(event) => setDone(refs, event.currentTarget.checked)}
        />
        {text}
      </label>
      <ActionIcon
        ref={more}
        variant="transparent"
        c="dimmed"
        className="screen-only"
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-label={words.moreAbout({ item: text })}
      >
        <IconDots size="1.25rem" stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      {isOpen && <MoreAboutLine {...props} change={change} close={() => setOpen(false)} />}
    </li>
  )
}

/** Waits for the frame that shows the button again. */
function focusLater(button: RefObject<HTMLButtonElement | null>) {
  requestAnimationFrame(() => button.current?.focus())
}

interface MoreAboutLineProps extends Pick<ShoppingLineProps, 'line' | 'edit' | 'remove'> {
  change: RefObject<HTMLButtonElement | null>
  close: () => void
}

function MoreAboutLine({ line, change, edit, remove, close }: MoreAboutLineProps) {
  const { text: item, sources } = line
  return (
    <div className={`centered-row ${classes.more} screen-only`}>
      <p className="dimmed small">
        {sources.length > 0 ? words.forDishes({ dishes: sources.join(', ') }) : words.ownLine}
      </p>
      <Button
        ref={change}
        variant="default"
        onClick={() => edit(true)}
        aria-label={words.editItem({ item })}
      >
        {words.edit}
      </Button>
      <Button
        variant="default"
        onClick={() => {
          close()
          remove()
        }}
        aria-label={words.removeItem({ item })}
      >
        {words.remove}
      </Button>
    </div>
  )
}

type EditLineProps = { line: ListLine; close: (record?: string) => void }

function EditLine({ line, close }: EditLineProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  function store(event: FormEvent) {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    close(text === '' || text === line.text ? undefined : editItems(line, text))
  }
  return (
    <li className={classes.line}>
      <form onSubmit={store} className={`row ${classes.edit}`}>
        <input
          ref={field}
          className={textInput.box}
          aria-label={words.changeItem({ item: line.text })}
          defaultValue={line.text}
          onKeyDown={({ key }) => key === 'Escape' && close()}
          maxLength={MAX_LINE}
          autoComplete="off"
        />
        <Button type="submit">{words.done}</Button>
        <Button variant="default" onClick={() => close()}>
          {words.cancel}
        </Button>
      </form>
    </li>
  )
}
