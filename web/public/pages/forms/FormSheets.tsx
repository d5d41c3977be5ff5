import { ChevronDown, FileDown } from 'lucide-react'
import { mainPhone } from '#shared/clinic/offices.ts'
import type { PrintableForm } from '#shared/content/forms/printableForm.ts'
import { formsOf } from '#shared/content/forms.ts'
import { pdfReader } from '#shared/fixedFacts.ts'
import { useSite } from '../../../data/useSite.ts'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { CrisisSentence } from '../../../ui/CrisisSentence.tsx'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import { FormOnPage } from './FormOnPage.tsx'
import styles from './FormSheets.module.css'

/** (Forms: two PDF downloads and a note on a PDF reader.) The forms can also be filled in and printed here. */
export function FormSheets() {
  const site = useSite()
  const forms = formsOf(site)
  return (
    <div className={styles.page}>
      <ul role="list" className={styles.cards}>
        {forms.map((form) => (
          <Download key={form.id} form={form} />
        ))}
      </ul>
      <div className={styles.notes}>
        <p>
          The downloads are PDF files, to be filled in on a screen or on paper. To open them you need a PDF
          reader. Most phones and browsers have one built in; otherwise, there is the free{' '}
          <a href={pdfReader}>Adobe Acrobat Reader</a>.
        </p>
        <p>
          Would you like a paper copy, large print or help with a form? Call{' '}
          <PhoneLink phone={mainPhone(site)} />. <CrisisSentence />
        </p>
      </div>
      <section className={styles.sheets} aria-labelledby="on-this-page">
        <h2 id="on-this-page">The forms on this page</h2>
        <p className={styles.notes}>
          Without a PDF reader, open a form here, fill it in if you like, and print this page: only the form
          that is open is printed. What you type stays on your screen. Nothing is sent or saved, and it is
          gone when you leave.
        </p>
        {forms.map((form) => (
          <details key={form.id} name="forms" className={styles.sheet}>
            <summary className={styles.title}>
              {form.title}
              <ChevronDown size={22} aria-hidden="true" />
            </summary>
            {/* Browsers open the details element around the target of an address. */}
            <div id={form.id} className={styles.form}>
              <FormOnPage form={form} />
            </div>
          </details>
        ))}
      </section>
    </div>
  )
}

const Download = ({ form }: { form: PrintableForm }) => (
  <li className={styles.card}>
    <h2>{form.title}</h2>
    <p className={styles.purpose}>{form.purpose}</p>
    <a href={form.file} download className={buttonClass('main')}>
      <FileDown size={20} aria-hidden="true" />
      <span>
        Download <span className="visually-hidden">the {form.title} </span>(PDF, about {form.kilobytes} KB)
      </span>
    </a>
    <a href={`#${form.id}`} className={styles.fillIn}>
      Fill in or print it here<span className="visually-hidden">: {form.title}</span>
    </a>
  </li>
)
