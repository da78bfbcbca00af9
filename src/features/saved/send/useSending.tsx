import { useState } from 'react'
import { SENT_HASH_PREFIX } from '../../../addresses/paths.ts'
import { type lazyFeature, useLazyFeature } from '../../../ui/lazyFeature.ts'
import { useLocationOf } from '../../../ui/useLocationOf.ts'

type SendCode = typeof import('./sendFeature.tsx')

/** Sends a page's records to another phone, and reads what one sent from the address. */
export function useSending(path: string, feature: ReturnType<typeof lazyFeature<SendCode>>) {
  const { hash } = useLocationOf(path)
  const received = hash.startsWith(SENT_HASH_PREFIX) ? hash : ''
  const [wasReceived, setReceived] = useState(false)
  if (received !== '' && !wasReceived) setReceived(true)
  const [code, load] = useLazyFeature(feature, '', wasReceived)
  const [link, setLink] = useState<string>()
  const send = (pack: (loaded: SendCode) => unknown) =>
    void load()
      .then((loaded) => loaded?.makeLink(path, pack(loaded)))
      .then(setLink)
  return {
    send,
    sheet: code && link !== undefined && (
      <code.SendSheet link={link} close={() => setLink(undefined)} />
    ),
    /** Empty once it is accepted or dismissed. */
    received,
    /** The loaded code that shows it. */
    views: wasReceived ? code : undefined,
  }
}
