import { type CustomFieldControlProps, getFieldType } from '@sveltia/cms'
import { createElement } from 'react'
import { knownDocuments } from '../knownDocuments.ts'
import { referenceOptions, type ReferenceTo, withCurrent } from './reference.ts'

/** The editor's relation widget stores numbers as texts, and changes documents when one is deleted. */
export function ReferenceControl(props: CustomFieldControlProps) {
  const { value, field } = props
  const Select = getFieldType('select')?.control
  if (!Select) throw new Error('The editor has no select field to build on.')
  const to: ReferenceTo = field.toJS().to
  const options = withCurrent(referenceOptions(to, knownDocuments), value)
  const choices = field.set('widget', 'select').set('options', options)
  return createElement(Select, { ...props, field: choices.set('dropdown_threshold', 0) })
}
