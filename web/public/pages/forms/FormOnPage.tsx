import type { FormField, PrintableForm } from '#shared/content/forms/printableForm.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './FormOnPage.module.css'

/** The same text and fields as the PDF. Nothing that is typed is sent. */
export function FormOnPage({ form }: { form: PrintableForm }) {
  return (
    <form autoComplete="off" className={styles.form} aria-label={form.title}>
      <p className={styles.purpose}>{form.purpose}</p>
      {form.sections.map(({ heading, intro, statements = [], fields }, section) => (
        <section key={heading} className={styles.section}>
          <h3>{heading}</h3>
          {intro && <p className={styles.intro}>{intro}</p>}
          {statements.map((statement) => (
            <p key={statement} className={styles.statement}>
              {statement}
            </p>
          ))}
          {fields.length > 0 && (
            <div className={styles.fields}>
              {fields.map((field, index) => (
                <Field key={`${field.label}`} field={field} id={`${form.id}-${section + 1}-${index + 1}`} />
              ))}
            </div>
          )}
        </section>
      ))}
      <p>
        <Button type="reset" kind="quiet" size="small">
          Clear this form
        </Button>
      </p>
    </form>
  )
}

function Field({ field, id }: { field: FormField; id: string }) {
  if (field.kind === 'choice' || field.kind === 'checkboxes') return <Options field={field} id={id} />
  if (field.kind === 'signature') return <Signature label={field.label} />
  const half = 'half' in field && field.half
  const hintId = field.hint && `${id}-hint`
  const control = { id, className: styles.control, 'aria-describedby': hintId }
  return (
    <div className={half ? `${styles.field} ${styles.half}` : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {field.label}
      </label>
      {field.hint && (
        <p id={hintId} className={styles.hint}>
          {field.hint}
        </p>
      )}
      {field.kind === 'paragraph' ? (
        <textarea {...control} rows={field.lines} />
      ) : (
        <input {...control} type="text" />
      )}
    </div>
  )
}

type Ticked = Extract<FormField, { options: readonly string[] }>

function Options({ field, id }: { field: Ticked; id: string }) {
  return (
    <fieldset className={styles.field} aria-describedby={field.hint && `${id}-hint`}>
      <legend className={styles.label}>{field.label}</legend>
      {field.hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.hint}
        </p>
      )}
      <div className={styles.options}>
        {field.options.map((option) => (
          <div key={option} className={styles.option}>
            <label>
              <input type={field.kind === 'choice' ? 'radio' : 'checkbox'} name={id} />
              {option}
            </label>
            {option.endsWith(':') && (
              <input type="text" className={styles.ownText} aria-label={`${field.label}: ${option}`} />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

const Signature = ({ label }: { label: string }) => (
  <p className={styles.field}>
    <span className={styles.label}>{label}</span>
    <span className={styles.line}>
      <span className={styles.hint}>Sign here on paper</span>
    </span>
  </p>
)
