import type { ReactNode } from 'react'
import { Head } from '../../seo/Head.tsx'
import classes from './MessagePage.module.css'

interface MessagePageProps {
  kicker: string
  title: string
  text: string
  description?: string
  children?: ReactNode
}

export function MessagePage(props: MessagePageProps) {
  const { kicker, title, text, description = text, children } = props
  return (
    <div className={`container stack ${classes.page}`}>
      <Head title={title} description={description} />
      <p className="kicker">{kicker}</p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={`dimmed ${classes.text}`}>{text}</p>
      <div className="centered-row">{children}</div>
    </div>
  )
}
