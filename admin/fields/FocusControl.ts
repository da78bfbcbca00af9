import { createElement } from 'react'
import { hasTexts } from '../../src/shared/checkJson.ts'
import { BoxControl } from './BoxControl.ts'
import './controls.css'

export class FocusControl extends BoxControl {
  override componentDidMount() {
    window.addEventListener('message', this.receive)
  }

  override componentWillUnmount() {
    window.removeEventListener('message', this.receive)
  }

  private readonly receive = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && hasTexts(data, 'focus')) this.change(data.focus)
  }

  override render() {
    const { forID } = this.props
    return createElement('input', {
      id: forID,
      'aria-labelledby': `${forID}-label`,
      className: 'text-box',
      placeholder: 'Press on the picture in the preview, or write 50% 30%',
      value: this.state.value,
      onChange: ({ target }: { target: HTMLInputElement }) => this.change(target.value),
    })
  }
}
