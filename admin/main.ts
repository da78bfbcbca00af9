import './preferences.ts'
import { init, registerCustomFormat, registerPreviewTemplate } from '@sveltia/cms'
import { contentTypes } from '../src/content/schema/index.ts'
import logo from '../src/theme/logo-mark.svg'
import { settings } from '../src/settings/settings.ts'
import { cmsConfig } from './cmsConfig.ts'
import { isCurrentBase, noteRead, noteSaved } from './draftBase.ts'
import { fileFormat, ORIGINAL } from './fileFormat.ts'
import './admin.css'
import { collectionName, formatName } from './names.ts'
import { previewTemplate } from './preview/previewTemplate.ts'
import { noteId, withStartingValues } from './startingValues.ts'
import { guardUnsavedWork } from './unsavedWork.ts'

if (EDITOR_TARGET.backend.name === 'test-repo') {
  const { openWorkingTree } = await import('./local/openWorkingTree.ts')
  const { addImportButton } = await import('./import/importButton.ts')
  addImportButton(await openWorkingTree())
}

for (const type of contentTypes) {
  const { fromFile, toFile } = fileFormat(type)
  registerCustomFormat(formatName(type), type.extension.slice(1), {
    fromFile(text) {
      const values = fromFile(text)
      noteId(type, values)
      noteRead(text)
      return values
    },
    toFile(values) {
      noteId(type, values)
      const text = toFile(values)
      const base = values[ORIGINAL]
      if (typeof base === 'string') {
        refuseOldBase(base)
        noteSaved(base, text)
      }
      return text
    },
  })
  // The settings have no page of their own.
  if (type.folder) registerPreviewTemplate(collectionName(type), previewTemplate(type))
}
/** The editor says only that it could not save, and so the reason is said here. */
function refuseOldBase(base: string) {
  if (isCurrentBase(base)) return
  const message =
    'The file has changed since this copy of your work was made, so nothing is saved. Copy what you have written, leave the document, open it again, discard the copy, and put it in again.'
  window.alert(message)
  throw new Error(message)
}

guardUnsavedWork()

// Before the editor listens, so that it finds the values there.
window.addEventListener('hashchange', () => {
  const { hash } = window.location
  const started = withStartingValues(hash, contentTypes)
  if (started !== hash) window.history.replaceState(window.history.state, '', started)
})
await init({
  config: cmsConfig(contentTypes, {
    title: `${settings.brand} editor`,
    address: settings.address,
    logo,
    ...EDITOR_TARGET,
  }),
})
