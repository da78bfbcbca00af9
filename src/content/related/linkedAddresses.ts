import { documentPath, folderOfCard } from '../../kinds/kinds.ts'
import { pagePath } from '../../addresses/paths.ts'
import { type BodyElement, walkElements } from '../body.ts'
import type { Post } from '../documents.ts'

/** The addresses of this site that a post links to, each once, in the order of its text. */
export function linkedAddresses(post: Post): string[] {
  return collectAddresses(post, ({ tag, props }) => {
    const href = tag === 'a' ? String(props?.href) : ''
    return href.startsWith('/') ? pagePath(href.replace(/[?#].*/, '')) : undefined
  })
}

/** The addresses of the documents whose cards stand in a post. */
export function cardAddresses(post: Post): string[] {
  return collectAddresses(post, ({ tag, props }) => {
    const folder = folderOfCard(tag)
    return folder && documentPath(folder, Number(props?.id))
  })
}

export function postAddresses(post: Post): string[] {
  return [...new Set([...cardAddresses(post), ...linkedAddresses(post)])]
}

function collectAddresses(
  { content, tips = [] }: Post,
  addressOf: (element: BodyElement) => string | undefined,
): string[] {
  const all = [...walkElements([...content, ...tips.flat()])]
  return [...new Set(all.flatMap((element) => addressOf(element) ?? []))]
}
