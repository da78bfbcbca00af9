import { renderToStaticMarkup } from 'react-dom/server'
import { toDocumentLink } from '../../src/content/prerender/documentLink.ts'
import type { FileWords } from '../../src/content/prerender/fileWords.ts'
import type { PageData } from '../../src/content/prerender/pageData.ts'
import { type Folder, folderOfCard, type CardTag, isCardTag } from '../../src/kinds/kinds.ts'
import { paths } from '../../src/addresses/paths.ts'
import type { FeedPicture } from './documentPicture.ts'
import { PictureHtml } from './PictureHtml.tsx'
import { createElement, Fragment, type ReactNode } from 'react'
import { CROPS, pictureAddress } from '../../src/addresses/pictureFiles.ts'
import type { BodyNode } from '../../src/content/body.ts'

export type PostData = NonNullable<PageData<'post'>>

export function postHtml(
  post: PostData,
  picture: FeedPicture,
  address: string,
  words: FileWords,
): string {
  const references = postReferences(post, address, words)
  return renderToStaticMarkup(
    <>
      <PictureHtml picture={picture} />
      {bodyHtml(post.content, references)}
      {post.tips && (
        <>
          <h2>{words.quickTips}</h2>
          <ul>
            {post.tips.map((tip) => (
              <li key={JSON.stringify(tip)}>{bodyHtml(tip, references)}</li>
            ))}
          </ul>
        </>
      )}
    </>,
  )
}

function postReferences({ id, cards }: PostData, address: string, words: FileWords) {
  const page = address + paths.post(id)
  const shown: { [F in Folder]?: { id: number }[] } = cards
  return {
    words,
    absolute: (href: string) => new URL(href.startsWith('/') ? address + href : href, page).href,
    card(tag: CardTag, cardId: number) {
      const folder = folderOfCard(tag)
      const document = folder && shown[folder]?.find((candidate) => candidate.id === cardId)
      if (!document) return undefined
      const { title, path } = toDocumentLink(folder, document)
      return { title, url: address + path }
    },
  }
}

type BodyReferences = ReturnType<typeof postReferences>

/** Renders a body as plain HTML for feeds. Cards become links. */
function bodyHtml(nodes: BodyNode[], references: BodyReferences): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => nodeHtml(node, references)))
}

function nodeHtml(node: BodyNode, references: BodyReferences): ReactNode {
  if (typeof node === 'string') return node
  const { tag, props, children = [] } = node
  const { absolute, card, words } = references
  const inside = children.map((child) => nodeHtml(child, references))
  if (isCardTag(tag)) {
    const document = card(tag, Number(props?.id))
    return document ? (
      <p>
        → <a href={document.url}>{document.title}</a>
      </p>
    ) : null
  }
  switch (tag) {
    case 'a':
      return createElement('a', { href: absolute(String(props?.href)) }, ...inside)
    case 'img': {
      const url = absolute(pictureAddress(String(props?.name), '-4x3.jpg'))
      const file = { ...CROPS['4x3'], type: 'image/jpeg' }
      return <PictureHtml picture={{ url, description: String(props?.alt), file }} />
    }
    case 'ol':
      return createElement('ol', { start: props?.start }, ...inside)
    case 'Tip':
      return createElement('blockquote', null, <strong>{words.kitchenNote}</strong>, ' ', ...inside)
    default:
      return createElement(tag, null, ...inside)
  }
}
