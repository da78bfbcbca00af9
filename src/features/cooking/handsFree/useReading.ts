/** Speech synthesis: https://webaudio.github.io/web-speech-api/#tts-section */
import { useEffect, useRef, useState } from 'react'
import { language } from 'words/locale'
import { toSpeechText } from './speechText.ts'

/** Undefined in some in-app browsers. */
const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis

/** Finds a voice for the site's language that runs on the device, so that no text is sent. */
function findVoice(): SpeechSynthesisVoice | undefined {
  const voices = (synthesis?.getVoices() ?? []).filter(
    ({ lang, localService }) => localService && lang.slice(0, 2).toLowerCase() === language,
  )
  return voices.find((voice) => voice.default) ?? voices[0]
}

/** Reads the step aloud whenever it changes, while on. @param step returns the shown text */
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

  /** The first call must be in a click handler: otherwise iOS stays silent. */
  function read() {
    last.current = step()
    synthesis?.cancel()
    if (!voice) return
    // One utterance per sentence: some browsers stop in the middle of a long text.
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
