import path from 'node:path'
import { parseArgs } from 'node:util'
import { migrateText, removedLines } from '../../pipeline/textEdits/migrateText.ts'
import { changedDocuments } from '../../pipeline/textEdits/renameCategory.ts'
import { replaceFiles } from '../../pipeline/textEdits/replaceFiles.ts'
import { contentTypeOf } from '../../src/content/schema/index.ts'
import { MIGRATE, RETIRED_FIELDS } from '../../src/content/schema/retiredFields.ts'
import { countOf } from '../../src/shared/textForms.ts'

/** Migrates documents of older versions. Without `--write`, it only shows the lines to remove. */
export async function migrateCommand(
  args: string[],
  { contentDir, stagingDir }: { contentDir: string; stagingDir: string },
): Promise<string> {
  const { values } = parseArgs({ args, options: { write: { type: 'boolean' } } })
  const removed = new Map<string, string[]>()
  const changes = await changedDocuments(contentDir, (name, text) => {
    const type = contentTypeOf(name)
    const migrated = type ? migrateText(type, text) : text
    const file = `${path.basename(contentDir)}/${name}`
    const lines = removedLines(text, migrated)
    removed.set(
      name,
      lines.map((line) => `${file}:${line.number}  - ${line.text}\n`),
    )
    return migrated
  })
  if (changes.length === 0) return 'Every document is as this version has it.\n'
  if (values.write) await replaceFiles(stagingDir, contentDir, changes)
  const files = countOf(changes.length, 'file')
  return [
    ...changes.flatMap(({ name }) => removed.get(name) ?? []),
    '\n',
    ...[...RETIRED_FIELDS].map(([field, instead]) => `“${field}”: ${instead}.\n`),
    values.write
      ? `Changed ${files}.\n`
      : `Nothing is written yet. To change ${files}: ${MIGRATE} --write\n`,
  ].join('')
}
