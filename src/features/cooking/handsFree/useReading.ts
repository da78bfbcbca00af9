/** Reads aloud, https://webaudio.github.io/web-speech-api/#tts-section */
import { useEffect, useRef, useState } from 'react'
import { language } from 'words/locale'
import { toSpeechText } from './speechText.ts'

/** Undefined in browsers inside of some applications. */
const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis

/** A voice for the language of the site that speaks on the device, and so sends nothing. */
function findVoice(): SpeechSynthesisVoice | undefined {
  const voices = (synthesis?.getVoices() ?? []).filter(
    ({ lang, localService }) => localService && lang.slice(0, 2).toLowerCase() === language,
  )
  return voices.find((voice) => voice.default) ?? voices[0]
}

/** @param step returns the words that are shown; while on, they are read whenever they change */
export function useReading(step: () => string) {
  const [voice, setVoice] = useState(findVoice)
  const [isOn, setOn] = useState(false)
  const last = useRef('')
  useEffect(() => {
    const update = () => setVoice(findVoice)
    synthesis?.addEventListener('voiceschanged', update)
    return () => {
      synthesis?.removeEventListener('voiceschanged', update)
      synthesis?.cancel()
    }
  }, [])
  useEffect(() => {
    if (isOn && step() !== last.current) read()
  })

  /** First called in a press: iOS stays silent otherwise. */
  function read() {
    last.current = step()
    synthesis?.cancel()
    if (!voice) return
    // Some browsers fall silent in the middle of a long text.
    for (const sentence of toSpeechText(last.current).split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u)) {
      const utterance = new SpeechSynthesisUtterance(sentence)
      synthesis?.speak(Object.assign(utterance, { voice, lang: voice.lang }))
    }
  }
  function toggle() {
    setOn(!isOn)
    if (isOn) synthesis?.cancel()
    else read()
  }
  const spoken = () => (synthesis?.speaking ? toSpeechText(last.current) : '')
  return { isOn, hasVoice: voice !== undefined, read, toggle, spoken }
}
