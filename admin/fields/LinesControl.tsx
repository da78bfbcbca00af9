import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createRef } from 'react'
import { knownDocuments } from '../knownDocuments.ts'
import { dequal } from 'dequal/lite'
import './controls.css'
import {
  type FieldLine,
  toFieldLines,
  parseLines,
  setDetail,
  keepDetails,
  writeLines,
} from './lines.ts'
import { referenceOptions, type ReferenceTo, withCurrent } from './reference.ts'

export interface LinesOptions {
  isGrouped: boolean
  hasEmptyLines: boolean
  detail?: { name: string; label: string; to: ReferenceTo }
}

/** Edits a list as lines of one box. Ignores late values while the box has the focus. */
export class LinesControl extends Component<CustomFieldControlProps> {
  private readonly box = createRef<HTMLTextAreaElement>()
  private readonly seen = new Map<string, FieldLine>()
  private lines = this.linesNow()

  /** Reads the entry, since the editor's `value` of a list of groups is empty after a change. */
  private linesNow(): FieldLine[] {
    const { entry, field } = this.props
    return toFieldLines(entry?.get('data').get(field.get('name'))?.toJS?.())
  }

  private get options(): LinesOptions {
    return this.props.field.toJS().lines
  }

  private get written(): string {
    return writeLines(this.lines, this.options.hasEmptyLines ? '\n\n' : '\n')
  }

  override componentDidUpdate() {
    if (document.activeElement === this.box.current) return
    const lines = this.linesNow()
    if (dequal(lines, this.lines)) return
    this.lines = lines
    this.tidy()
  }

  private readonly tidy = () => {
    const box = this.box.current
    if (box && box.value !== this.written) box.value = this.written
  }

  private readonly read = () => {
    for (const line of this.lines) this.seen.set(line.text, line)
    const lines = parseLines(this.props.field.get('name'), this.box.current?.value ?? '')
    this.emit(keepDetails(lines, this.lines, this.seen))
  }

  private emit(lines: FieldLine[]) {
    this.lines = lines
    this.props.onChange(this.options.isGrouped ? lines : lines.map(({ text }) => text))
  }

  override render() {
    const { forID } = this.props
    const { detail } = this.options
    return (
      <>
        <textarea
          ref={this.box}
          id={forID}
          className="text-box line-box"
          aria-labelledby={`${forID}-label`}
          defaultValue={this.written}
          rows={4}
          onInput={this.read}
          onBlur={this.tidy}
        />
        {detail && this.lines.length > 0 && this.details(detail)}
      </>
    )
  }

  private details({ name, label, to }: NonNullable<LinesOptions['detail']>) {
    const options = referenceOptions(to, knownDocuments)
    const choose = (index: number, line: FieldLine, value: string) => {
      const chosen = options.find((option) => String(option.value) === value)
      this.emit(this.lines.with(index, setDetail(line, name, chosen?.value)))
    }
    return (
      <details className="line-details">
        <summary>{label} of each line</summary>
        {[...this.lines.entries()].map(([index, line]) => (
          <label key={index}>
            <span>{line.text}</span>
            <select
              className="form-button"
              value={String(line[name] ?? '')}
              onChange={({ target }) => choose(index, line, target.value)}
            >
              <option value="">(None)</option>
              {withCurrent(options, line[name]).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </details>
    )
  }
}
