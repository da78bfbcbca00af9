import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement } from 'react'
import { knownDocuments } from '../knownDocuments.ts'
import { scalarText } from '../../pipeline/content/text/scalarText.ts'

/** Shows the number of a document; a new one has the next that is free. */
export class IdControl extends Component<CustomFieldControlProps> {
  override componentDidMount() {
    const { value, field, onChange } = this.props
    if (scalarText(value) === '') onChange(knownDocuments.nextId(field.get('collection')) ?? 1)
  }

  /** “Revert All Changes” takes the number away. */
  override componentDidUpdate() {
    this.componentDidMount()
  }

  override render() {
    const { forID, value } = this.props
    const named = { id: forID, 'aria-labelledby': `${forID}-label` }
    return createElement('output', named, scalarText(value))
  }
}
