import { hasTexts } from '../../src/shared/checkJson.ts'
import { BoxControl } from './BoxControl.ts'
import './controls.css'

export class FocusControl extends BoxControl {
  private readonly mounted = new AbortController()

  override componentDidMount() {
    const receive = ({ data, origin }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && hasTexts(data, 'focus')) this.change(data.focus)
    }
    window.addEventListener('message', receive, { signal: this.mounted.signal })
  }

  override componentWillUnmount() {
    this.mounted.abort()
  }

  override render() {
    const placeholder = 'Press on the picture in the preview, or write 50% 30%'
    return this.box({ className: 'text-box', placeholder })
  }
}
