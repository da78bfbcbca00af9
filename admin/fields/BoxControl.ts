import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement, type InputHTMLAttributes } from 'react'
import { parseNumber } from './parseNumber.ts'
import { scalarText } from '../../pipeline/content/text/scalarText.ts'

interface State {
  from: unknown
  value: string
}

/** A text field with its own state, since the editor passes values back too late. */
export abstract class BoxControl extends Component<CustomFieldControlProps, State> {
  override state: State = { from: this.props.value, value: scalarText(this.props.value) }

  static getDerivedStateFromProps(
    { value }: CustomFieldControlProps,
    { from, value: typed }: State,
  ) {
    if (value === from) return null
    return { from: value, value: parseNumber(typed) === value ? typed : scalarText(value) }
  }

  protected box(attributes: InputHTMLAttributes<HTMLInputElement>) {
    const { forID } = this.props
    return createElement('input', {
      id: forID,
      'aria-labelledby': `${forID}-label`,
      value: this.state.value,
      onChange: ({ target }) => this.change(target.value),
      ...attributes,
    })
  }

  protected change(value: string, reported: string | number | null = value) {
    this.setState({ value })
    this.props.onChange(reported)
  }
}
