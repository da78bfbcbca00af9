import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement } from 'react'
import { isFocusMessage } from '../preview/focusPoint.ts'
import { textOf } from './textOf.ts'

interface State {
  /** The value that the editor handed in last. */
  from: unknown
  /** What the box holds. */
  value: string
}

/** The point of a picture that every crop keeps: typed, or pressed on the picture in the preview. */
export class FocusControl extends Component<CustomFieldControlProps, State> {
  override state: State = { from: this.props.value, value: textOf(this.props.value) }

  /** Values come back a moment after they are handed on, and the box must not wait for that. */
  static getDerivedStateFromProps({ value }: CustomFieldControlProps, { from }: State) {
    return value === from ? null : { from: value, value: textOf(value) }
  }

  override componentDidMount() {
    window.addEventListener('message', this.take)
  }

  override componentWillUnmount() {
    window.removeEventListener('message', this.take)
  }

  private readonly take = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && isFocusMessage(data)) this.change(data.focus)
  }

  private change(value: string) {
    this.setState({ value })
    this.props.onChange(value)
  }

  override render() {
    const { forID, classNameWrapper } = this.props
    return createElement('input', {
      id: forID,
      'aria-labelledby': `${forID}-label`,
      className: classNameWrapper,
      placeholder: 'Press on the picture in the preview, or write 50% 30%',
      value: this.state.value,
      onChange: ({ target }: { target: HTMLInputElement }) => this.change(target.value),
    })
  }
}
