import { Phone } from 'lucide-react'
import { callFormAnchor, callFormLink } from '#shared/callRequests.ts'
import { corporateOffice, mainPhone } from '#shared/clinic/offices.ts'
import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import type { CrisisLine } from '#shared/entities/site.ts'
import { lifeline } from '#shared/fixedFacts.ts'
import { useSite } from '../../data/useSite.ts'
import { settings } from '../../settings.ts'
import { crisisCall } from '../../ui/CrisisSentence.tsx'
import { OfficeState } from '../../ui/OfficeState.tsx'
import styles from './CallBar.module.css'
import { CrisisCalls } from './CrisisCalls.tsx'

const texts = {
  en: { label: 'Call for help', crisis: crisisCall, call: 'Call us', ask: 'Ask for a call' },
  es: {
    label: 'Llamar para pedir ayuda',
    crisis: ({ number }: CrisisLine) => (number === lifeline.number ? '988, oprima 2' : `Llame al ${number}`),
    call: 'Llámenos',
    ask: 'Pida una llamada',
  },
}

/** All pages share the bar in English. On the page in Spanish, which has its own, a style sheet hides it. */
export function CallBar({ language = 'en' }: { language?: 'en' | 'es' }) {
  const site = useSite()
  const office = corporateOffice(site)
  const { label, crisis, call, ask } = texts[language]
  const hasSpanishForm = language === 'es' && !settings().contactFormUrl
  return (
    <nav className={`${styles.bar} ${language === 'en' ? 'in-english' : ''}`} aria-label={label}>
      {language === 'en' && office.hours.length > 0 && (
        <OfficeState office={office} as="span" className="visually-hidden" />
      )}
      <CrisisCalls labelOf={crisis} />
      <a href={telephoneLink(mainPhone(site))} className={`${styles.call} office-hours`}>
        <Phone size={18} aria-hidden="true" />
        {call}
      </a>
      <a href={hasSpanishForm ? `#${callFormAnchor}` : callFormLink} className="after-hours">
        {ask}
      </a>
    </nav>
  )
}
