import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createRef, type ReactNode } from 'react'
import { type Kind, KINDS } from '../../src/kinds/kinds.ts'
import { knownDocuments } from '../knownDocuments.ts'
import './controls.css'
import {
  insertBlock,
  link,
  mark,
  type TextSelection,
  startLines,
  type TextEdit,
} from './mdxEdits.ts'
import { pickPhoto } from './pickPhoto.ts'
import { scalarText } from '../../pipeline/content/text/scalarText.ts'

type Edit = (selection: TextSelection) => TextEdit

const TIP = '<Tip></Tip>'

/** A class, since our hooks fail in the editor's React. */
export class MdxControl extends Component<CustomFieldControlProps> {
  /** Uncontrolled, since late values would move the cursor. */
  private readonly box = createRef<HTMLTextAreaElement>()
  private last: string = scalarText(this.props.value)

  override componentDidUpdate() {
    const value = scalarText(this.props.value)
    const box = this.box.current
    if (!box || value === this.last) return
    this.last = value
    if (box.value !== value) box.value = value
  }

  private readonly emit = () => {
    this.last = this.box.current?.value ?? ''
    this.props.onChange(this.last)
  }

  private apply(edit: Edit) {
    const box = this.box.current
    if (!box) return
    const { value: text, selectionStart: start, selectionEnd: end } = box
    const { from, to, insert, selectFrom, selectTo } = edit({ text, start, end })
    box.focus()
    box.setSelectionRange(from, to)
    // The browser can undo only insertions by this command.
    if (!document.execCommand('insertText', false, insert)) {
      box.setRangeText(insert)
      this.emit()
    }
    box.setSelectionRange(selectFrom, selectTo)
  }

  private async insertPicture() {
    const address = await pickPhoto(this.props)
    // The cursor goes between the brackets, for the description.
    if (address !== undefined)
      this.apply((at) => insertBlock(at, `![](${withBrackets(address)})`, 2))
  }

  override render() {
    const { field, forID } = this.props
    const isInline: boolean = field.toJS().isInline
    return (
      <div>
        <div role="group" aria-label="Insert into the text" className="mdx-buttons">
          {this.button('Bold', (at) => mark(at, '**'))}
          {this.button('Italic', (at) => mark(at, '*'))}
          {this.button('Link', link)}
          {!isInline && this.blockButtons()}
        </div>
        <textarea
          ref={this.box}
          id={forID}
          className="text-box"
          aria-labelledby={`${forID}-label`}
          defaultValue={this.last}
          rows={isInline ? 2 : 20}
          onInput={this.emit}
        />
      </div>
    )
  }

  private blockButtons() {
    return (
      <>
        {this.button('Heading', (at) => startLines(at, '## '))}
        {this.button('List', (at) => startLines(at, '- '))}
        {this.button('Quote', (at) => startLines(at, '> '))}
        {this.button('Tip', (at) => insertBlock(at, TIP, TIP.indexOf('</')))}
        {this.press('Picture…', () => void this.insertPicture())}
        {KINDS.map((kind) => 'card' in kind && this.cardPicker(kind))}
      </>
    )
  }

  private button(name: string, edit: Edit): ReactNode {
    return this.press(name, () => this.apply(edit))
  }

  private press(name: string, work: () => void) {
    return (
      <button type="button" className="form-button" onClick={work}>
        {name}
      </button>
    )
  }

  private cardPicker({ folder, singular, card }: Kind & { card: string }) {
    const documents = knownDocuments.documentsIn(folder)
    return (
      <select
        key={folder}
        className="form-button"
        aria-label={`Insert a ${singular.toLowerCase()} card`}
        value=""
        onChange={({ target }) =>
          this.apply((at) => insertBlock(at, `<${card} id="${target.value}" />`))
        }
      >
        <option value="">{`${singular} card…`}</option>
        {documents.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    )
  }
}

/** Markdown needs angle brackets around an address with spaces or parentheses. */
function withBrackets(address: string): string {
  return /[\s()]/.test(address) ? `<${address}>` : address
}
