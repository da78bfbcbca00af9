import { useRef } from 'react'
import pills from '../../ui/choice/pills.module.css'
import { AtHandField } from './AtHandField.tsx'
import choices from './choices.module.css'
import type { ControlProps } from './Choices.tsx'

export function AtHand({ found: { filters, counts, index }, ask }: ControlProps) {
  const { have, sort } = filters
  const group = useRef<HTMLFieldSetElement>(null)
  const offered = index.foods.names
    .map((name, place) => ({ name, count: counts.have[place] ?? 0 }))
    .filter(({ name, count }) => count > 0 && !have.includes(name))
  function add(name: string) {
    ask({ have: [...have, name], sort: sort ?? 'missing' })
  }
  function remove(name: string) {
    const left = have.filter((one) => one !== name)
    ask({ have: left, sort: left.length === 0 && sort === 'missing' ? null : sort })
    // The pressed button is gone.
    group.current?.querySelector('input')?.focus()
  }

  return (
    <fieldset ref={group} className={choices.group}>
      <legend className={choices.name}>What I have</legend>
      <AtHandField offered={offered} add={add} />
      {have.length > 0 && (
        <ul aria-label="Foods that you have" className="row">
          {have.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={pills.pill}
                aria-label={`Remove ${name}`}
                onClick={() => remove(name)}
              >
                {name} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
