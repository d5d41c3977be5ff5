import { useState } from 'react'
import { isTime } from '#shared/checks/alertIssues.ts'
import { limits } from '#shared/limits.ts'
import { clinicTime, instantOf } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { lastSegment, pathAbove, textOf } from '../kinds/changedContent.ts'
import { pathName } from '../state/fieldPath.ts'
import type { ControlProps } from './ControlProps.ts'
import styles from './Field.module.css'

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

export function AddressControl({
  attributes,
  value,
  onChange,
  prefix,
}: ControlProps & {
  prefix: string
}) {
  const slug = textOf(value)
  return (
    <div className={styles.address}>
      <span>{prefix}</span>
      <input
        {...attributes}
        type="text"
        value={lastSegment(slug)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange(`${pathAbove(slug)}${target.value.replaceAll('/', '-')}`)}
      />
    </div>
  )
}

/** A category or an author: those that are in use are proposed, and a new one is named as such. */
export function KnownControl({ attributes, field, value, onChange }: ControlProps) {
  const known = useKnown(pathName(field.path))
  const typed = textOf(value)
  const listId = `${attributes.id}-known`
  return (
    <>
      <input
        {...attributes}
        type="text"
        list={listId}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {known?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p role="status" className={form.hint}>
        {known &&
          typed.trim() !== '' &&
          !known.includes(typed) &&
          'This is a new one: nothing on the website has it yet.'}
      </p>
    </>
  )
}

/** Undefined until they are loaded. Of posts, those of the newest. */
function useKnown(field: string): string[] | undefined {
  const isOfFaqs = field === 'categoryName'
  // Not the queries of public pages, which keep only what a list shows.
  const faqs = useStaffQuery('GET /api/faqs', {}, { enabled: isOfFaqs })
  const query = { page: 1, perPage: limits.blogPageSizeMax }
  const { data: posts } = useStaffQuery('GET /api/blog/posts', { query }, { enabled: !isOfFaqs })
  if (isOfFaqs) return faqs.data?.categories
  const names = posts?.posts.map(({ category, author }) => (field === 'author' ? author : category))
  return names && [...new Set(names)].toSorted()
}
