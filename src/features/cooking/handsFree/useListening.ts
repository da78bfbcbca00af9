/** Speech recognition: https://webaudio.github.io/web-speech-api/#speechreco-section */
import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import { locale } from 'words/locale'
import { allowSound } from '../timers/sound.ts'

type RecognitionEvent = Partial<SpeechRecognitionEvent & SpeechRecognitionErrorEvent>

interface RecognitionClass {
  new (): {
    lang: string
    processLocally: boolean
    start: () => void
    abort: () => void
    addEventListener: (type: string, listen: (event: RecognitionEvent) => void) => void
  }
  available?: (wanted: typeof ON_DEVICE) => Promise<string>
  install?: (wanted: typeof ON_DEVICE) => Promise<boolean>
}

declare global {
  var SpeechRecognition: RecognitionClass | undefined
  var webkitSpeechRecognition: RecognitionClass | undefined
}

const ON_DEVICE = { langs: [locale], processLocally: true }

/** Undefined in browsers without speech recognition. */
export const Recognition = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition

/** @param hear gets each phrase as text */
export function useListening(hear: (phrase: string) => void) {
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off')
  const [recognition, setRecognition] = useState<'staysHere' | 'micNeedsFiles' | 'micSends'>(
    'micSends',
  )
  const isHidden = useDocumentVisibility() === 'hidden'
  const isOn = state === 'on'
  const onPhrase = useEffectEvent(hear)
  useEffect(() => {
    async function findRecognition() {
      const found = await Recognition?.available?.(ON_DEVICE)
      if (found === 'available') setRecognition('staysHere')
      else if (found?.startsWith('download')) setRecognition('micNeedsFiles')
    }
    findRecognition().catch(() => {})
  }, [])
  useEffect(() => {
    if (!Recognition || !isOn || isHidden) return undefined
    let isOver = false
    const recognizer = new Recognition()
    recognizer.lang = locale
    recognizer.processLocally = recognition === 'staysHere'
    recognizer.addEventListener('result', ({ results }) => {
      if (!isOver) onPhrase(results?.[0]?.[0]?.transcript ?? '')
    })
    recognizer.addEventListener('error', ({ error }) => {
      if (!isOver && error !== 'no-speech' && error !== 'aborted') setState('failed')
    })
    // Browsers end recognition after each phrase, and during silence.
    recognizer.addEventListener('end', () => {
      setTimeout(() => isOver || recognizer.start(), 250)
    })
    recognizer.start()
    return () => {
      isOver = true
      recognizer.abort()
    }
  }, [isOn, isHidden, recognition])

  /** Call it in a click handler: browsers allow downloads and sound only there. */
  async function toggle() {
    // Timers started by voice must be allowed to ring, too.
    allowSound()
    if (recognition === 'micNeedsFiles') {
      const isThere = await Recognition?.install?.(ON_DEVICE).catch(() => false)
      setRecognition(isThere ? 'staysHere' : 'micSends')
      // Sending audio needs consent, by a second click.
      if (!isThere) return
    }
    setState(isOn ? 'off' : 'on')
  }
  return { isOn, hasFailed: state === 'failed', recognition, toggle }
}
