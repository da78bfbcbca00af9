import { init, registerCustomFormat, registerPreviewTemplate } from '@sveltia/cms'
import { contentTypes } from '../src/content/schema/index.ts'
import { settings } from '../src/site/settings.ts'
import { cmsConfig } from './cmsConfig.ts'
import { fileFormat } from './fileFormat.ts'
import { collectionName, formatName } from './names.ts'
import { previewTemplate } from './preview/previewTemplate.ts'

if (EDITOR_TARGET.backend.name === 'test-repo') {
  const { openWorkingTree } = await import('./local/openWorkingTree.ts')
  await openWorkingTree()
}

for (const type of contentTypes) {
  registerCustomFormat(formatName(type), type.extension.slice(1), fileFormat(type))
  // The settings have no page of their own.
  if (type.folder) registerPreviewTemplate(collectionName(type), previewTemplate(type))
}
await init({
  config: cmsConfig(contentTypes, {
    title: `${settings.brand} editor`,
    address: settings.address,
    ...EDITOR_TARGET,
  }),
})
