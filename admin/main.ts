import { init, registerCustomFormat, registerPreviewTemplate } from '@sveltia/cms'
import { contentTypes } from '../src/content/schema/index.ts'
import logo from '../src/theme/logo-mark.svg'
import { settings } from '../src/settings/settings.ts'
import { cmsConfig } from './cmsConfig.ts'
import { fileFormat } from './fileFormat.ts'
import './admin.css'
import { collectionName, formatName } from './names.ts'
import { noteId, withNextId } from './nextId.ts'
import { previewTemplate } from './preview/previewTemplate.ts'

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
      return values
    },
    toFile(values) {
      noteId(type, values)
      return toFile(values)
    },
  })
  // The settings have no page of their own.
  if (type.folder) registerPreviewTemplate(collectionName(type), previewTemplate(type))
}
// Before the editor listens, so that it finds the number there.
window.addEventListener('hashchange', () => {
  const { hash } = window.location
  if (withNextId(hash) !== hash)
    window.history.replaceState(window.history.state, '', withNextId(hash))
})
await init({
  config: cmsConfig(contentTypes, {
    title: `${settings.brand} editor`,
    address: settings.address,
    logo,
    ...EDITOR_TARGET,
  }),
})
