import { useEffect } from 'react'
import { limits } from '#shared/limits.ts'
import { formFramePath } from '#shared/rendering.ts'
import { settings } from '../../settings.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { CrisisSentence } from '../../ui/CrisisSentence.tsx'
import { OfficePhones } from '../../ui/OfficePhones.tsx'
import { insertHostedForms } from './HostedForm.enhancement.ts'
import styles from './HostedForm.module.css'

/** The space for the hosted form, with phone numbers until `HostedForm.enhancement.ts` has loaded the form. */
export function HostedForm() {
  useEffect(insertHostedForms, [])
  const { contactFormUrl, contactFormScript } = settings()
  return (
    <>
      <div
        className={styles.frame}
        style={{ height: limits.contactFormHeight }}
        data-contact-form={contactFormScript ? formFramePath : contactFormUrl}
      >
        <div className={styles.placeholder}>
          <p>
            A form of the service that receives our messages opens here.{' '}
            {/* Because of the target, the app's router ignores the link. */}
            <a href={contactFormUrl} target="_self">
              Open the contact form
            </a>
          </p>
          <p role="alert" hidden data-late="">
            <strong>The form does not load.</strong> Try again, or reach us by phone.
          </p>
          <OfficePhones />
          <p>
            <CrisisSentence />
          </p>
        </div>
      </div>
      <p className={styles.again}>
        Is the form not here?
        <button type="button" className={buttonClass('plain', 'small')} data-load-form="">
          Load the form again
        </button>
      </p>
    </>
  )
}
