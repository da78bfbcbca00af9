/** Runs in each prerendered page: adds fonts, filters by category, and keeps input for replay. */

import type { AD_SLOT } from './addresses/pageParts.ts'

// Repeated here, since an import would delay the script.
const AD: typeof AD_SLOT = '[data-slot]'
const HIDDEN_EARLY = 'data-hidden-early'

declare global {
  interface Window {
    addRareFonts?: () => void
    earlyInput?: { replay: () => void; giveUp: () => void }
  }
}

window.earlyInput = captureEarlyInput()
showCategoryOfAddress()
// Without this wait, fonts would delay the first frame.
requestAnimationFrame(() => void addFonts())

/**
 * Adds the common fonts together once they have loaded, and rare characters' fonts only where used.
 * With @font-face rules instead, browsers would search for a fallback while fonts load.
 */
async function addFonts() {
  const fonts = declaredFonts().map((font) => ({ font, pattern: toPattern(font.unicodeRange) }))
  const common = fonts.flatMap(({ font, pattern }) => (pattern.test(' ') ? font : []))
  await Promise.allSettled(common.map((font) => font.load()))
  window.addRareFonts = () => {
    const text = document.querySelector('#root')?.textContent ?? ''
    for (const { font, pattern } of fonts) if (pattern.test(text)) document.fonts.add(font)
  }
  window.addRareFonts()
}

/** Reads the fonts from the style element that applies only without scripts. */
function declaredFonts(): FontFace[] {
  const { sheet } = document.querySelector<HTMLStyleElement>('style[media]') ?? {}
  return [...(sheet?.cssRules ?? [])].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const valueOf = (name: string) => rule.style.getPropertyValue(name)
    const [weight, unicodeRange] = [valueOf('font-weight'), valueOf('unicode-range')]
    const range = unicodeRange && { unicodeRange }
    return new FontFace(valueOf('font-family'), valueOf('src'), { weight, ...range })
  })
}

/** Converts a range such as `U+100-130, U+259` to a pattern. */
function toPattern(unicodeRange: string): RegExp {
  const points = unicodeRange.replaceAll(/(?:U\+)?([\da-f]+)/gi, String.raw`\u{$1}`)
  return new RegExp(`[${points.replaceAll(/,\s*/g, '')}]`, 'u')
}

function captureEarlyInput() {
  let repeatPress: (() => void) | undefined
  let isGivenUp = false
  const values = new Map<EventTarget, string>()
  const controller = new AbortController()
  const { signal } = controller

  function onClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button || button.type === 'submit') return
    const { category } = button.dataset
    if (category !== undefined) {
      filterCards(button, category)
      addCategoryToAddress(category)
    } else repeatPress = () => button.click()
  }
  function onSubmit(event: SubmitEvent) {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    if (isGivenUp && form.hasAttribute('action')) return
    event.preventDefault()
    repeatPress = () => form.requestSubmit()
  }
  function onInput({ target }: Event) {
    if (target && 'value' in target) values.set(target, String(target.value))
  }
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('submit', onSubmit, { signal })
  document.addEventListener('input', onInput, { signal })
  return {
    replay() {
      controller.abort()
      for (const element of document.querySelectorAll(`[${HIDDEN_EARLY}]`)) {
        element.removeAttribute(HIDDEN_EARLY)
        element.removeAttribute('hidden')
      }
      for (const [control, value] of values) repeatChange(control, value)
      repeatPress?.()
    },
    /** Stops capturing, so that forms with an address work without the app. */
    giveUp() {
      isGivenUp = true
      repeatPress?.()
    },
  }
}

/** Repeats a change as events; hydration may have reset the value. */
function repeatChange(control: EventTarget, value: string) {
  Object.assign(control, { value })
  const types = ['focusin', 'input', 'change']
  if (control !== document.activeElement) types.push('focusout')
  for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Hides the cards of other categories; '' shows all. */
function filterCards(button: HTMLButtonElement, category: string) {
  const isAll = category === ''
  for (const other of button.parentElement?.querySelectorAll('button') ?? []) {
    other.setAttribute('aria-pressed', String(other === button))
  }
  for (const item of document.querySelectorAll(`main article, ${AD}`)) {
    const isShown = isAll || (item instanceof HTMLElement && item.dataset.category === category)
    item.toggleAttribute('hidden', !isShown)
    item.toggleAttribute(HIDDEN_EARLY, !isShown)
  }
}

/** Hides cards of other categories while the page still loads, to avoid layout shifts. */
function showCategoryOfAddress() {
  const category = new URLSearchParams(window.location.search).get('category')
  if (!category) return
  const style = document.createElement('style')
  style.textContent = `main article:not([data-category="${CSS.escape(category)}"]),${AD}{display:none}`
  document.head.append(style)
  const onParsed = () => {
    const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-category]')
    const button = [...buttons].find(({ dataset }) => dataset.category === category)
    if (button) filterCards(button, category)
    style.remove()
  }
  document.addEventListener('DOMContentLoaded', onParsed, { once: true })
}

function addCategoryToAddress(category: string) {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  if (category === '') query.delete('category')
  else query.set('category', category)
  // The state is null: the router and scrollPositions.ts later write the key of the entry.
  history.pushState(null, '', [pathname, String(query)].filter(Boolean).join('?'))
}
