import { careContacts } from '#shared/content/careContacts.ts'
import { carePath } from '#shared/documents/careTopics.ts'
import type { Danger } from '#shared/entities/danger.ts'
import { lifeline } from '#shared/fixedFacts.ts'
import styles from './DangerCards.module.css'

/** What the first lines of each card say. The numbers and the advice are those of its care card. */
const cards: Readonly<Record<Danger, { heading: string; text: string }>> = {
  overdose: {
    heading: 'If a life may be in danger, call 911 now',
    text: 'If somebody may have overdosed: call 911, give naloxone if you have it, and stay with them until help comes.',
  },
  'child-poisoning': {
    heading: 'A child swallowed medicine or a drug: call now, even without signs',
    text: 'Call 911 if the child will not wake up, has trouble breathing or a seizure, or if it may be an opioid. Otherwise call Poison Control.',
  },
  'alcohol-poisoning': {
    heading: 'Too much alcohol can kill: call 911 if they cannot be woken',
    text: 'Call for slow breathing, cold or bluish skin or a seizure too. Do not let them sleep it off. Stay with them.',
  },
  'stimulant-emergency': {
    heading: 'Chest pain, a very hot body or a seizure: call 911 now',
    text: 'After cocaine, meth or MDMA it can be a heart attack, a stroke or heat stroke, at any age.',
  },
  'partner-violence': {
    heading: 'You do not deserve this. In danger now? Call 911',
    text: 'Were you choked? See a doctor today, even without marks. If they may check this phone, use another one.',
  },
  withdrawal: {
    heading: 'Stopping alcohol or benzodiazepines can be dangerous',
    text: 'Call 911 for a seizure, confusion, fever, or seeing and hearing things. Do not stop suddenly by yourself.',
  },
  'suicide-risk': {
    heading: 'Call or text 988 now, for yourself or somebody else',
    text: `The ${lifeline.name} is free and answers at any hour. If a life is in danger, call 911.`,
  },
  psychosis: {
    heading: 'Seeing or hearing things that are not there: call or text 988',
    text: 'Call 911 if somebody may get hurt, or with fever, a seizure or sudden confusion. Speak calmly, and give them room.',
  },
}

/** Above all results of a search that names a danger. `startSearch.ts` shows those that apply, the most urgent first. */
export function DangerCards() {
  return (
    <div className={styles.cards} data-search="dangers">
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
            {/* The keys of `cards`. */}
            {careContacts[name as Danger].map(({ label, href }) => (
              <a key={href} href={href} className={styles.line}>
                {label}
              </a>
            ))}
            <a href={carePath(name as Danger)} className={styles.line}>
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
