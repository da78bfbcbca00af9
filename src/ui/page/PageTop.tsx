import type { ComponentPropsWithoutRef } from 'react'

interface PageTopProps extends ComponentPropsWithoutRef<'header'> {
  as?: 'header' | 'section' | 'div'
}

/** The top of a page with its heading, which is painted as soon as it is there. */
export function PageTop({ as: Tag = 'header', ...props }: PageTopProps) {
  return <Tag id="page-head" {...props} />
}
