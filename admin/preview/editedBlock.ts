import { closestText } from './closestText.ts'

const BLOCKS = 'h1, h2, h3, p, li, dt, dd, td, th, figcaption'

/** Returns the text of the pressed block; '' for a button, which has its own action. */
export function pressedText(target: EventTarget | null): string {
  if (!(target instanceof Element) || target.closest('button, select')) return ''
  return target.closest(BLOCKS)?.textContent ?? ''
}

const MARK = 'data-edited'

export function outlineBlock(text: string): Element | undefined {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK)
  const blocks = [...document.querySelectorAll(BLOCKS)]
  const block = closestText(blocks, ({ textContent }) => textContent ?? '', text)
  block?.setAttribute(MARK, '')
  return block
}
