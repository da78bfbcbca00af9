import type { ComponentProps } from 'react'
import * as words from 'words/paidLinks'
import { PAID_REL } from '../../settings/paidRel.ts'
import classes from './PaidLink.module.css'

/** A link to a new tab, marked as sponsored for search engines and as paid for readers. */
export function PaidLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <span className="no-wrap">
      <a {...rest} target="_blank" rel={PAID_REL}>
        {children}
        <span className="visually-hidden">{` (${words.markAndTab})`}</span>
      </a>{' '}
      <PaidMark />
    </span>
  )
}

/** Hidden from screen readers, since the link's name has the same words. */
export function PaidMark() {
  return (
    <small aria-hidden="true" className={`dimmed no-wrap ${classes.mark} screen-only`}>
      {words.mark}
    </small>
  )
}
