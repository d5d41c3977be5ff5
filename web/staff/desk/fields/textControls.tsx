import { type ComponentProps, useState } from 'react'
import { isInstant } from '#shared/checks/alertIssues.ts'
import { pathName, valueAt } from '#shared/documents/fieldPath.ts'
import { textKey } from '#shared/search/foldedText.ts'
import { textOf } from '#shared/text/textOf.ts'
import { clinicTime, instantOf, inThisCentury } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { lastSegment, pathAbove } from '../kinds/changedContent.ts'
import type { ControlProps } from '../kinds/fieldTypes.ts'
import { useOpenDocument } from '../state/openDocument.ts'
import styles from './Field.module.css'
import { useKnown } from './useKnown.ts'

interface InputProps extends ControlProps, Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  shown?: (value: unknown) => string | number
  stored?: (typed: string) => unknown
  /** Formats the text for storage when the field loses the focus. */
  rewritten?: (typed: string) => string
}

export function InputControl({
  attributes,
  field: _,
  value,
  onChange,
  shown = textOf,
  stored = (typed) => typed,
  rewritten = (typed) => typed,
  type = 'text',
  ...input
}: InputProps) {
  return (
    <input
      {...input}
      {...attributes}
      type={type}
      value={shown(value)}
      autoComplete="off"
      onChange={({ target }) => onChange(stored(target.value))}
      onBlur={({ target }) => {
        const meant = rewritten(target.value)
        if (meant !== target.value) onChange(stored(meant))
      }}
    />
  )
}

export const inputOf = (own: Partial<InputProps>) => (props: ControlProps) => (
  <InputControl {...own} {...props} />
)

/** Shows “Not set” and a Clear button, because Safari shows today's date in an empty field and cannot clear it. */
export function DateControl({ shown = textOf, ...props }: InputProps) {
  return (
    <div className={styles.date}>
      <InputControl shown={shown} {...props} />
      {shown(props.value) === '' ? (
        <span>Not set</span>
      ) : (
        <SmallButton onClick={() => props.onChange(undefined)}>
          Clear <span className="visually-hidden">{props.field.label}</span>
        </SmallButton>
      )}
    </div>
  )
}

const dateOf = (own: Partial<InputProps>) => (props: ControlProps) => <DateControl {...own} {...props} />

export const day = {
  type: 'date',
  stored: (typed) => typed || undefined,
  rewritten: inThisCentury,
} satisfies Partial<InputProps>

export const DayControl = dateOf(day)

export const TimeOfDayControl = dateOf({ ...day, type: 'time', rewritten: (typed) => typed })

/** A date and time at the clinic, stored as an instant. */
export const ClinicTimeControl = dateOf({
  type: 'datetime-local',
  shown: (value) => (isInstant(value) ? clinicTime(value) : ''),
  stored: (typed) => (typed ? instantOf(typed) : undefined),
  rewritten: inThisCentury,
})

/** `empty` is the stored value of an empty field. */
export const numberOf = (empty: null | undefined, own: Partial<InputProps>) =>
  inputOf({
    ...own,
    type: 'number',
    shown: (value) => (typeof value === 'number' ? value : ''),
    stored: (typed) => (typed ? Number(typed) : empty),
  })

/** One line of text that wraps. It shows its label while it is empty. */
export function TitleControl({ attributes, field, value, onChange }: ControlProps) {
  return (
    <textarea
      {...attributes}
      // Browsers without `field-sizing` take this height. On a phone, a line has about 28 letters.
      rows={textOf(value).length > 28 ? 2 : 1}
      value={textOf(value)}
      placeholder={field.label}
      className={styles.title}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
    />
  )
}

export function TextControl({ attributes, value, onChange }: ControlProps) {
  return <textarea {...attributes} value={textOf(value)} onChange={({ target }) => onChange(target.value)} />
}

/** Shows the commas and spaces as typed while `onChange` gets the list of keywords. */
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

/** Edits the last part of an address. The parts before are the address of the parent page. */
export function AddressControl({ prefix, ...props }: ControlProps & { prefix: string }) {
  const before = useOpenDocument().published?.content.slug
  return (
    <div className={styles.address}>
      <span>{prefix}</span>
      <InputControl
        {...props}
        autoCapitalize="none"
        spellCheck={false}
        shown={(slug) => lastSegment(textOf(slug))}
        stored={(typed) => `${pathAbove(textOf(props.value))}${typed.replaceAll('/', '-')}`}
      />
      <p role="status" className={form.hint}>
        {before !== undefined &&
          before !== props.value &&
          'Once this is published, the old address leads to the new one: links and bookmarks keep working.'}
      </p>
    </div>
  )
}

/** Edits a category or an author. Suggests the names in use, and says if a typed name is new. */
export function KnownControl(props: ControlProps) {
  const known = useKnown(pathName(props.field.path))
  const typed = textOf(props.value)
  const listId = `${props.attributes.id}-known`
  const { published } = useOpenDocument()
  const own = textOf(valueAt(published?.content, props.field.path))
  const knownAs = (name: string) => [...(known ?? []), own].find((one) => textKey(one) === textKey(name))
  return (
    <>
      <InputControl {...props} list={listId} rewritten={(name) => knownAs(name) ?? name} />
      <datalist id={listId}>
        {known?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p role="status" className={form.hint}>
        {known &&
          typed.trim() !== '' &&
          knownAs(typed) === undefined &&
          'This is a new one: nothing on the website has it yet.'}
      </p>
    </>
  )
}
