import { expect } from '@playwright/test'
import type { Site } from './site.ts'

export const HEIGHT = 900

/** A browser, with the operations that the protocols of both engines support. */
export interface Engine {
  open: (address: string) => Promise<void>
  /** Runs the source of a function that returns text. */
  run: (source: string) => Promise<string>
  /** Presses keys and buttons: https://www.w3.org/TR/webdriver2/#actions. */
  act: (sources: readonly object[]) => Promise<void>
  resize: (width: number) => Promise<void>
  /** The errors and warnings in the console, if the engine reports them. */
  complaints: string[]
  close: () => Promise<void>
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = { Tab: '\uE004', Enter: '\uE006', Escape: '\uE00C', ArrowRight: '\uE014' }

/** An element by a selector and, if there is one, its name. */
interface Wanted {
  selector: string
  name?: string
}

/** A visitor's actions in a tab of the site, and its visible content. */
export class Tab {
  constructor(
    readonly engine: Engine,
    readonly site: Site,
  ) {}

  /** Opens a page and waits until it is hydrated. */
  async visit(path: string): Promise<void> {
    await this.engine.open(this.site.url + path)
    await this.untilAlive()
  }

  async untilAlive(): Promise<void> {
    await expect.poll(() => this.run(() => 'dataLayer' in window), 'the page answers').toBe(true)
  }

  /** Runs a function in the page. Argument and result are passed as JSON. */
  async run<Result, Argument = undefined>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    const call = `await (${work})(${JSON.stringify(argument)})`
    const source = `async () => { ${shown}; return JSON.stringify((${call}) ?? null) }`
    return JSON.parse(await this.engine.run(source))
  }

  /** Presses the center of an element, once it is visible and uncovered. */
  async press(selector: string, name?: string): Promise<void> {
    const find = () => this.run(middleOf, { selector, name })
    await expect.poll(find, `${selector} “${name ?? ''}” can be pressed`).not.toBeNull()
    const move = { type: 'pointerMove', duration: 0, ...(await find()) }
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    await this.engine.act([{ type: 'pointer', id: 'mouse', actions }])
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) =>
      ['keyDown', 'keyUp'].map((type) => ({ type, value })),
    )
    await this.engine.act([{ type: 'key', id: 'keyboard', actions }])
  }

  async key(key: keyof typeof KEYS): Promise<void> {
    await this.type(KEYS[key])
  }

  /** Replaces the text of a field by typing. */
  async fill(selector: string, text: string): Promise<void> {
    await this.press(selector)
    await this.run(() => document.execCommand('selectAll'))
    await this.type(text)
  }

  /** Chooses an option of a select, whose native list no protocol can open. */
  async choose(name: string, option: string): Promise<void> {
    await expect.poll(() => this.run(chooseIn, { selector: 'select', name, option })).toBe(true)
  }

  /** Returns the texts of the visible elements that match a selector. */
  texts(selector: string): Promise<string[]> {
    return this.run(
      (wanted) =>
        shown(wanted).map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
      { selector },
    )
  }

  /** Waits until the visible elements that match a selector have these texts. */
  async expectTexts(selector: string, texts: unknown): Promise<void> {
    await expect.poll(() => this.texts(selector), selector).toEqual(texts)
  }

  /** Waits until an element that matches a selector has the focus. */
  async expectFocus(selector: string): Promise<void> {
    await expect.poll(() => this.run(isFocused, selector), `focus on ${selector}`).toBe(true)
  }

  /** Waits until the address, without its origin, is this one. */
  async expectAddress(address: string): Promise<void> {
    const now = () => this.run(() => location.href.slice(location.origin.length))
    await expect.poll(now, 'the address').toBe(address)
  }

  /** Returns the JSON of a key in the browser's storage. */
  stored(key: string): Promise<unknown> {
    return this.run((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
  }

  async back(): Promise<void> {
    await this.run(() => history.back())
  }
}

const isFocused = (selector = '') => document.activeElement?.matches(selector)

/** Returns visible elements by selector and optional name. Its source is sent to the page. */
function shown({ selector, name }: Wanted): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const words = element.ariaLabel ?? element.textContent
    return element.checkVisibility() && (name === undefined || words.trim() === name)
  })
}

/** Scrolls to an element. @returns its center; null if it cannot be pressed */
async function middleOf(wanted: Wanted) {
  const [element] = shown(wanted)
  if (!element) return null
  // Content that comes into view is laid out, which moves the element.
  for (let count = 0; count < 2; count += 1) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null
}

/** Chooses an option of the select with a name; false if either is missing. */
function chooseIn({ option, ...wanted }: Wanted & { option: string }): boolean {
  const [list] = shown(wanted)
  if (!(list instanceof HTMLSelectElement)) return false
  list.value = [...list.options].find(({ text }) => text === option)?.value ?? ''
  return list.dispatchEvent(new Event('change', { bubbles: true }))
}
