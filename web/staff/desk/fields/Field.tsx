import { memo, type ReactNode, useDeferredValue, useId, useRef, useState } from 'react'
import { type FieldPath, pathName } from '#shared/documents/fieldPath.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { textOf } from '#shared/text/textOf.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import { FieldFindings } from '../checks/FieldFindings.tsx'
import { pathAbove } from '../kinds/changedContent.ts'
import type { ControlProps, FieldControl, FormField } from '../kinds/fieldTypes.ts'
import { ChoiceControl, OfficeControl, WeekdaysControl } from './choiceControls.tsx'
import { FactButton, NamedFacts } from './FactButton.tsx'
import styles from './Field.module.css'
import { ImageControl } from './ImageControl.tsx'
import {
  LinkControl,
  LinkPlacesControl,
  PagesControl,
  ParentControl,
  TreatmentPageControl,
} from './PageControls.tsx'
import { RichTextField } from './richText/RichTextField.tsx'
import {
  AddressControl,
  ClinicTimeControl,
  DateControl,
  DayControl,
  day,
  InputControl,
  inputOf,
  KeywordsControl,
  KnownControl,
  numberOf,
  TextControl,
  TimeOfDayControl,
  TitleControl,
} from './textControls.tsx'
import { writtenDial, writtenPhone } from './writtenPhone.ts'

const choosePage = 'Choose a page'

export const Field = memo(function Field({
  field,
  value,
  error: found,
  onEdit,
}: {
  field: FormField
  value: unknown
  error: string | undefined
  onEdit: (path: FieldPath, value: unknown, control: FieldControl) => void
}) {
  const id = useId()
  const help = `${id}-help`
  const problem = `${id}-error`
  const [isTyping, setIsTyping] = useState(false)
  const { isHelped, showHelp, hideHelp } = useHelp()
  // The checks are deferred, too. Their findings in the older text would appear briefly and move the buttons below.
  const wasTyping = useDeferredValue(isTyping)
  const error = (isTyping || wasTyping) && rewritten.includes(field.control) ? undefined : found
  const Control = controls[field.control]
  const describedBy = [field.help && help, error && problem].filter(Boolean).join(' ') || undefined
  const control = {
    attributes: {
      id,
      'aria-describedby': describedBy,
      'aria-invalid': error ? true : undefined,
      'aria-required': field.required,
    },
    field,
    value,
    onChange: (changed: unknown) => onEdit(field.path, changed, field.control),
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: observes events of the control, which has a role
    <div
      className={`${form.field} ${styles.field}`}
      data-field={pathName(field.path)}
      onFocus={showHelp}
      onInput={() => setIsTyping(true)}
      onBlur={() => {
        setIsTyping(false)
        hideHelp()
      }}
    >
      <label htmlFor={id}>
        {field.label}
        {!field.required && !field.isExpected && !hasValue.includes(field.control) && (
          <span className={styles.optional}> (optional)</span>
        )}
      </label>
      {/* The button is before the control, so that Tab in a control moves to the next field. */}
      {namesFacts.includes(field.control) && <FactButton {...control} />}
      <Control {...control} />
      {namesFacts.includes(field.control) && <NamedFacts text={textOf(value)} />}
      {field.help && (
        <p id={help} className={isHelped ? form.hint : `${form.hint} ${form.help}`}>
          {field.help}
        </p>
      )}
      <FieldFindings field={field} problem={error} problemId={problem} />
    </div>
  )
})

/** The help is shown while the field has the focus. It stays while a button is pressed, which would move from under it. */
function useHelp() {
  const [isHelped, setIsHelped] = useState(false)
  const isLeft = useRef(false)
  const showHelp = () => {
    isLeft.current = false
    setIsHelped(true)
  }
  const hideHelp = () => {
    isLeft.current = true
    const hide = () => isLeft.current && setIsHelped(false)
    if (document.querySelector(':active:not(html, body)')) addEventListener('click', hide, { once: true })
    else hide()
  }
  return { isHelped, showHelp, hideHelp }
}

/** Controls of plain text, which can contain facts. In a link field, a phone fact becomes a link that calls. */
const namesFacts: readonly FieldControl[] = ['title', 'line', 'text', 'link']

/** These begin with a value, such as the first choice, or with words for none. */
const hasValue: readonly FieldControl[] = ['choice', 'office', 'treatmentPage']

/** These controls format their text when they lose the focus. Until then, errors in the text are hidden. */
const rewritten: readonly FieldControl[] = ['phone', 'dial', 'link']

const controls: Readonly<Record<FieldControl, (props: ControlProps) => ReactNode>> = {
  title: TitleControl,
  line: InputControl,
  phone: inputOf({ type: 'tel', rewritten: writtenPhone }),
  dial: inputOf({ type: 'tel', rewritten: writtenDial }),
  link: LinkControl,
  known: KnownControl,
  date: (props) => <DateControl {...day} {...props} max={localDay(serverNow())} />,
  recordedBy: ({ attributes, value }) => (
    <output id={attributes.id}>{textOf(value) || 'Your name, once you publish it'}</output>
  ),
  text: TextControl,
  richText: RichTextField,
  image: ImageControl,
  keywords: KeywordsControl,
  postAddress: (props) => <AddressControl {...props} prefix="/blog/" />,
  treatmentAddress: (props) => <AddressControl {...props} prefix={`/${pathAbove(textOf(props.value))}`} />,
  treatmentPage: (props) => (
    <TreatmentPageControl
      {...props}
      optionValue={({ id }) => id}
      none={props.field.required ? choosePage : staffMessages.desk.generalFaq}
    />
  ),
  treatmentPath: (props) => (
    <TreatmentPageControl {...props} optionValue={({ slug }) => slug} none={choosePage} />
  ),
  parentPage: ParentControl,
  choice: ChoiceControl,
  number: numberOf(undefined, { min: 1 }),
  office: OfficeControl,
  clinicTime: ClinicTimeControl,
  pages: PagesControl,
  day: DayControl,
  time: TimeOfDayControl,
  weekdays: WeekdaysControl,
  linkedFrom: LinkPlacesControl,
  degrees: numberOf(null, { step: 'any' }),
  sections: () => null,
  list: () => null,
  week: () => null,
}
