import { memo, type ReactNode, useId } from 'react'
import form from '../../form.module.css'
import { staffMessages } from '../../staffMessages.ts'
import { FieldFindings } from '../checks/FieldFindings.tsx'
import { pathName } from '../state/fieldPath.ts'
import { AddressControl } from './AddressControl.tsx'
import type { ControlProps } from './ControlProps.ts'
import { textOf } from './changedContent.ts'
import { FactButton } from './FactButton.tsx'
import styles from './Field.module.css'
import type { FieldControl, FieldRow } from './fieldTypes.ts'
import { ImageControl } from './ImageControl.tsx'
import { KnownControl } from './KnownControl.tsx'
import { LinkPlacesControl, ParentControl, TreatmentPageControl } from './PageControls.tsx'
import { PagesControl } from './PagesControl.tsx'
import { RichTextControl } from './RichTextControl.tsx'
import { DayControl, DegreesControl, TimeControl, WeekdaysControl } from './siteControls.tsx'
import {
  AlertLevelControl,
  CareCardControl,
  ClinicTimeControl,
  DateControl,
  IconControl,
  KeywordsControl,
  LineControl,
  NumberControl,
  OfficeControl,
  StarsControl,
  TextControl,
  ToneControl,
  WrittenControl,
  YesNoControl,
} from './textControls.tsx'
import { writtenDial, writtenLink, writtenPhone } from './writtenPhone.ts'

/** A field with its label, what is wanted, and what is wrong. */
export const Field = memo(function Field({
  row,
  value,
  error,
  onChange,
}: {
  row: FieldRow
  value: unknown
  error: string | undefined
  onChange: (row: FieldRow, value: unknown) => void
}) {
  const id = useId()
  const help = `${id}-help`
  const problem = `${id}-error`
  const describedBy = [row.help && help, error && problem].filter(Boolean).join(' ') || undefined
  const control = {
    attributes: {
      id,
      'aria-describedby': describedBy,
      'aria-invalid': error ? true : undefined,
      'aria-required': row.required,
    },
    row,
    value,
    onChange: (changed: unknown) => onChange(row, changed),
  }
  return (
    <div className={`${form.field} ${styles.field}`} data-field={pathName(row.path)}>
      <label htmlFor={id}>
        {row.label}
        {!row.required && <span className={styles.optional}> (optional)</span>}
      </label>
      {row.help && (
        <p id={help} className={form.hint}>
          {row.help}
        </p>
      )}
      {controlOf(control)}
      {namesFacts.includes(row.control) && <FactButton {...control} />}
      <FieldFindings field={pathName(row.path)} label={row.label} />
      {error && (
        <p id={problem} className={form.problem}>
          {error}
        </p>
      )}
    </div>
  )
})

/** The controls of plain texts. A phone number in a link becomes one that calls. */
const namesFacts: readonly FieldControl[] = ['line', 'text', 'link']

function controlOf(props: ControlProps): ReactNode {
  switch (props.row.control) {
    case 'line':
      return <LineControl {...props} />
    case 'phone':
      return <WrittenControl {...props} type="tel" write={writtenPhone} />
    case 'dial':
      return <WrittenControl {...props} type="tel" write={writtenDial} />
    case 'link':
      return <WrittenControl {...props} type="text" write={writtenLink} />
    case 'known':
      return <KnownControl {...props} />
    case 'date':
      return <DateControl {...props} />
    case 'recordedBy':
      return (
        <output id={props.attributes.id}>{textOf(props.value) || 'Your name, once you publish it'}</output>
      )
    case 'text':
      return <TextControl {...props} />
    case 'richText':
      return <RichTextControl {...props} />
    case 'image':
      return <ImageControl {...props} />
    case 'keywords':
      return <KeywordsControl {...props} />
    case 'postAddress':
      return <AddressControl {...props} prefix="/blog/" />
    case 'treatmentAddress': {
      const slug = textOf(props.value)
      return <AddressControl {...props} prefix={`/${slug.slice(0, slug.lastIndexOf('/') + 1)}`} />
    }
    case 'treatmentPage':
      return (
        <TreatmentPageControl {...props} optionValue={({ id }) => id} none={staffMessages.desk.generalFaq} />
      )
    case 'treatmentPath':
      return <TreatmentPageControl {...props} optionValue={({ slug }) => slug} none="Choose a page" />
    case 'parentPage':
      return <ParentControl {...props} />
    case 'stars':
      return <StarsControl {...props} />
    case 'tone':
      return <ToneControl {...props} />
    case 'icon':
      return <IconControl {...props} />
    case 'yesNo':
      return <YesNoControl {...props} />
    case 'number':
      return <NumberControl {...props} />
    case 'office':
      return <OfficeControl {...props} />
    case 'careCard':
      return <CareCardControl {...props} />
    case 'alertLevel':
      return <AlertLevelControl {...props} />
    case 'clinicTime':
      return <ClinicTimeControl {...props} />
    case 'pages':
      return <PagesControl {...props} />
    case 'day':
      return <DayControl {...props} />
    case 'time':
      return <TimeControl {...props} />
    case 'weekdays':
      return <WeekdaysControl {...props} />
    case 'linkedFrom':
      return <LinkPlacesControl {...props} />
    case 'degrees':
      return <DegreesControl {...props} />
    case 'sections':
    case 'list':
      return null
  }
}
