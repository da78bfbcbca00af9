import { pagePath, paths } from '../../site/paths.ts'
import { type BodyElement, type BodyNode, elements } from '../body.ts'

/** The addresses of this site that a text links to, each once, in the order of the text. */
export function linkedAddresses(body: BodyNode[]): string[] {
  return addressesOf(body, ({ tag, props }) => {
    const href = tag === 'a' ? String(props?.href) : ''
    return href.startsWith('/') ? pagePath(href.replace(/[?#].*/, '')) : undefined
  })
}

/** The addresses of the documents whose cards a text shows, each once, in the order of the text. */
export function cardAddresses(body: BodyNode[]): string[] {
  return addressesOf(body, ({ tag, props }) => {
    if (tag === 'RecipeCard') return paths.recipe(Number(props?.id))
    return tag === 'ProductCard' ? paths.review(Number(props?.id)) : undefined
  })
}

function addressesOf(
  body: BodyNode[],
  address: (element: BodyElement) => string | undefined,
): string[] {
  return [...new Set([...elements(body)].flatMap((element) => address(element) ?? []))]
}
