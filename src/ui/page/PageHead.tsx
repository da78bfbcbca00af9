import type { ReactNode } from 'react'
import classes from './PageHead.module.css'

interface PageHeadProps {
  kicker: string
  title: string
  children?: ReactNode
}

export function PageHead({ kicker, title, children }: PageHeadProps) {
  return (
    <header className={`stack ${classes.head}`}>
      <p className="kicker">{kicker}</p>
      <h1 tabIndex={-1}>{title}</h1>
      {children && <p className={`dimmed ${classes.lead}`}>{children}</p>}
    </header>
  )
}
