import './config/preferences.ts'
import {
  init,
  registerCustomFormat,
  registerFieldType,
  registerPreviewTemplate,
} from '@sveltia/cms'
import categoryList from 'contentlayer/generated/CategoryList/_index.json'
import { CATEGORIZED_FOLDERS } from '../src/kinds/categories.ts'
import { authorType } from '../src/content/schema/author.ts'
import type { ContentType } from '../src/content/schema/documentType.ts'
import { contentTypes } from '../src/content/schema/index.ts'
import {
  resolveVocabularies,
  type Vocabularies,
} from '../src/content/schema/resolveVocabularies.ts'
import { withBase } from '../src/addresses/base.ts'
import { SVG_ICON } from '../src/addresses/iconFiles.ts'
import { settings } from '../src/settings/settings.ts'
import { prepareCopy, withDraftParameter } from './save/newEntries.ts'
import { cmsConfig, HEADING } from './config/cmsConfig.ts'
import type { DocumentData } from '../pipeline/textEdits/documentText.ts'
import { addImportButton } from './import/importButton.ts'
import { downloadTree } from './import/downloadTree.ts'
import { openWorkingTree } from './local/fileSystemHandles.ts'
import { MdxControl } from './fields/MdxControl.tsx'
import { FocusControl } from './fields/FocusControl.ts'
import { IdControl } from './fields/IdControl.ts'
import { LinesControl } from './fields/LinesControl.tsx'
import { NumberControl } from './fields/NumberControl.ts'
import { PhotoControl } from './fields/PhotoControl.tsx'
import { ReferenceControl } from './fields/ReferenceControl.ts'
import { entryTexts, fileFormat } from './save/fileFormat.ts'
import { knownDocuments } from './knownDocuments.ts'
import { collectionName, formatName } from './config/labels.ts'
import { listColumns } from './config/listColumns.ts'
import { ownPictures } from './save/ownPictures.ts'
import { previewTemplate } from './preview/previewTemplate.ts'
import { readSiteData } from './preview/siteData.ts'
import { reviewSave, type EditorStore } from './save/reviewSave.ts'
import { guardUnsavedWork } from './save/unsavedWork.ts'
import { FOCUS, LINES, MDX, NEXT_ID, NUMBER, PHOTO, REFERENCE } from './config/fieldWidgets.ts'

const tree = EDITOR_TARGET.backend.name === 'test-repo' ? await openWorkingTree() : undefined
// The patched editor (pipeline/editorBuild/patchEditor.ts) sets and calls properties of the window.
const listEntries = () => window.editorEntries?.current ?? []
const listTexts = () => entryTexts(listEntries())
addImportButton(tree ?? downloadTree(EDITOR_TARGET.contentFolder, listTexts))

const site = await readSiteData()
knownDocuments.vocabularies.set(
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
  registerCustomFormat(formatName(type), type.extension.slice(1), {
    fromFile: (text) => readDocumentText(type, text),
    toFile: fileFormat(type).toFile,
  })
  // No preview: settings have no page, and only the build knows the documents of an author.
  if (type.folder && type !== authorType)
    registerPreviewTemplate(collectionName(type), previewTemplate(type, site))
}

function readDocumentText(type: ContentType, text: string): DocumentData {
  const values = fileFormat(type).fromFile(text)
  Object.assign(values, listColumns(type, values, { site, now: new Date(), origin }))
  knownDocuments.note(type, values)
  return values
}

const isReviewed = EDITOR_TARGET.publishMode === 'editorial_workflow'
const currentEntry = async (path: string) => listTexts().find((entry) => entry.path === path)?.text
const store: EditorStore = {
  contentFolder: EDITOR_TARGET.contentFolder,
  texts: tree ? () => tree.texts() : listTexts,
  current: tree ? (path) => tree.refresh(path) : isReviewed ? undefined : currentEntry,
  renames: tree !== undefined,
  read: readDocumentText,
}
window.reviewSave = (changes, entry) => reviewSave(store, changes, entry)
window.changeCopy = (collection, values) => {
  const type = contentTypes.find((candidate) => collectionName(candidate) === collection)
  if (type) prepareCopy(type, values, knownDocuments)
}
window.ownPictures = (entry, filesBelow) => {
  const assets = filesBelow(EDITOR_TARGET.contentFolder).map(({ asset }) => asset)
  return ownPictures(entry, listEntries(), assets)
}

guardUnsavedWork()

const categories: Vocabularies = new Map(
  CATEGORIZED_FOLDERS.map((folder) => [
    `${folder}.category`,
    categoryList[folder].map(({ name }) => name),
  ]),
)
const types = contentTypes.map((type) => resolveVocabularies(type, categories))

// This listener must come before the editor's, which reads the values.
function addStartingValues() {
  const { hash } = window.location
  const started = withDraftParameter(hash, contentTypes)
  if (started !== hash) window.history.replaceState(window.history.state, '', started)
}
window.addEventListener('hashchange', addStartingValues)
addStartingValues()
await init({
  config: cmsConfig(types, {
    title: `${settings.brand} editor`,
    address: settings.address,
    logo: withBase(`/${SVG_ICON}`),
    ...EDITOR_TARGET,
  }),
})
