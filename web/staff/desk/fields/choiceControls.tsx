import type { ReactNode } from 'react'
import { dayName, weekdays } from '#shared/hours/openingHours.ts'
import { textOf } from '#shared/text/textOf.ts'
import { useReadSite } from '../../../data/useSite.ts'
import form from '../../ui/form.module.css'
import type { ControlProps, FormField } from '../kinds/fieldTypes.ts'

/** The names of the offices, and `{office}` for the office whose page shows the element. */
export function OfficeControl(props: ControlProps) {
  const names = useReadSite()?.offices.map(({ name }) => [name, name] as const) ?? []
  return (
    <ChoiceControl
      {...props}
      options={[...names, ['{office}', 'The office of the page']]}
      none={props.field.required ? undefined : 'All offices'}
    />
  )
}

/** A stored text that is not among the options is shown as a further option. */
export function ChoiceControl({
  attributes,
  field,
  value,
  onChange,
  options = field.options ?? [],
  none = field.none,
}: ControlProps & Pick<FormField, 'options'> & { none?: string | undefined }) {
  const stored = textOf(value)
  const isKnown = stored === '' || options.some(([option]) => option === value)
  const all = isKnown ? options : [...options, [stored, stored] as const]
  return (
    <select
      {...attributes}
      value={all.findIndex(([option]) => option === value)}
      onChange={({ target }) => onChange(all[Number(target.value)]?.[0])}
    >
      {none && <option value={-1}>{none}</option>}
      {all.map(([, label], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have one title
        <option key={index} value={index}>
          {label}
        </option>
      ))}
    </select>
  )
}

const days = weekdays.map((day) => ({ name: day, label: dayName(day) }))

export const WeekdaysControl = (props: ControlProps) => <ChoicesControl {...props} choices={days} />

/** Stores the chosen names in the order of `choices`, not in the order in which they were chosen. */
export function ChoicesControl({
  attributes,
  field,
  value,
  onChange,
  choices,
}: ControlProps & { choices: readonly { name: string; label: string; isFull?: boolean }[] }) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const names = choices.map(({ name }) => name)
  return (
    <ControlGroup attributes={attributes} field={field} className={form.actions}>
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
    </ControlGroup>
  )
}

/** A `div` instead of a `fieldset`, because a legend would repeat the label of the field. */
export const ControlGroup = ({
  attributes: { id, 'aria-describedby': describedBy },
  field,
  ...group
}: Pick<ControlProps, 'attributes' | 'field'> & { className: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which would repeat the label
  <div role="group" id={id} aria-label={field.label} aria-describedby={describedBy} {...group} />
)
