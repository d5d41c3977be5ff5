import type { CareCardName } from '#shared/entities/careCard.ts'
import { carePath } from '#shared/rules/careTopics.ts'
import { emergency, lifeline } from '#shared/site.ts'
import styles from './CrisisCards.module.css'

/** Above all results of a search for crisis words. */
export function CrisisCards() {
  return (
    <>
      <section className={styles.card} aria-labelledby="crisis-emergency" data-search="emergency" hidden>
        <h2 id="crisis-emergency">If a life may be in danger, call {emergency.number} now</h2>
        <p>
          If somebody may have overdosed: call {emergency.number}, give naloxone if you have it, and stay with
          them until help comes.
        </p>
        <p className={styles.lines}>
          <CallLine dial={emergency.dial}>Call {emergency.number}</CallLine>
          <CallLine dial={lifeline.dial}>Call {lifeline.number} for support</CallLine>
          <CareLink name="overdose" />
        </p>
        <Spanish />
      </section>
      <section className={styles.card} aria-labelledby="crisis-lifeline" data-search="lifeline" hidden>
        <h2 id="crisis-lifeline">Call or text {lifeline.number} now, for yourself or somebody else</h2>
        <p>
          The {lifeline.name} is free and answers at any hour. If a life is in danger, call {emergency.number}
          .
        </p>
        <p className={styles.lines}>
          <CallLine dial={lifeline.dial}>Call {lifeline.number}</CallLine>
          <a href={`sms:${lifeline.text}`} className={styles.line}>
            Text {lifeline.text}
          </a>
          <CallLine dial={emergency.dial}>Call {emergency.number}</CallLine>
          <CareLink name="suicide-risk" />
        </p>
        <Spanish />
      </section>
    </>
  )
}

const CallLine = ({ dial, children }: { dial: string; children: React.ReactNode }) => (
  <a href={`tel:${dial}`} className={styles.line}>
    {children}
  </a>
)

const CareLink = ({ name }: { name: CareCardName }) => (
  <a href={carePath(name)} className={styles.line}>
    What to do now
  </a>
)

const Spanish = () => (
  <p lang="es">
    En español: llame al {lifeline.number} y oprima 2, o envíe AYUDA por mensaje de texto al {lifeline.number}
    .
  </p>
)
