import './preferences.ts'
import {
  init,
  registerCustomFormat,
  registerFieldType,
  registerPreviewTemplate,
} from '@sveltia/cms'
import { posts, recipes, reviews } from 'contentlayer/generated/CategoryList/_index.json'
import { authorType } from '../src/content/schema/author.ts'
import { contentTypes } from '../src/content/schema/index.ts'
import { withWords, type Words } from '../src/content/schema/withWords.ts'
import logo from '../src/theme/logo-mark.svg'
import { settings } from '../src/settings/settings.ts'
import { asCopy } from './asCopy.ts'
import { cmsConfig } from './cmsConfig.ts'
import { addImportButton } from './import/importButton.ts'
import { ReadDocuments } from './import/readDocuments.ts'
import { HEADING } from './formSections.ts'
import { isCurrentBase, noteRead, noteSaved } from './draftBase.ts'
import { MdxControl } from './fields/MdxControl.tsx'
import { FocusControl } from './fields/FocusControl.ts'
import { IdControl } from './fields/IdControl.ts'
import { LinesControl } from './fields/LinesControl.tsx'
import { NumberControl } from './fields/NumberControl.ts'
import { PhotoControl } from './fields/PhotoControl.tsx'
import { ReferenceControl } from './fields/ReferenceControl.ts'
import { fileFormat, ORIGINAL } from './fileFormat.ts'
import { known } from './knownDocuments.ts'
import './admin.css'
import { collectionName, formatName } from './names.ts'
import { listNotes } from './listNotes.ts'
import { listPictures, ownPictures } from './ownPictures.ts'
import { previewTemplate } from './preview/previewTemplate.ts'
import { readSiteData } from './preview/siteData.ts'
import { withStartingValues } from './startingValues.ts'
import { guardUnsavedWork } from './unsavedWork.ts'
import { FOCUS, LINES, MDX, NEXT_ID, NUMBER, PHOTO, REFERENCE } from './widget.ts'

const read = new ReadDocuments(EDITOR_TARGET.contentFolder)
if (EDITOR_TARGET.backend.name === 'test-repo') {
  const { openWorkingTree } = await import('./local/openWorkingTree.ts')
  addImportButton(await openWorkingTree())
} else addImportButton(read)

const site = await readSiteData()
known.nameWords(
  'author',
  site.authors.map(({ slug, name }) => ({ word: slug, name })),
)
const { origin } = window.location

registerFieldType(REFERENCE, ReferenceControl)
registerFieldType(MDX, MdxControl)
registerFieldType(PHOTO, PhotoControl)
registerFieldType(FOCUS, FocusControl)
registerFieldType(NUMBER, NumberControl)
registerFieldType(LINES, LinesControl)
registerFieldType(NEXT_ID, IdControl)
registerFieldType(HEADING, () => null)
for (const type of contentTypes) {
  const { fromFile, toFile } = fileFormat(type)
  registerCustomFormat(formatName(type), type.extension.slice(1), {
    fromFile(text) {
      const values = fromFile(text)
      Object.assign(values, listNotes(type, values, { site, now: new Date(), origin }))
      known.note(type, values)
      noteRead(text)
      read.note(type, text, values)
      return values
    },
    toFile(values) {
      known.note(type, values)
      const text = toFile(values)
      read.note(type, text, values)
      const base = values[ORIGINAL]
      if (typeof base === 'string') {
        refuseOldBase(base)
        noteSaved(base, text)
      }
      return text
    },
  })
  // The settings have no page of their own, and that of an author is found by the build.
  if (type.folder && type !== authorType) {
    registerPreviewTemplate(collectionName(type), previewTemplate(type, site))
  }
}
/** The editor says no reason when it cannot save. */
function refuseOldBase(base: string) {
  if (isCurrentBase(base)) return
  const message =
    'The file has changed since this copy of your work was made, so nothing is saved. Copy what you have written, leave the document, open it again, discard the copy, and put it in again.'
  window.alert(message)
  throw new Error(message)
}

// cmsPatches.ts calls these.
window.changeCopy = (collection, values) => {
  const type = contentTypes.find((candidate) => collectionName(candidate) === collection)
  if (type) asCopy(type, values, known)
}
window.ownPictures = (entry, filesBelow) => {
  const assets = filesBelow(EDITOR_TARGET.contentFolder).map(({ asset }) => asset)
  return ownPictures(entry, window.editorEntries ?? [], assets)
}
window.listPictures = listPictures

guardUnsavedWork()

const categories: Words = new Map([
  ['recipes.category', namesOf(recipes)],
  ['reviews.category', namesOf(reviews)],
  ['posts.category', namesOf(posts)],
])
const types = contentTypes.map((type) => withWords(type, categories))

function namesOf(list: readonly { name: string }[]): string[] {
  return list.map(({ name }) => name)
}

// Before the editor listens, so that it finds the values there.
function addStartingValues() {
  const { hash } = window.location
  const started = withStartingValues(hash, contentTypes)
  if (started !== hash) window.history.replaceState(window.history.state, '', started)
}
window.addEventListener('hashchange', addStartingValues)
addStartingValues()
await init({
  config: cmsConfig(types, {
    title: `${settings.brand} editor`,
    address: settings.address,
    logo,
    ...EDITOR_TARGET,
  }),
})
