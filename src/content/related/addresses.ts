import { documentPath, folderOfCard } from '../../kinds/kinds.ts'
import { pagePath } from '../../addresses/paths.ts'
import { type BodyElement, type BodyNode, elements } from '../body.ts'

/** The addresses of this site that a text links to, each once, in the order of the text. */
export function linkedAddresses(body: BodyNode[]): string[] {
  return addressesOf(body, ({ tag, props }) => {
    const href = tag === 'a' ? String(props?.href) : ''
    return href.startsWith('/') ? pagePath(href.replace(/[?#].*/, '')) : undefined
  })
}

export function cardAddresses(body: BodyNode[]): string[] {
  return addressesOf(body, ({ tag, props }) => {
    const folder = folderOfCard(tag)
    return folder && documentPath(folder, Number(props?.id))
  })
}

function addressesOf(
  body: BodyNode[],
  address: (element: BodyElement) => string | undefined,
): string[] {
  return [...new Set([...elements(body)].flatMap((element) => address(element) ?? []))]
}
