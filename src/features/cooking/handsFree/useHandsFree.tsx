import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import { useState } from 'react'
import { title } from 'words/handsFree'
import { checkConnection } from 'words/site'
import { lazyFeature } from '../../../ui/lazyFeature.ts'

const feature = lazyFeature(() => import('./HandsFree.tsx'))

/** The panel stands beside the dialog: React passes keys and `close` on to what is around. */
export function useHandsFree() {
  const [code, setCode] = useState(feature.loaded)
  const [isOpen, setOpen] = useState(false)
  const [note, tell] = useState<string>()
  async function open() {
    const loaded = await feature.load(() => tell(checkConnection))
    setCode(() => loaded)
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
