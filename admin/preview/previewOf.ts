import type { CustomPreviewTemplate } from '@sveltia/cms'
import type { ContentType } from '../../src/content/schema/documentType.ts'

export function previewOf(_type: ContentType): CustomPreviewTemplate | undefined {
  return undefined
}
