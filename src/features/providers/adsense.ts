import { AD_SLOT } from '../../addresses/pageParts.ts'
import type { ProviderSettings } from '../../settings/settings.ts'
import './adsense.css'
import { loadScript } from './loadScript.ts'

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

type AdSense = NonNullable<ProviderSettings['adsense']>

declare global {
  interface Window {
    /** Each entry fills the next element. */
    adsbygoogle?: object[]
  }
}

export async function startAdsense({ adsense }: ProviderSettings): Promise<void> {
  if (!adsense) return
  const query = new URLSearchParams({ client: adsense.client })
  const isLoaded = await loadScript(`${SCRIPT}?${query}`, { crossorigin: 'anonymous' })
  if (isLoaded) followAdBoxes((box) => fill(box, adsense))
}

function fill(box: HTMLElement, { client, slot }: AdSense) {
  const { clientWidth, clientHeight } = box
  box.style.containIntrinsicSize = `${clientWidth}px ${clientHeight}px`
  const ad = document.createElement('ins')
  ad.className = 'adsbygoogle'
  ad.style.cssText = `display: block; width: ${clientWidth}px; height: ${clientHeight}px`
  ad.dataset.adClient = client
  ad.dataset.adSlot = slot
  box.append(ad)
  try {
    ;(window.adsbygoogle ??= []).push({})
  } catch {
    ad.remove()
  }
}

const BOXES = `${AD_SLOT} > [data-shape]`
const MARGIN = '400px'

function followAdBoxes(call: (box: HTMLElement) => void): void {
  const seen = new WeakSet<Element>()
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        near.unobserve(target)
        call(target)
      }
    },
    { rootMargin: MARGIN },
  )
  function observeNewBoxes() {
    for (const box of document.querySelectorAll(BOXES)) {
      if (seen.has(box)) continue
      seen.add(box)
      near.observe(box)
    }
  }
  observeNewBoxes()
  new MutationObserver(observeNewBoxes).observe(document.body, { childList: true, subtree: true })
}
