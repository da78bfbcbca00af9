import type { ReactNode } from 'react'
import type { PictureData } from '../content/picture.ts'
import { PublicationBadge } from '../ui/document/PublicationBadge.tsx'
import card from '../ui/list/card.module.css'
import { Picture } from '../ui/picture/Picture.tsx'
import { keepTogether } from '../ui/inline/keepTogether.tsx'

/** A list sets the heading level of its cards, and loads the picture of the first one eagerly. */
export interface CardListing {
  heading: 'h2' | 'h3'
  isEager?: boolean
}

interface CardProps extends CardListing {
  document: { picture: PictureData; imageDesc: string; publicationBadge?: string }
  title: string
  to: string
  className?: string
  category?: string
  sizes: 'quarter' | 'third'
  ratio?: '3 / 2'
  frameClass?: string
  overlay?: ReactNode
  kicker: ReactNode
  children: ReactNode
}

export function Card({ heading: Heading, overlay, kicker, children, ...props }: CardProps) {
  const { isEager, title, to, className = card.card, category, frameClass, sizes, ratio } = props
  const { picture, imageDesc, publicationBadge } = props.document
  const shown = (
    <div className={overlay ? card.picture : `${card.picture} ${card.figure}`}>
      <Picture {...{ picture, imageDesc, title, sizes, ratio, isEager }} />
    </div>
  )
  return (
    <article className={className} data-category={category}>
      <PublicationBadge label={publicationBadge} onCard />
      {overlay ? (
        <div className={`${card.figure} ${frameClass}`}>
          {shown}
          {overlay}
        </div>
      ) : (
        shown
      )}
      {kicker}
      <Heading className={card.title}>
        <a className={card.link} href={to}>
          {keepTogether(title)}
        </a>
      </Heading>
      {children}
    </article>
  )
}
