import type { ReactNode, ComponentPropsWithoutRef } from 'react'
import classes from './PageHead.module.css'

interface PageHeadProps {
  kicker: string
  title: string
  children?: ReactNode
}

export function PageHead({ kicker, title, children }: PageHeadProps) {
  return (
    <PageTop className={`stack ${classes.head}`}>
      <p className="kicker">{kicker}</p>
      <h1 tabIndex={-1}>{title}</h1>
      {children && <p className={`dimmed ${classes.lead}`}>{children}</p>}
    </PageTop>
  )
}

interface PageTopProps extends ComponentPropsWithoutRef<'header'> {
  as?: 'header' | 'section' | 'div'
}

/** The top of a page with its heading, which is painted as soon as it has arrived. */
export function PageTop({ as: Tag = 'header', ...props }: PageTopProps) {
  return <Tag id="page-head" {...props} />
}
