import { KnownRecipes, readKnown } from '../../pipeline/import/findTwin.ts'
import { importFile, type ImportOptions, type Outcome } from '../../pipeline/import/importFiles.ts'
import type { SourceFile } from '../../pipeline/import/archives/sourceFile.ts'
import { readCategoryWords } from '../../pipeline/import/toDocument/categories.ts'

/** The files of the content folder, by their paths from the project's root. */
export interface Tree {
  paths: () => string[]
  text: (path: string) => string | undefined
  /** @throws what speaks against it; then nothing was written. */
  write: (path: string, text: string) => Promise<void>
}

/** Imports a file as drafts into a tree; yields what became of each recipe in it. */
export async function* importInto(
  tree: Tree,
  file: SourceFile,
  now: Date,
): AsyncGenerator<Outcome> {
  const options = optionsFor(tree, now)
  const root = tree
    .paths()
    .find((path) => path.endsWith('/site.yaml'))
    ?.replace(/site\.yaml$/, '')
  for await (const outcome of importFile(file, options)) {
    yield outcome.kind === 'document' ? await written(tree, root ?? 'content/', outcome) : outcome
  }
}

async function written(
  tree: Tree,
  root: string,
  outcome: Outcome & { kind: 'document' },
): Promise<Outcome> {
  try {
    await tree.write(root + outcome.document.name, outcome.document.text)
    return outcome
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { kind: 'problem', origin: outcome.origin, problem }
  }
}

function optionsFor(tree: Tree, now: Date): ImportOptions {
  const recipes = tree.paths().filter((path) => /\/recipes\/[^/]+\.yaml$/.test(path))
  const site = tree.paths().find((path) => path.endsWith('/site.yaml'))
  return {
    known: new KnownRecipes(recipes.map((path) => readKnown(path, tree.text(path) ?? ''))),
    categories: readCategoryWords((site !== undefined && tree.text(site)) || ''),
    today: now.toISOString().slice(0, 10),
    // The editor writes documents alone.
    findFault: async () => 'is stored by “npm run import” alone.',
  }
}
