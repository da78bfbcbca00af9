import { createElement } from 'react'
import { BoxControl } from './BoxControl.ts'
import { numberFault, parseNumber } from './parseNumber.ts'

/** The editor's own number field drops text that it cannot parse. */
export class NumberControl extends BoxControl {
  /** The editor calls this before it saves. */
  isValid() {
    return this.fault === undefined || { error: { message: this.fault } }
  }

  private get fault(): string | undefined {
    const { label = '', rules } = this.props.field.toJS()
    return numberFault(parseNumber(this.state.value), label, rules)
  }

  override render() {
    const { forID, classNameWrapper } = this.props
    const { fault } = this
    return createElement(
      'div',
      null,
      this.box({
        'aria-describedby': `${forID}-fault`,
        'aria-invalid': fault !== undefined,
        className: classNameWrapper,
        inputMode: 'decimal',
        size: 12,
        onChange: ({ target }) => this.change(target.value, parseNumber(target.value)),
      }),
      createElement('p', { id: `${forID}-fault`, role: 'status', className: 'fault' }, fault),
    )
  }
}
