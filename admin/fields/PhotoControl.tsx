import type { DragEvent } from 'react'
import { fieldLabel } from '../config/labels.ts'
import { BoxControl } from './BoxControl.ts'
import './controls.css'
import { pickPhoto, takePhoto } from './pickPhoto.ts'

/** The editor's own image field cannot crop. */
export class PhotoControl extends BoxControl {
  private async use(chosen: Promise<string | undefined>) {
    const address = await chosen
    if (address !== undefined) this.change(address)
  }

  private readonly pick = () => void this.use(pickPhoto(this.props))

  private drop(event: DragEvent<HTMLElement>) {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void this.use(takePhoto(file, this.props.addFile))
  }

  override render() {
    const { value } = this.state
    const isNew = value.startsWith('blob:')
    return (
      <div
        className="photo-control"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => this.drop(event)}
      >
        {this.box({
          className: this.props.classNameWrapper,
          readOnly: isNew,
          value: isNew ? 'A new photo, stored when the document is saved' : value,
        })}
        <button type="button" className="form-button" onClick={this.pick}>
          Choose or upload…
        </button>
        {isNew && (
          <figure>
            <img src={value} alt="" />
            <figcaption>Say in words what it shows, in “{fieldLabel('imageDesc')}”.</figcaption>
          </figure>
        )}
        {value !== '' && (
          <button type="button" className="form-button" onClick={() => this.change('')}>
            Remove
          </button>
        )}
      </div>
    )
  }
}
