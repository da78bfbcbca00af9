import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { TEST_DOCUMENTS } from '../prepareTestContent.ts'
import { grainyPhoto } from '../photos.ts'
import type { ProjectCopy } from './projectCopy.ts'

const CAKE = 'content/recipes/12-lemon-olive-oil-cake.yaml'
const TEA = 'content/posts/13-cold-brew-tea-for-a-hot-week.mdx'
const SOUP = 'content/recipes/11-roasted-tomato-soup-with-garlic-croutons.yaml'
const FLOUR = 'content/posts/12-weigh-your-flour.mdx'
const PAN = 'content/reviews/1-corvane-crisp-5-5-l-air-fryer.yaml'
export const TEA_TITLE = 'Cold-brew tea for a hot week'

export const NEW_TITLE = 'Grandmother cake of the test'
/** A name with spaces, punctuation, and accents that have two encodings. */
const ODD = 'Soupe à l’oignon (no. 2, d’après Zoé)'
const LINKS = Array.from({ length: 1000 }, (_, index) => {
  return `[${index}](${index % 2 ? '/recipes/7' : `https://links.example/${index}`})`
})

export const UNPUBLISHED = 'Not for readers of the test'

/** Adds an unpublished copy of a document under another id and title. */
async function addUnpublished(copy: ProjectCopy, original: string, id: number, line: string) {
  const source = await readFile(original.replace(/^content/, TEST_DOCUMENTS), 'utf8')
  const text = source
    .replace(/^id: .*$/m, `id: ${id}\n${line}`)
    .replace(/^title: .*$/m, `title: ${UNPUBLISHED} ${id}`)
  await copy.append(`${path.dirname(original)}/${id}${path.extname(original)}`, text)
}

/**
 * Gives a recipe a new title and another one a photo, deletes a post, and adds documents that are
 * not published.
 */
export async function changeContent(other: ProjectCopy) {
  await other.edit(CAKE, 'title: Lemon olive oil cake', `title: ${NEW_TITLE}`)
  await other.delete(TEA)
  const photo = await grainyPhoto().jpeg().toBuffer()
  await other.write(`content/recipes/${ODD}.jpg`.normalize('NFD'), photo)
  const soup = (await other.read(SOUP)).replace(/^image: .*\n/m, `image: ${ODD}.jpg\n`)
  await other.write(SOUP, soup.replace('imageDesc:', 'expireAt: 2030-01-01\nimageDesc:'))
  await other.rename(SOUP, `content/recipes/${ODD}.yaml`.normalize('NFD'))
  await other.rename(PAN, `content/reviews/${ODD}.yaml`)
  await other.append(FLOUR, `\n\n${LINKS.join('\n\n')}\n`)
  await other.append(FLOUR, '\nSee [that cake](/recipes/91) of later.\n\n<RecipeCard id="90" />\n')
  await addUnpublished(other, CAKE, 90, 'draft: true')
  await addUnpublished(other, CAKE, 91, 'publishAt: 2025-10-20T09:00Z')
  await addUnpublished(other, TEA, 92, 'expireAt: 2025-10-01')
}
