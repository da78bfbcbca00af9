import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import { useState } from 'react'
import { title } from 'words/handsFree'
import { checkConnection } from 'words/site'
import { lazyFeature, useLazyFeature } from '../../../ui/lazyFeature.ts'

const handsFreeFeature = lazyFeature(() => import('./HandsFree.tsx'))

/** Renders outside the dialog: React events bubble to React parents. */
export function useHandsFree() {
  const [code, load] = useLazyFeature(handsFreeFeature, '')
  const [isOpen, setOpen] = useState(false)
  const [note, tell] = useState<string>()
  async function open() {
    const loaded = await load(() => tell(checkConnection))
    setOpen(loaded !== undefined)
  }
  return {
    note,
    button: (
      <button type="button" aria-label={title} title={title} onClick={open}>
        <IconVolume aria-hidden="true" />
      </button>
    ),
    panel: code && <code.HandsFree {...{ tell, isOpen }} close={() => setOpen(false)} />,
  }
}
