import { useState } from 'react'
import { CareCardName } from '#shared/entities/careCard.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { useReadSite } from '../../../data/useSite.ts'
import { clinicTime, instantOf } from '../clinicTime.ts'
import type { ControlProps } from './ControlProps.ts'
import { textOf } from './changedContent.ts'

export function LineControl({ attributes, value, onChange }: ControlProps) {
  return (
    <input
      {...attributes}
      type="text"
      value={textOf(value)}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** As people write it, until they leave the field: then it gets the format in which it is stored. */
export function WrittenControl({
  attributes,
  value,
  onChange,
  type,
  write,
}: ControlProps & { type: 'tel' | 'text'; write: (typed: string) => string }) {
  const typed = textOf(value)
  return (
    <input
      {...attributes}
      type={type}
      value={typed}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => {
        if (write(typed) !== typed) onChange(write(typed))
      }}
    />
  )
}

/** A day up to today. */
export function DateControl({ attributes, value, onChange }: ControlProps) {
  return (
    <input
      {...attributes}
      type="date"
      max={localDay(new Date())}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
}

export function TextControl({ attributes, value, onChange }: ControlProps) {
  return <textarea {...attributes} value={textOf(value)} onChange={({ target }) => onChange(target.value)} />
}

export function NumberControl({ attributes, value, onChange }: ControlProps) {
  return (
    <input
      {...attributes}
      type="number"
      min={1}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  )
}

/** Commas and spaces stay as typed while the list below them changes. */
export function KeywordsControl({ attributes, value, onChange }: ControlProps) {
  const words = Array.isArray(value) ? value.map(textOf) : []
  const [typed, setTyped] = useState(words.join(', '))
  const shown = sameWords(wordsIn(typed), words) ? typed : words.join(', ')
  return (
    <textarea
      {...attributes}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        const changed = wordsIn(target.value)
        onChange(changed.length > 0 ? changed : undefined)
      }}
    />
  )
}

const wordsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

const sameWords = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

export const StarsControl = (props: ControlProps) => (
  <ChoiceControl
    {...props}
    none="Not given"
    options={[5, 4, 3, 2, 1].map((stars) => ({ value: stars, label: String(stars) }))}
  />
)

const tones = [
  { value: 'plain', label: 'Plain' },
  { value: 'deep', label: 'Deep sand' },
  { value: 'river', label: 'River' },
  { value: 'dawn', label: 'Dawn' },
]
/** A color that is stored as such stays a choice. */
export const ToneControl = (props: ControlProps) => (
  <ChoiceControl
    {...props}
    options={
      tones.some(({ value }) => value === props.value)
        ? tones
        : [...tones, { value: props.value, label: textOf(props.value) }]
    }
  />
)

const icons = ['Clock', 'Heart', 'Shield', 'Users', 'Sparkles']
export const IconControl = (props: ControlProps) => (
  <ChoiceControl
    {...props}
    none="Sparkles by default"
    options={icons.map((name) => ({ value: name, label: name }))}
  />
)

export const YesNoControl = (props: ControlProps) => (
  <ChoiceControl
    {...props}
    options={[
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ]}
  />
)

export const AlertLevelControl = (props: ControlProps) => (
  <ChoiceControl
    {...props}
    value={props.value ?? 'information'}
    options={[
      { value: 'information', label: 'Information' },
      { value: 'urgent', label: 'Urgent' },
    ]}
  />
)

/** A date and time at the clinic, stored as an instant. */
export function ClinicTimeControl({ attributes, value, onChange }: ControlProps) {
  return (
    <input
      {...attributes}
      type="datetime-local"
      value={isTime(value) ? clinicTime(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : instantOf(target.value))}
    />
  )
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** An element can be about the office whose page it is on. */
export function OfficeControl(props: ControlProps) {
  const names = useReadSite()?.offices.map(({ name }) => ({ value: name, label: name })) ?? []
  const options = [...names, { value: '{office}', label: 'The office of the page' }]
  return (
    <ChoiceControl {...props} options={options} {...(props.row.required ? {} : { none: 'All offices' })} />
  )
}

const careCards = CareCardName.options.map((name) => ({ value: name, label: name.replaceAll('-', ' ') }))
export const CareCardControl = (props: ControlProps) => <ChoiceControl {...props} options={careCards} />

function ChoiceControl({
  attributes,
  value,
  onChange,
  options,
  none,
}: ControlProps & { options: readonly { value: unknown; label: string }[]; none?: string }) {
  return (
    <select
      {...attributes}
      value={options.findIndex((option) => option.value === value)}
      onChange={({ target }) => onChange(options[Number(target.value)]?.value)}
    >
      {none && <option value={-1}>{none}</option>}
      {options.map((option, index) => (
        <option key={option.label} value={index}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
