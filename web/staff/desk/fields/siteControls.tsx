import { dayName, weekdays } from '#shared/hours/openingHours.ts'
import form from '../../form.module.css'
import type { ControlProps } from './ControlProps.ts'
import { textOf } from './changedContent.ts'

export const DayControl = (props: ControlProps) => <InputControl {...props} type="date" />

export const TimeControl = (props: ControlProps) => <InputControl {...props} type="time" />

function InputControl({ attributes, value, onChange, type }: ControlProps & { type: 'date' | 'time' }) {
  return (
    <input
      {...attributes}
      type={type}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
}

/** A latitude or a longitude. */
export function DegreesControl({ attributes, value, onChange }: ControlProps) {
  return (
    <input
      {...attributes}
      type="number"
      step="any"
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}

const days = weekdays.map((day) => ({ name: day, label: dayName(day), isFull: false }))

export const WeekdaysControl = (props: ControlProps) => <ChoicesControl {...props} choices={days} />

interface Choice {
  name: string
  label: string
  /** Cannot be chosen any more. */
  isFull: boolean
}

/** In the order of the choices, not in the order in which they were chosen. */
export function ChoicesControl({
  attributes,
  row,
  value,
  onChange,
  choices,
}: ControlProps & { choices: readonly Choice[] }) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const names = choices.map(({ name }) => name)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field has its label already, which a legend would repeat
    <div
      role="group"
      id={attributes.id}
      aria-label={row.label}
      aria-describedby={attributes['aria-describedby']}
      className={form.actions}
    >
      {choices.map(({ name, label, isFull }) => (
        <label key={name} className={form.option}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            disabled={isFull && !chosen.includes(name)}
            onChange={({ target }) =>
              onChange(names.filter((other) => (other === name ? target.checked : chosen.includes(other))))
            }
          />
          {label}
        </label>
      ))}
    </div>
  )
}
