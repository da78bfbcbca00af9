import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyProject } from '../support/project/projectCopy.ts'
import { changed, GOOD } from '../content/goodContent.ts'

export type SmallProject = Awaited<ReturnType<typeof smallProject>>
export type Site = Map<string, Buffer>

/** Two titles of the only recipe, to tell two sites apart. */
const TITLES = { one: 'Tomato toast', other: 'Toast for the other site' }
export type Name = keyof typeof TITLES

const PRIVACY = '---\nslug: privacy\ntitle: Privacy\ndescription: What we know.\n---\n\nNothing.\n'

/** A copy of the project with a handful of documents, whose build takes a few seconds. */
export async function smallProject() {
  const project = await copyProject()
  const inside = (name: string) => path.join(project.root, name)
  await rm(inside('content'), { recursive: true })
  for (const [name, text] of Object.entries({ ...GOOD, 'pages/privacy.mdx': PRIVACY })) {
    await mkdir(path.dirname(inside(`content/${name}`)), { recursive: true })
    await writeFile(inside(`content/${name}`), text)
  }

  async function build() {
    const { status, output } = await project.build()
    if (status !== 0) throw new Error(`The build failed:\n${output}`)
  }
  return {
    ...project,
    describe: (site: Name) => {
      const recipe = changed('recipes/1.yaml', TITLES.one, TITLES[site])
      return writeFile(inside('content/recipes/1.yaml'), recipe)
    },
    build,
    async buildFresh(): Promise<Site> {
      for (const name of ['.build', '.cache', '.contentlayer', 'dist']) {
        await rm(inside(name), { recursive: true, force: true })
      }
      await build()
      return project.readSite()
    },
    /** Lists files in the folders of builds that could accumulate. */
    async leftovers() {
      return {
        project: await project.names(),
        build: (await readdir(inside('.build'))).toSorted(),
      }
    },
  }
}
