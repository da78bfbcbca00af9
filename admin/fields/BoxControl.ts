import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component } from 'react'
import { textOf } from './textOf.ts'

interface State {
  from: unknown
  value: string
}

/** The editor hands values back late. */
export abstract class BoxControl extends Component<CustomFieldControlProps, State> {
  override state: State = { from: this.props.value, value: textOf(this.props.value) }

  static getDerivedStateFromProps({ value }: CustomFieldControlProps, { from }: State) {
    return value === from ? null : { from: value, value: textOf(value) }
  }

  protected change(value: string) {
    this.setState({ value })
    this.props.onChange(value)
  }
}
