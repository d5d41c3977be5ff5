import { FileDown } from 'lucide-react'
import { mainPhone } from '#shared/clinic/offices.ts'
import { formsOf } from '#shared/content/forms.ts'
import { pdfReader } from '#shared/fixedFacts.ts'
import { pages } from '#shared/pages.ts'
import { useSite } from '../../../data/useSite.ts'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { CrisisSentence } from '../../../ui/CrisisSentence.tsx'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import { StaticPage } from '../../StaticPage.tsx'
import styles from './FormsPage.module.css'

const description =
  'Two forms to read and fill in before your first visit. We will gladly fill them in with you instead.'

export function FormsPage() {
  const site = useSite()
  return (
    <StaticPage page={pages.forms} description={description}>
      <div className={styles.page}>
        <ul role="list" className={styles.cards}>
          {formsOf(site).map(({ file, title, purpose, kilobytes }) => (
            <li key={file} className={styles.card}>
              <h2>{title}</h2>
              <p className={styles.purpose}>{purpose}</p>
              <a href={file} download className={buttonClass('main')}>
                <FileDown size={20} aria-hidden="true" />
                <span>
                  Download <span className="visually-hidden">the {title} </span>(PDF, {kilobytes} KB)
                </span>
              </a>
            </li>
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
      </div>
    </StaticPage>
  )
}
