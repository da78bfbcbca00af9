import { Button } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import { sayUnstored } from '../../../ui/toast/sayUnstored.ts'
import textInput from '../../../ui/field/textInput.module.css'
import { addLine } from './changeList.ts'
import classes from './ShoppingListView.module.css'

/** In characters. */
export const MAX_LINE = 200

export function AddLine() {
  const field = useRef<HTMLInputElement>(null)
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (text === '') return
    if (!addLine({ text })) sayUnstored()
    event.currentTarget.reset()
  }
  return (
    <form onSubmit={add} className={`${textInput.group} ${classes.add}`}>
      <input
        ref={field}
        aria-label="Something else to buy"
        placeholder="Something else to buy"
        maxLength={MAX_LINE}
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button type="submit" size="md" radius="xl">
        Add
      </Button>
    </form>
  )
}
