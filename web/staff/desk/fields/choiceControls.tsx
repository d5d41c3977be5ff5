import { CareCardName } from '#shared/entities/careCard.ts'
import { dayName, weekdays } from '#shared/hours/openingHours.ts'
import { useReadSite } from '../../../data/useSite.ts'
import form from '../../ui/form.module.css'
import { textOf } from '../kinds/changedContent.ts'
import type { ControlProps } from './ControlProps.ts'

const choiceOf =
  (options: readonly (readonly [value: unknown, label: string])[], none?: string) =>
  (props: ControlProps) => <ChoiceControl {...props} options={options} none={none} />

export const StarsControl = choiceOf(
  [5, 4, 3, 2, 1].map((stars) => [stars, String(stars)]),
  'Not given',
)

export const IconControl = choiceOf(
  ['Clock', 'Heart', 'Shield', 'Users', 'Sparkles'].map((name) => [name, name]),
  'Sparkles by default',
)

export const YesNoControl = choiceOf([
  [true, 'Yes'],
  [false, 'No'],
])

export const CareCardControl = choiceOf(CareCardName.options.map((name) => [name, name.replaceAll('-', ' ')]))

const LevelControl = choiceOf([
  ['information', 'Information'],
  ['urgent', 'Urgent'],
])
export const AlertLevelControl = (props: ControlProps) => (
  <LevelControl {...props} value={props.value ?? 'information'} />
)

const tones = [
  ['plain', 'Plain'],
  ['deep', 'Deep sand'],
  ['river', 'River'],
  ['dawn', 'Dawn'],
] as const
/** A color that is stored as such stays a choice. */
export const ToneControl = (props: ControlProps) => (
  <ChoiceControl
    {...props}
    options={
      tones.some(([tone]) => tone === props.value) ? tones : [...tones, [props.value, textOf(props.value)]]
    }
  />
)

/** An element can be about the office whose page it is on. */
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

function ChoiceControl({
  attributes,
  value,
  onChange,
  options,
  none,
}: ControlProps & {
  options: readonly (readonly [value: unknown, label: string])[]
  none?: string | undefined
}) {
  return (
    <select
      {...attributes}
      value={options.findIndex(([option]) => option === value)}
      onChange={({ target }) => onChange(options[Number(target.value)]?.[0])}
    >
      {none && <option value={-1}>{none}</option>}
      {options.map(([, label], index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  )
}

const days = weekdays.map((day) => ({ name: day, label: dayName(day), isFull: false }))

export const WeekdaysControl = (props: ControlProps) => <ChoicesControl {...props} choices={days} />

interface Choice {
  name: string
  label: string
  isFull: boolean
}

/** In the order of the choices, not in the order in which they were chosen. */
export function ChoicesControl({
  attributes,
  field,
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
      aria-label={field.label}
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
