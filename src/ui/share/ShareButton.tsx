import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import { canonicalUrl } from '../../addresses/canonicalUrl.ts'
import bar from '../document/barItem.module.css'
import { showToast } from '../toast/toast.ts'
import { shareOrCopy } from './shareOrCopy.ts'

export function ShareButton({ title, path }: { title: string; path: string }) {
  async function shareLink() {
    const url = canonicalUrl(path)
    const outcome = await shareOrCopy({ title, url }, url)
    if (outcome === 'copied') {
      showToast({ title: 'Link copied', message: 'Paste it into a message or a note.' })
    }
    if (outcome === 'refused') {
      showToast({ title: 'Copy this link', link: url, duration: Infinity })
    }
  }
  return (
    <button
      type="button"
      aria-label="Share"
      className={`dimmed quiet tall ${bar.item} needs-scripts`}
      onClick={() => void shareLink()}
    >
      <IconShare2 size="1.25rem" stroke={1.75} aria-hidden="true" />
      <span className={bar.words}>Share</span>
    </button>
  )
}
