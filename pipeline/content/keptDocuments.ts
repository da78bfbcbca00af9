import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import type { FieldRules, Fields } from '../../src/content/schema/fields.ts'
import { contentTypes } from '../../src/content/schema/index.ts'
import { hashCode } from '../codeHash.ts'
import { isSound, problemsWithin } from './checkWithin.ts'
import { describeRecipe, type RecipeDescription, rememberDescription } from './describeRecipe.ts'
import type { PlacedValue, ReadDocument } from './document.ts'
import type { Problem } from './problem.ts'
import { readDocument } from './readDocument.ts'

/** What the file holds: documents by the hash of what they were read from. */
interface Stored {
  /** Of the program that has read them: another one may find other mistakes. */
  version: string
  documents: Map<string, Uint8Array>
}

/** A document as it is stored: rules are part of the program and have numbers. */
interface StoredDocument extends Pick<ReadDocument, 'values' | 'problems'> {
  placed: (Omit<PlacedValue, 'rules'> & { rules: number })[]
  /** What its values say together. */
  within: Problem[]
  /** Of a recipe without mistakes. */
  description?: RecipeDescription
}

export type KeptDocuments = Awaited<ReturnType<typeof openKeptDocuments>>

/**
 * Documents that were read, checked and described before, by this process or an earlier one, in one
 * file: most commands find all but one of them as they were. To read one again is to read its bytes.
 *
 * @param file what cannot be read there counts as nothing
 */
export async function openKeptDocuments(file: string) {
  const version = `${process.version} ${await hashCode()}`
  const before = await readStored(file, version)
  const used = new Map<string, Uint8Array>()

  return {
    /** As `readDocument` reads it. */
    read(name: string, bytes: Uint8Array, type: ContentType): ReadDocument {
      const key = createHash('sha256').update(`${name}\n`).update(bytes).digest('hex')
      const stored = before.get(key)
      if (stored) {
        used.set(key, stored)
        return restore(name, type, deserialize(stored))
      }
      const document = readDocument(name, bytes, type)
      used.set(key, serialize(toStored(document)))
      return document
    },
    /** Keeps what was read, and nothing else. */
    async save(): Promise<void> {
      if (used.size === before.size && [...used.keys()].every((key) => before.has(key))) return
      const stored: Stored = { version, documents: used }
      const aside = `${file}.${randomUUID()}`
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(aside, serialize(stored))
      await rename(aside, file)
    },
  }
}

async function readStored(file: string, version: string): Promise<Stored['documents']> {
  try {
    const stored: Stored = deserialize(await readFile(file))
    if (stored.version === version) return stored.documents
  } catch {
    // None yet, or one that a disk has damaged.
  }
  return new Map()
}

function toStored(document: ReadDocument): StoredDocument {
  const { values, placed, problems, type } = document
  const isDescribed = type.folder === 'recipes' && isSound(document)
  const description = isDescribed ? describeRecipe(document) : undefined
  const within = problemsWithin(document)
  return { values, problems, placed: placed.map(withNumber), within, description }
}

function withNumber(value: PlacedValue): StoredDocument['placed'][number] {
  return { ...value, rules: RULES.indexOf(value.rules) }
}

function restore(file: string, type: ContentType, stored: StoredDocument): ReadDocument {
  const { values, problems, within, description } = stored
  const placed = stored.placed.map((value) => ({ ...value, rules: ruleAt(value.rules) }))
  const document = { file, type, values, placed, problems }
  problemsWithin.remember(document, within)
  if (description) rememberDescription(document, description)
  return document
}

/** The rules of all fields, in the order of the program that has them. */
const RULES = contentTypes.flatMap(({ fields }) => rulesOf(fields))

function rulesOf(fields: Fields): FieldRules[] {
  return Object.values(fields).flatMap(({ rules }) => withInner(rules))
}

function withInner(rules: FieldRules): FieldRules[] {
  if (rules.kind === 'list') return [rules, ...withInner(rules.of)]
  if (rules.kind === 'group') return [rules, ...rulesOf(rules.fields)]
  return [rules]
}

/** @throws when the program has no such rule, which a version of its own rules out */
function ruleAt(number: number): FieldRules {
  const rules = RULES[number]
  if (!rules) throw new Error(`There is no rule ${number}.`)
  return rules
}
