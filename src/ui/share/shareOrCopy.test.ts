import { expect, test, vi } from 'vitest'
import { shareOrCopy } from './shareOrCopy.ts'

const LINK = { title: 'Chana masala', url: 'https://pinchwell.example/recipes/8' }

interface Abilities {
  share?: Navigator['share']
  copy?: Clipboard['writeText']
}

/** Stubs share sheet and clipboard, or removes them. */
function stubNavigator({ share: open, copy }: Abilities) {
  const writeText = vi.fn<Clipboard['writeText']>(copy)
  const sheet = open && { share: vi.fn<Navigator['share']>(open) }
  vi.stubGlobal('navigator', { ...sheet, ...(copy && { clipboard: { writeText } }) })
  return { writeText }
}

function refusal(name: string) {
  return () => Promise.reject(new DOMException('refused by the test', name))
}

const done = () => Promise.resolve()

test('the share sheet gets title and address, and nothing is copied', async () => {
  const { writeText } = stubNavigator({ share: done, copy: done })
  expect(await shareOrCopy(LINK, LINK.url)).toBe('shared')
  expect(navigator.share).toHaveBeenCalledExactlyOnceWith(LINK)
  expect(writeText).not.toHaveBeenCalled()
})

test.each(['AbortError', 'InvalidStateError'])(
  'nothing is copied when the sheet ends with %s: it was closed, or is open already',
  async (name) => {
    const { writeText } = stubNavigator({ share: refusal(name), copy: done })
    expect(await shareOrCopy(LINK, LINK.url)).toBe('shared')
    expect(writeText).not.toHaveBeenCalled()
  },
)

test.each([
  ['there is no sheet', undefined],
  ['the press is too old for it', refusal('NotAllowedError')],
])('the address is copied when %s', async (_why, open) => {
  const { writeText } = stubNavigator({ share: open, copy: done })
  expect(await shareOrCopy(LINK, LINK.url)).toBe('copied')
  expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK.url)
})

test.each([
  ['may not be written to', refusal('NotAllowedError')],
  ['is not there', undefined],
])('sharing is refused when there is no sheet and the clipboard %s', async (_why, copy) => {
  stubNavigator({ copy })
  expect(await shareOrCopy(LINK, LINK.url)).toBe('refused')
})
