import { ChevronDown, Phone } from 'lucide-react'
import { Fragment } from 'react'
import { careCards } from '#shared/content/careCards.ts'
import { careCardsChecked } from '#shared/content/careCardsChecked.ts'
import { type CareContact, careContacts } from '#shared/content/careContacts.ts'
import { careTitles } from '#shared/content/careTitles.ts'
import { careAnchor } from '#shared/documents/careTopics.ts'
import { textSignOffsOf } from '#shared/documents/textSignOffs.ts'
import type { CareCardName } from '#shared/entities/careCard.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { quickExit } from '#shared/quickExit.ts'
import { useReadSite } from '../../data/useSite.ts'
import { longDate } from '../../ui/longDate.ts'
import { Prose } from '../../ui/Prose.tsx'
import { UnbrokenNumber } from '../../ui/UnbrokenNumber.tsx'
import { useOpenHashTarget } from '../../ui/useOpenHashTarget.ts'
import styles from './CareCard.module.css'

/** Where everything is red, nothing comes first: further cards are a plain list. */
const mostRed = 3

export function CareCards({ names, level = 2 }: { names: readonly CareCardName[]; level?: 2 | 3 }) {
  useOpenHashTarget()
  const card = (name: CareCardName) => <CareCard key={name} name={name} level={level} />
  return (
    <div className={styles.cards}>
      {names.slice(0, mostRed).map(card)}
      {names.length > mostRed && <div className={styles.others}>{names.slice(mostRed).map(card)}</div>}
      <Checked />
    </div>
  )
}

/** The numbers of a card in a sentence. */
export const CareNumbers = ({ name }: { name: CareCardName }) =>
  `${careContacts[name].map(({ label }) => label).join('. ')}.`

/** Shows the sign-off of the cards that staff recorded under Clinic. It is invalid after a card changes. */
function Checked() {
  const signOffs = useReadSite()?.textSignOffs ?? []
  const [signOff] = textSignOffsOf(signOffs, {
    text: 'care-cards',
    reader: 'clinician',
    changedOn: careCardsChecked,
  })
  return (
    <p className={styles.checked}>
      Checked against public guidance on {longDate(careCardsChecked)}.{' '}
      {signOff
        ? messages.readBy(signOff.reviewedBy, longDate(signOff.lastReviewed))
        : 'No clinician has reviewed it yet.'}{' '}
      <a href={pages.reviewProcess.path}>How we check</a>
    </p>
  )
}

/** The danger and its first number are always visible. The advice opens in place, as in NHS.UK's care cards. */
function CareCard({ name, level }: { name: CareCardName; level: 2 | 3 }) {
  const { signs, now, next, sources } = careCards[name]
  const [first, ...others] = careContacts[name]
  const Heading = level === 2 ? 'h2' : 'h3'
  const PartHeading = level === 2 ? 'h3' : 'h4'
  return (
    <div className={styles.card}>
      <header className={`${styles.strip} ${isShort(first) ? styles.besideSummary : ''}`}>
        <Heading className={styles.title}>{careTitles[name]}</Heading>
        {first && <Contact contact={first} />}
      </header>
      <details name="care-card">
        <summary className={styles.summary}>
          What to do<span className="visually-hidden">: {careTitles[name]}</span>
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        {/* If a URL's fragment leads to this id, browsers open the details element. */}
        <div id={careAnchor(name)} className={styles.parts}>
          <section className={styles.part}>
            {hasQuickExit.has(name) && (
              <p>
                <a href={quickExit} className={styles.exit}>
                  Leave this page now
                </a>{' '}
                It shows the weather instead. The browser’s history keeps what you opened before.
              </p>
            )}
            <PartHeading>What you see</PartHeading>
            <ul className={styles.signs}>
              {signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </section>
          <section className={`${styles.part} ${styles.now}`}>
            <PartHeading>What to do now</PartHeading>
            <Prose html={now} />
            {others.length > 0 && (
              // No list, because reader views drop lists of links.
              <p className={styles.contacts}>
                {others.map((contact) => (
                  <Contact key={contact.href} contact={contact} />
                ))}
              </p>
            )}
          </section>
          <section className={styles.part}>
            <PartHeading>What next</PartHeading>
            <Prose html={next} />
            <p>
              Sources:{' '}
              {sources.map(({ name: source, url }, at) => (
                <Fragment key={url}>
                  {at > 0 && '; '}
                  <a href={url}>{source}</a>
                </Fragment>
              ))}
            </p>
          </section>
        </div>
      </details>
    </div>
  )
}

/** Somebody who harms the reader may come into the room. */
const hasQuickExit: ReadonlySet<CareCardName> = new Set([
  'partner-violence',
  'sexual-assault',
  'sextortion',
  'threats',
  'child-in-danger',
])

/** On a phone, a short label fits beside "What to do", even in a wide font. */
const isShort = (contact: CareContact | undefined) => contact !== undefined && contact.label.length <= 8

const Contact = ({ contact: { label, href } }: { contact: CareContact }) => (
  <a href={href} className={styles.contact}>
    <Phone size={20} aria-hidden="true" />
    <UnbrokenNumber text={label} />
  </a>
)
