import { Fragment, type ReactNode } from 'react'
import * as words from 'words/documents'
import type { BodyNode } from '../../content/body.ts'
import { type CardTag, isCardTag } from '../../kinds/kinds.ts'
import { Picture } from '../../ui/picture/Picture.tsx'
import styles from '../../ui/list/card.module.css'
import { keepTogether } from '../../ui/inline/keepTogether.tsx'
import classes from './Body.module.css'

interface BodyProps {
  nodes: BodyNode[]
  /** Renders a card. The page passes it, since most texts do not need the code of cards. */
  card?: (tag: CardTag, id: number) => ReactNode
  insert?: { afterParagraph: number; node: ReactNode }
}

export function Body({ nodes, card, insert }: BodyProps) {
  const insertIndex = insert && paragraphIndex(nodes, insert.afterParagraph)
  return (
    <div className={classes.body}>
      {nodes.map((node, index) => (
        <Fragment key={index}>
          <BodyPart node={node} card={card} />
          {index === insertIndex && insert?.node}
        </Fragment>
      ))}
    </div>
  )
}

export function InlineBody({ nodes }: { nodes: BodyNode[] }) {
  return nodes.map((node, index) => <BodyPart key={index} node={node} />)
}

function paragraphIndex(nodes: BodyNode[], number: number): number {
  const indexes = nodes.flatMap((node, index) =>
    typeof node === 'object' && node.tag === 'p' ? [index] : [],
  )
  return indexes[number - 1] ?? -1
}

function BodyPart({ node, card }: { node: BodyNode; card?: BodyProps['card'] }) {
  if (typeof node === 'string') return keepTogether(node)
  const { tag: Tag, props, children = [] } = node
  const inside = children.map((child, index) => <BodyPart key={index} node={child} card={card} />)
  if (isCardTag(Tag)) {
    return (
      <div className={`${styles.beside} ${classes.card}`}>{card?.(Tag, Number(props?.id))}</div>
    )
  }
  switch (Tag) {
    case 'a':
      return <BodyLink href={String(props?.href)}>{inside}</BodyLink>
    case 'Tip':
      return (
        <div role="note" className={`tip ${classes.aside}`}>
          <strong>{words.kitchenNote}</strong> {inside}
        </div>
      )
    case 'img': {
      const { name, color, src, alt } = props ?? {}
      const photo = { name: String(name), color: String(color) }
      const picture = name === undefined ? { address: String(src) } : photo
      return <Picture picture={picture} imageDesc={String(alt)} title="" sizes="column" />
    }
    case 'Services':
      return null
    case 'hr':
    case 'br':
      return <Tag />
    case 'ol':
      return <ol start={props?.start === undefined ? undefined : Number(props.start)}>{inside}</ol>
    case 'table':
      return (
        <div className={classes.scroll}>
          <table>{inside}</table>
        </div>
      )
    default:
      return <Tag>{inside}</Tag>
  }
}

function BodyLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <a href={href}>{children}</a>
  const leavesSite = /^https?:/.test(href)
  return (
    <a href={href} rel={leavesSite ? 'noopener' : undefined}>
      {children}
      {leavesSite && (
        <>
          <span aria-hidden="true" className={classes.outside}>
            ↗
          </span>
          <span className="visually-hidden">{` (${words.leavesSite})`}</span>
        </>
      )}
    </a>
  )
}
