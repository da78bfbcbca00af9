import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Document, parseDocument } from 'yaml'
import { splitFrontMatter } from '../../pipeline/content/read/splitFrontMatter.ts'
import { prepareTestContent } from '../support/prepareTestContent.ts'
import { TEST_CONTENT } from '../../scripts/test/testContent.ts'
import { readBuiltSite } from '../site/builtSite.ts'

export type EditedContent = Awaited<ReturnType<typeof copyContent>>

/** Folders of numbered documents, with the addresses of their pages. */
const ADDRESSES = { recipes: '/recipes', reviews: '/reviews', posts: '/blog' } as const
type Folder = keyof typeof ADDRESSES

const CARDS: Partial<Record<Folder, string>> = { recipes: 'RecipeCard', reviews: 'ProductCard' }

export async function copyTestContent(name: string) {
  await prepareTestContent()
  return copyContent(TEST_CONTENT, path.resolve('.build/edits', name, 'content'))
}

/** @param dir the copy, which replaces an older one */
export async function copyContent(source: string, dir: string) {
  await rm(dir, { recursive: true, force: true })
  await cp(source, dir, { recursive: true })
  const inside = (name: string) => path.join(dir, name)

  async function names(): Promise<string[]> {
    const entries = await readdir(dir, { recursive: true })
    return entries.filter((name) => /\.(yaml|mdx)$/.test(name)).toSorted()
  }

  async function change(name: string, edit: (text: string) => string): Promise<void> {
    const before = await readFile(inside(name), 'utf8')
    const after = edit(before)
    if (after === before) throw new Error(`The edit changes nothing in ${name}.`)
    await writeFile(inside(name), after)
  }

  async function find(folder: Folder, id: number): Promise<string> {
    const found = (await names()).find((name) => name.startsWith(`${folder}/${id}-`))
    if (!found) throw new Error(`There is no ${folder}/${id}.`)
    return found
  }

  /** Removes every link to a document, its cards and its list entries from all texts. */
  async function unlink(folder: Folder, id: number): Promise<void> {
    const link = new RegExp(`\\[([^\\]]+)\\]\\(${ADDRESSES[folder]}/${id}([?#][^)]*)?\\)`, 'g')
    const card = new RegExp(`^<${CARDS[folder]} id="${id}" />\\n\\n?`, 'gm')
    const entry = new RegExp(`^ {2}- (?:document: )?${folder}/${id}\\n( {4}.*\\n)*`, 'gm')
    const tool = new RegExp(`^ {4}review: ${id}\\n`, 'gm')
    for (const name of await names()) {
      const text = await readFile(inside(name), 'utf8')
      // Only the equipment of a recipe references reviews by a plain number.
      const isReviewed = folder === 'reviews' && name.startsWith('recipes/')
      await writeFile(
        inside(name),
        (isReviewed ? text.replaceAll(tool, '') : text)
          .replaceAll(link, '$1')
          .replaceAll(card, '')
          .replaceAll(entry, '')
          // Removes empty lists of alternatives.
          .replaceAll(/^alternatives:\n(?! {2}- )/gm, ''),
      )
    }
  }

  return {
    dir,
    names,
    find,
    change,
    read: (name: string) => readFile(inside(name), 'utf8'),
    async set(name: string, fields: Record<string, unknown>): Promise<void> {
      await change(name, (text) => changeFields(text, fields))
    },
    async write(name: string, content: string | Buffer): Promise<void> {
      await mkdir(path.dirname(inside(name)), { recursive: true })
      await writeFile(inside(name), content)
    },
    /** Deletes a numbered document and all references to it, as an editor must. */
    async delete(folder: Folder, id: number): Promise<void> {
      await rm(inside(await find(folder, id)))
      await unlink(folder, id)
    },
    async deleteAll(folder: Folder, except: readonly number[] = []): Promise<void> {
      const inFolder = (await names()).filter((name) => name.startsWith(`${folder}/`))
      const ids = inFolder.map((name) => Number.parseInt(path.basename(name), 10))
      const unwanted = ids.filter((id) => !except.includes(id))
      for (const id of unwanted) await this.delete(folder, id)
      if (except.length === 0) await rm(inside(folder), { recursive: true })
    },
    /** Keeps only these recipes and the pages, without products, so that the site builds quickly. */
    async keepRecipes(...ids: number[]): Promise<void> {
      await rm(inside('collections'), { recursive: true })
      const about = await readFile(inside('pages/about.mdx'), 'utf8')
      const led = about.replaceAll(/\]\(\/(?:reviews|comparisons|blog)\)/g, '](/recipes)')
      await writeFile(inside('pages/about.mdx'), led)
      for (const folder of ['posts', 'reviews'] as const) await this.deleteAll(folder)
      await this.deleteAll('recipes', ids)
      for (const id of ids) {
        const text = await readFile(inside(await find('recipes', id)), 'utf8')
        await writeFile(
          inside(await find('recipes', id)),
          text.replaceAll(/\n +affiliateKeyword: .*/g, ''),
        )
      }
      await this.set('site.yaml', { affiliateProducts: [] })
    },
    deleteFolder: (folder: string) => rm(inside(folder), { recursive: true, force: true }),
    site: () => readBuiltSite(path.resolve(dir, '../dist')),
  }
}

function changeFields(text: string, fields: Record<string, unknown>): string {
  const parts = splitFrontMatter(text)
  const document = parseDocument(parts?.yaml ?? text)
  for (const [field, value] of Object.entries(fields)) setField(document, field, value)
  const yaml = document.toString({ lineWidth: 0 })
  return parts ? text.replace(parts.yaml, yaml) : yaml
}

/** @param field such as `providers.analytics` @param value undefined removes the field */
function setField(document: Document, field: string, value: unknown) {
  const keys = field.split('.')
  if (value === undefined) document.deleteIn(keys)
  else document.setIn(keys, document.createNode(value))
}
