import { ActionIcon } from '@mantine/core'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import * as words from 'words/site'
import classes from './Sheet.module.css'

interface SheetProps {
  name: string
  close: () => void
  children: ReactNode
}

/** A modal dialog at the bottom of a phone's screen, or in the middle of a wide one. */
export function Sheet({ name, close, children }: SheetProps) {
  return (
    <dialog
      ref={showModal}
      aria-label={name}
      className={`${classes.sheet} screen-only`}
      onClose={close}
    >
      <div className={classes.head}>
        <h2 className="small-heading">{name}</h2>
        <ActionIcon aria-label={words.close} onClick={close}>
          <IconX size="1.25rem" stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      {children}
    </dialog>
  )
}

/** Focuses the field marked with `data-autofocus`, or else the first button. */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  dialog.addEventListener('click', ({ target, clientX, clientY }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (target === dialog && !isInside) dialog.close()
  })
  return () => dialog.close()
}
