import { Phone } from 'lucide-react'
import { careCards, careCardsChecked, careCardsReviewer } from '#shared/content/careCards.ts'
import { careContacts } from '#shared/content/careContacts.ts'
import { careTitles } from '#shared/content/careTitles.ts'
import { careAnchor } from '#shared/documents/careTopics.ts'
import type { CareCardName } from '#shared/entities/careCard.ts'
import { pages } from '#shared/pages.ts'
import { longDate } from '../../ui/longDate.ts'
import { Prose } from '../../ui/Prose.tsx'
import styles from './CareCard.module.css'

/** What you see, what to do now and what comes next, in the manner of the care cards of NHS.UK. */
export function CareCard({ name, level = 2 }: { name: CareCardName; level?: 2 | 3 }) {
  const { signs, now, next } = careCards[name]
  const Heading = level === 2 ? 'h2' : 'h3'
  const PartHeading = level === 2 ? 'h3' : 'h4'
  const anchor = careAnchor(name)
  return (
    <div id={anchor} className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.title}>{careTitles[name]}</Heading>
        <ul role="list" className={styles.contacts}>
          {careContacts[name].map(({ label, href }) => (
            <li key={href}>
              <a href={href} className={styles.contact}>
                <Phone size={20} aria-hidden="true" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.parts}>
        <div className={styles.part}>
          <PartHeading>What you see</PartHeading>
          <ul className={styles.signs}>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </div>
        <div className={styles.part}>
          <PartHeading>What to do now</PartHeading>
          <Prose html={now} />
        </div>
        <div className={styles.part}>
          <PartHeading>What next</PartHeading>
          <Prose html={next} />
        </div>
      </div>
      <p className={styles.checked}>
        Checked against public guidance on {longDate(`${careCardsChecked}T12:00:00-05:00`)}.{' '}
        {careCardsReviewer ? `Reviewed by ${careCardsReviewer}. ` : 'No clinician has reviewed it yet. '}
        <a href={pages.reviewProcess.path}>How we check our pages</a>
      </p>
    </div>
  )
}
