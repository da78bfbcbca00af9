import { type CustomFieldControlProps, getFieldType } from '@sveltia/cms'
import { Component, createElement } from 'react'
import { knownDocuments } from '../knownDocuments.ts'
import { referenceOptions, type ReferenceTo, withCurrent } from './reference.ts'

/** Replaces the relation widget, which stores numbers as text and edits documents after deletions. */
export class ReferenceControl extends Component<CustomFieldControlProps> {
  override render() {
    const { value, field } = this.props
    const Select = getFieldType('select')?.control
    if (!Select) throw new Error('The editor has no select field to build on.')
    const to: ReferenceTo = field.toJS().to
    const options = withCurrent(referenceOptions(to, knownDocuments), value)
    const choices = field.set('widget', 'select').set('options', options)
    return createElement(Select, { ...this.props, field: choices.set('dropdown_threshold', 0) })
  }
}
