import { createElement, Fragment, type ReactNode } from 'react'
import { CROPS, pictureAddress } from '../../src/addresses/pictureFiles.ts'
import type { BodyElement, BodyNode } from '../../src/content/body.ts'
import { type CardTag, isCardTag } from '../../src/kinds/kinds.ts'

/** What a text refers to, as a feed reader needs it. */
export interface BodyReferences {
  /** An address as it is written in the text, made absolute. */
  absolute: (href: string) => string
  /** The document whose card stands in the text. */
  card: (tag: CardTag, id: number) => { title: string; url: string } | undefined
}

/**
 * A text with structure as plain elements, for readers that know nothing of this site: addresses are
 * absolute, and the site’s own parts are what comes closest to them in HTML.
 */
export function bodyHtml(nodes: BodyNode[], references: BodyReferences): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => nodeHtml(node, references)))
}

function nodeHtml(node: BodyNode, references: BodyReferences): ReactNode {
  if (typeof node === 'string') return node
  const { tag, props, children = [] } = node
  const inside = children.map((child) => nodeHtml(child, references))
  if (isCardTag(tag)) return cardHtml(references.card(tag, Number(props?.id)))
  switch (tag) {
    case 'a':
      return createElement('a', { href: references.absolute(String(props?.href)) }, ...inside)
    case 'img':
      return pictureHtml(node, references)
    case 'ol':
      return createElement('ol', { start: props?.start }, ...inside)
    case 'Tip':
      return createElement('blockquote', null, KITCHEN_NOTE, ' ', ...inside)
    default:
      return createElement(tag, null, ...inside)
  }
}

/** A lazy one, since React adds a preload link to any other. */
function pictureHtml({ props }: BodyElement, { absolute }: BodyReferences): ReactNode {
  const { width, height } = CROPS['4x3']
  const src = absolute(pictureAddress(String(props?.name), '-4x3.jpg'))
  const img = createElement('img', { src, alt: props?.alt, width, height, loading: 'lazy' })
  return createElement('p', null, img)
}

const KITCHEN_NOTE = createElement('strong', null, 'Kitchen note.')

function cardHtml(document: ReturnType<BodyReferences['card']>): ReactNode {
  if (!document) return null
  return createElement('p', null, '→ ', createElement('a', { href: document.url }, document.title))
}
