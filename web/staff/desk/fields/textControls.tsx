import { useState } from 'react'
import { isTime } from '#shared/checks/alertIssues.ts'
import { clinicTime, instantOf } from '../../ui/clinicTime.ts'
import { textOf } from '../kinds/changedContent.ts'
import type { ControlProps } from './ControlProps.ts'

/** As people write it, until they leave the field: then it gets the format in which it is stored. */
export function LineControl({
  attributes,
  value,
  onChange,
  type = 'text',
  write = (typed) => typed,
}: ControlProps & { type?: 'tel' | 'text'; write?: (typed: string) => string }) {
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

export function TextControl({ attributes, value, onChange }: ControlProps) {
  return <textarea {...attributes} value={textOf(value)} onChange={({ target }) => onChange(target.value)} />
}

export function DayControl({
  attributes,
  value,
  onChange,
  type = 'date',
  max,
}: ControlProps & { type?: 'date' | 'time'; max?: string }) {
  return (
    <input
      {...attributes}
      type={type}
      max={max}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
}

/** `empty`: what is stored without a number. */
export function NumberControl({
  attributes,
  value,
  onChange,
  range,
  empty,
}: ControlProps & { range: { min: number } | { step: 'any' }; empty?: null }) {
  return (
    <input
      {...attributes}
      {...range}
      type="number"
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? empty : Number(target.value))}
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
