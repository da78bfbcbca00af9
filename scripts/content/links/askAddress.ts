import { isErrno } from '../../../pipeline/system/isErrno.ts'
import { messageOf } from '../../../src/shared/messageOf.ts'
import type { Ask } from './politeClient.ts'

const FIXES = {
  dead: 'Link to another page, or take the link out.',
  moved: 'Write that address.',
  'sold out': 'Link to another shop, or say in the review that it is no longer sold.',
  'not asked': 'Open it yourself, or wait for the next time.',
}

export const STATES = Object.keys(FIXES)
export type Finding = Record<'state' | 'text', string>

/** Requests an address; undefined if it has no problem. */
export async function askAddress(address: string, isShop: boolean, ask: Ask) {
  const finding = (state: keyof typeof FIXES, reason: string): Finding => ({
    state,
    text: `${address} ${reason}.  ${FIXES[state]}`,
  })
  try {
    const { status, text, movedTo } = await follow(new URL(address), isShop, ask)
    if (status === 404 || status === 410) return finding('dead', `is gone: it answers ${status}`)
    if (status > 299) return finding('not asked', `could not be asked: it answers ${status}`)
    if (movedTo) return finding('moved', `has moved for good, to ${movedTo}`)
    const state = isShop && unavailabilityIn(text)
    return state ? finding('sold out', `is sold out: its page says ${state}`) : undefined
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    if (isErrno(cause, 'ENOTFOUND')) return finding('dead', 'is gone: there is no such host')
    return finding('not asked', `could not be asked: ${messageOf(cause)}`)
  }
}

/** Follows redirects. `movedTo` is the target of the leading permanent redirects. */
async function follow(start: URL, isShop: boolean, ask: Ask) {
  let url = start
  let isPermanent = true
  let movedTo: string | undefined
  for (let count = 0; count < 8; count += 1) {
    let answer = await ask(isShop ? 'GET' : 'HEAD', url)
    // Some servers reject HEAD, or answer it wrongly.
    if (!isShop && answer.status > 399) answer = await ask('GET', url)
    if (answer.status < 300 || answer.status > 399 || !answer.location) {
      return { ...answer, movedTo }
    }
    url = new URL(answer.location, url)
    isPermanent &&= answer.status === 301 || answer.status === 308
    if (isPermanent) movedTo = url.href
  }
  throw new Error('it redirects without an end')
}

/** Returns the reason in JSON-LD or microdata; undefined if any offer may be available. */
function unavailabilityIn(html: string): string | undefined {
  const stated =
    html.match(/"availability"\s*:\s*"[^"]*"|<[^>]*\bitemprop=["']?availability\b[^>]*>/gi) ?? []
  const states = stated.map((words) => /OutOfStock|SoldOut|Discontinued/i.exec(words)?.[0])
  return states.includes(undefined) ? undefined : states[0]
}
