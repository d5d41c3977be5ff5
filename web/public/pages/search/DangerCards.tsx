import { careContacts, unsureContacts } from '#shared/content/careContacts.ts'
import dangerCards from '#shared/content/dangerCards.json' with { type: 'json' }
import { carePath } from '#shared/documents/careTopics.ts'
import type { Danger, Unsure } from '#shared/entities/danger.ts'
import { lifeline } from '#shared/fixedFacts.ts'
import { pages } from '#shared/pages.ts'
import styles from './DangerCards.module.css'

/** The first lines of each card. The numbers and the advice come from the danger's care card. */
const cards: Readonly<Record<Danger | Unsure, { heading: string; text: string }>> = dangerCards

/** Precedes all results. `startSearch.ts` shows the cards that apply, the likeliest danger first. */
export function DangerCards() {
  return (
    <div className={styles.cards} data-search="dangers">
      {/* The names are the keys of `cards`. */}
      {Object.entries(cards).map(([name, { heading, text }]) => (
        <section
          key={name}
          className={styles.card}
          aria-labelledby={`danger-${name}`}
          data-danger={name}
          hidden
        >
          <h2 id={`danger-${name}`}>{heading}</h2>
          <p>{text}</p>
          <p className={styles.lines}>
            {contactsOf(name as Danger | Unsure).map(({ label, href }) => (
              <a key={href} href={href} className={styles.line}>
                {label}
              </a>
            ))}
            <a href={adviceOf(name as Danger | Unsure)} className={styles.line}>
              What to do now
            </a>
          </p>
          <p lang="es">
            En español: llame al {lifeline.number} y oprima 2, o envíe AYUDA por mensaje de texto al{' '}
            {lifeline.number}. Peligro de muerte: llame al 911.
          </p>
        </section>
      ))}
    </div>
  )
}

const contactsOf = (name: Danger | Unsure) => (name === 'unsure' ? unsureContacts : careContacts[name])

const adviceOf = (name: Danger | Unsure): string =>
  name === 'unsure' ? pages.urgentHelp.path : carePath(name)
