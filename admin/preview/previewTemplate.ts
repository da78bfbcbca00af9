import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms'
import { Component, createElement } from 'react'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { previewMessage } from './previewMessage.ts'
import { readSiteData } from './siteData.ts'

/**
 * The preview of a document type for the editor. The editor renders it with a React of its own, so
 * it is no more than a frame: the page in it has its own React, theme and styles.
 */
export function previewTemplate(type: ContentType): CustomPreviewTemplate {
  const site = readSiteData()
  return class PreviewTemplate extends Component<CustomPreviewTemplateProps> {
    private frame: HTMLIFrameElement | null = null
    private last: ReturnType<typeof previewMessage>['shown'] = {}

    override componentDidUpdate() {
      void this.show()
    }

    async show() {
      const data = await site
      const { entry } = this.props
      const values = entry.get('data').toJS()
      const { shown, ...message } = previewMessage(type, values, entry.get('path'), data, this.last)
      this.last = shown
      this.frame?.contentWindow?.postMessage(message, window.location.origin)
    }

    override render() {
      return createElement('iframe', {
        title: 'The page',
        src: '/admin/preview/',
        style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
        ref: (frame: HTMLIFrameElement | null) => {
          this.frame = frame
        },
        onLoad: () => this.show(),
      })
    }
  }
}
