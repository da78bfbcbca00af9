import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement } from 'react'
import { knownDocuments } from '../knownDocuments.ts'
import { scalarText } from '../../pipeline/content/text/scalarText.ts'

/** Shows the number of a document. A new document gets the next free number. */
export class IdControl extends Component<CustomFieldControlProps> {
  override componentDidMount() {
    const { value, field, onChange } = this.props
    if (scalarText(value) === '') onChange(knownDocuments.nextId(field.get('collection')))
  }

  /** “Revert All Changes” removes the number, which this restores. */
  override componentDidUpdate() {
    this.componentDidMount()
  }

  override render() {
    const { forID, value } = this.props
    const attributes = { id: forID, 'aria-labelledby': `${forID}-label` }
    return createElement('output', attributes, scalarText(value))
  }
}
