import type { ReactNode } from 'react'
import type { PictureData } from '../content/picture.ts'
import { PublicationBadge } from '../ui/document/PublicationBadge.tsx'
import card from '../ui/list/card.module.css'
import { Picture } from '../ui/picture/Picture.tsx'
import { keepTogether } from '../ui/inline/keepTogether.tsx'

/** Set by the list: the heading level of its cards, and eager loading for the first picture. */
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
  sizes?: 'quarter' | 'third'
  ratio?: '3 / 2'
  frameClass?: string
  overlay?: ReactNode
  kicker: ReactNode
  children: ReactNode
}

export function Card({ heading: Heading, overlay, kicker, children, ...props }: CardProps) {
  const { isEager, title, to, className = card.card, category, frameClass } = props
  const { sizes = 'third', ratio } = props
  const { picture, imageDesc, publicationBadge } = props.document
  return (
    <article className={className} data-category={category}>
      <PublicationBadge label={publicationBadge} onCard />
      <div className={overlay ? `${card.figure} ${frameClass}` : card.figure}>
        <div className={card.picture}>
          <Picture {...{ picture, imageDesc, title, sizes, ratio, isEager }} />
        </div>
        {overlay}
      </div>
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
