import { renderToStaticMarkup } from 'react-dom/server'
import { toDocumentLink } from '../../src/content/documentLink.ts'
import type { PageData } from '../../src/content/pageData.ts'
import { type Folder, folderOfCard } from '../../src/kinds/kinds.ts'
import { paths } from '../../src/addresses/paths.ts'
import { bodyHtml, type BodyReferences, PictureHtml } from './bodyHtml.tsx'
import type { FeedPicture } from './feed.ts'

type PostData = NonNullable<PageData<'post'>>

export function postHtml(post: PostData, picture: FeedPicture, address: string): string {
  const references = referencesOf(post, address)
  return renderToStaticMarkup(
    <>
      <PictureHtml picture={picture} />
      {bodyHtml(post.content, references)}
      {post.tips && (
        <>
          <h2>Quick Tips</h2>
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

function referencesOf({ id, cards }: PostData, address: string): BodyReferences {
  const page = address + paths.post(id)
  const shown: { [F in Folder]?: { id: number }[] } = cards
  return {
    absolute: (href) => new URL(href, page).href,
    card(tag, cardId) {
      const folder = folderOfCard(tag)
      const document = folder && shown[folder]?.find((candidate) => candidate.id === cardId)
      if (!document) return undefined
      const { title, path } = toDocumentLink(folder, document)
      return { title, url: address + path }
    },
  }
}
