import { dayName, weekdays } from '#shared/hours/openingHours.ts'
import type { ControlProps } from './ControlProps.ts'
import { textOf } from './changedContent.ts'
import styles from './Field.module.css'
import own from './siteControls.module.css'

export const DayControl = (props: ControlProps) => <InputControl {...props} type="date" />

export const TimeControl = (props: ControlProps) => <InputControl {...props} type="time" />

function InputControl({ attributes, value, onChange, type }: ControlProps & { type: 'date' | 'time' }) {
  return (
    <input
      {...attributes}
      type={type}
      className={styles.input}
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
      className={styles.input}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}

/** In the order of a week, not in the order in which they were chosen. */
export function WeekdaysControl({ attributes, row, value, onChange }: ControlProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field has its label already, which a legend would repeat
    <div
      role="group"
      id={attributes.id}
      aria-label={row.label}
      aria-describedby={attributes['aria-describedby']}
      className={own.weekdays}
    >
      {weekdays.map((day) => (
        <label key={day} className={own.weekday}>
          <input
            type="checkbox"
            checked={chosen.includes(day)}
            onChange={({ target }) =>
              onChange(weekdays.filter((other) => (other === day ? target.checked : chosen.includes(other))))
            }
          />
          {dayName(day)}
        </label>
      ))}
    </div>
  )
}
