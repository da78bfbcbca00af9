import type { ProviderSettings } from '../../settings/settings.ts'
import { followAdBoxes } from './adBoxes.ts'
import './adsense.css'
import { loadScript } from './loadScript.ts'

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

type AdSense = NonNullable<ProviderSettings['adsense']>

declare global {
  interface Window {
    /** Each entry asks for an advertisement in the next element that has none. */
    adsbygoogle?: object[]
  }
}

/** Fills the ad slots with advertisements of a fixed size, once Google’s script is there. */
export async function startAdsense({ adsense }: ProviderSettings): Promise<void> {
  if (!adsense) return
  const query = new URLSearchParams({ client: adsense.client })
  const isThere = await loadScript(`${SCRIPT}?${query}`, { crossorigin: 'anonymous' })
  if (isThere) followAdBoxes((box) => fill(box, adsense))
}

/** Puts an advertisement over the placeholder, which shows again where there is none to be had. */
function fill(box: HTMLElement, { client, slot }: AdSense) {
  const { clientWidth, clientHeight } = box
  // What the script does to the boxes around it, their height stays this one.
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
    // The script throws when it cannot use an element; the placeholder stays.
    ad.remove()
  }
}
