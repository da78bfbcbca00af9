import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, type DragEvent } from 'react'
import './PhotoControl.css'
import { pickPhoto, takePhoto } from './pickPhoto.ts'
import { inWords } from '../names.ts'
import { textOf } from './textOf.ts'

interface State {
  /** The value that the editor handed in last. */
  from: unknown
  /** What the box holds. */
  value: string
}

/**
 * Names a photo beside the document, or the address of an image: by typing it, or by choosing,
 * uploading or dropping a photo, which is stored when the document is saved. The editor's own image field knows
 * no cropping.
 */
export class PhotoControl extends Component<CustomFieldControlProps, State> {
  override state: State = { from: this.props.value, value: textOf(this.props.value) }

  /** Values come back a moment after they are handed on, and the box must not wait for that. */
  static getDerivedStateFromProps({ value }: CustomFieldControlProps, { from }: State) {
    return value === from ? null : { from: value, value: textOf(value) }
  }

  private change(value: string) {
    this.setState({ value })
    this.props.onChange(value)
  }

  private async use(chosen: Promise<string | undefined>) {
    const address = await chosen
    if (address !== undefined) this.change(address)
  }

  private drop(event: DragEvent<HTMLElement>) {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void this.use(takePhoto(file, this.props.addFile))
  }

  override render() {
    const { forID, classNameWrapper } = this.props
    const { value } = this.state
    // Until it is saved, a photo has an address of the browser's own.
    const isNew = value.startsWith('blob:')
    return (
      <div
        className="photo-control"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => this.drop(event)}
      >
        <input
          id={forID}
          aria-labelledby={`${forID}-label`}
          className={classNameWrapper}
          readOnly={isNew}
          value={isNew ? 'A new photo, stored when the document is saved' : value}
          onChange={({ target }) => this.change(target.value)}
        />
        <button type="button" onClick={() => void this.use(pickPhoto(this.props))}>
          Choose or upload…
        </button>
        {isNew && (
          <figure>
            <img src={value} alt="" />
            <figcaption>Say in words what it shows, in “{inWords('imageDesc')}”.</figcaption>
          </figure>
        )}
        {value !== '' && (
          <button type="button" onClick={() => this.change('')}>
            Remove
          </button>
        )}
      </div>
    )
  }
}
