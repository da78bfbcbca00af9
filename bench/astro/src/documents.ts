import { readFileSync } from 'node:fs'
import { getCollection } from 'astro:content'

/** The names of the pictures that the other site has painted, by `recipes/7`. */
const pictures: Record<string, { name?: string; address?: string; color?: string }> = JSON.parse(
  readFileSync(process.env.PICTURES ?? '', 'utf8'),
)

/** The picture of a document, which may be an image elsewhere. */
export function pictureOf(folder: string, { id, imageDesc }: { id: number; imageDesc: string }) {
  return imageDesc.startsWith('https:')
    ? { address: imageDesc }
    : (pictures[`${folder}/${id}`] ?? {})
}

/** The documents of a kind by number, without drafts. */
export async function documentsOf(kind: 'recipes' | 'reviews' | 'posts') {
  const all = await getCollection(kind, ({ data }) => data.draft !== true)
  return all.toSorted((a, b) => a.data.id - b.data.id)
}

/** The pages of all documents of a kind, each with three others that it links to. */
export async function pagesOf(kind: 'recipes' | 'reviews' | 'posts') {
  const all = await documentsOf(kind)
  return all.map((document, index) => {
    const related = [1, 2, 3].map((step) => all[(index + step) % all.length])
    return { params: { id: document.id }, props: { document, related } }
  })
}

/** Some texts have links in the notation of Markdown. */
export function withLinks(text: string) {
  return text.replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>')
}
