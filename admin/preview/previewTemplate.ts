import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms'
import { Component, createElement } from 'react'
import { withBase } from '../../src/addresses/base.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { focusFieldOf, textInFocus } from './formFields.ts'
import { hasTexts } from '../../src/shared/checkJson.ts'
import { previewMessage } from './previewMessage.ts'
import type { SiteData } from './siteData.ts'

export function previewTemplate(type: ContentType, site: SiteData): CustomPreviewTemplate {
  return class extends PreviewTemplate {
    override type = type
    override site = site
  }
}

/** Shows the page in a frame, since the editor has its own React. */
abstract class PreviewTemplate extends Component<CustomPreviewTemplateProps> {
  abstract type: ContentType
  abstract site: SiteData
  private frame: HTMLIFrameElement | null = null
  private readonly mounted = new AbortController()
  private readonly awaited = new Set<string>()
  private last: ReturnType<typeof previewMessage>['shown'] = {}

  override componentDidUpdate() {
    this.show()
  }

  private show() {
    const { entry } = this.props
    const values = entry.get('data').toJS()
    const shownSite = { ...this.site, photo: this.photo }
    const path = entry.get('path')
    const { shown, ...message } = previewMessage(this.type, values, path, shownSite, this.last)
    this.last = shown
    this.send(message)
  }

  private send(message: object) {
    this.frame?.contentWindow?.postMessage(message, window.location.origin)
  }

  /** Returns the address of a photo. Renders the page again once the editor has read the photo. */
  private readonly photo = (name: string) => {
    const asset = this.props.getAsset(name)
    const address = absoluteUrl(asset?.url)
    if (asset && isReadLater(asset) && address === undefined && !this.awaited.has(name)) {
      this.awaited.add(name)
      void asset.toBase64().then(() => this.show())
    }
    return address
  }

  override componentDidMount() {
    const { signal } = this.mounted
    this.props.document.documentElement.style.scrollbarWidth = 'none'
    this.props.window.addEventListener('scroll', () => this.scrollPage(), { signal })
    window.addEventListener('message', (event) => this.focusField(event), { signal })
    for (const event of ['focusin', 'selectionchange'])
      document.addEventListener(event, () => this.send({ edited: textInFocus() }), { signal })
  }

  override componentWillUnmount() {
    this.mounted.abort()
  }

  private focusField({ data, source }: MessageEvent<unknown>) {
    if (source === this.frame?.contentWindow && hasTexts(data, 'pressed'))
      focusFieldOf(data.pressed, this.props.entry.get('data').toJS())
  }

  /** Scrolls the page to the same fraction of its height as the form. */
  private scrollPage() {
    const page = this.frame?.contentWindow
    const form = document.querySelector('[data-key-path]')?.closest('.content')
    if (!page || !form) return
    const share = form.scrollTop / Math.max(form.scrollHeight - form.clientHeight, 1)
    page.scrollTo(0, share * (page.document.body.scrollHeight - page.innerHeight))
  }

  override render() {
    const page = createElement('iframe', {
      title: 'The page',
      src: withBase('/admin/preview/'),
      style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
      ref: (frame: HTMLIFrameElement | null) => {
        this.frame = frame
      },
      onLoad: () => this.show(),
    })
    return createElement('div', null, page, ...Object.keys(this.type.fields).map(scrollAnchor))
  }
}

/** Returns absolute addresses only: before the editor has read a photo, `url` is its file name. */
export function absoluteUrl(url = ''): string | undefined {
  return URL.canParse(url) ? url : undefined
}

/** Narrows a photo, since the editor's types omit some of its methods. */
function isReadLater(asset: object): asset is { toBase64: () => Promise<string> } {
  return 'toBase64' in asset
}

/** An invisible element to which the editor's “Sync Scrolling” scrolls. */
function scrollAnchor(name: string) {
  const style = { height: '50vh' }
  return createElement('div', { key: name, 'data-key-path': name, 'aria-hidden': true, style })
}
