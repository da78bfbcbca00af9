import type { ReactNode } from 'react'
import type { PictureData } from '../../content/picture.ts'
import { Picture } from '../picture/Picture.tsx'
import { keepTogether } from '../inline/keepTogether.tsx'
import classes from './DocumentHead.module.css'
import { PublicationBadge } from './PublicationBadge.tsx'

interface DocumentHeadProps {
  document: { picture: PictureData; imageDesc: string; publicationBadge?: string }
  title: string
  kicker: ReactNode
  /** The line between kicker and title. */
  above?: ReactNode
  description: string
  /** Replaces the picture, before the text. */
  picture?: ReactNode
  children?: ReactNode
}

export function DocumentHead(props: DocumentHeadProps) {
  const { document, title, kicker, above, description, picture, children } = props
  return (
    <header className={`one-column-when-narrow ${classes.head}`}>
      {picture}
      <div className={`stack ${classes.words}`}>
        <PublicationBadge label={document.publicationBadge} />
        <p className="kicker">{kicker}</p>
        {above}
        <h1 tabIndex={-1}>{keepTogether(title)}</h1>
        <p className={`dimmed ${classes.description}`}>{keepTogether(description)}</p>
        {children}
      </div>
      {!picture && <Picture {...document} title={title} sizes="half" isEager />}
    </header>
  )
}
