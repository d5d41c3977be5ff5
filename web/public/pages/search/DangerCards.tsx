import { type CareContact, careContacts, unsureContacts } from '#shared/content/careContacts.ts'
import dangerCards from '#shared/content/dangerCards.json' with { type: 'json' }
import { carePath } from '#shared/documents/careTopics.ts'
import type { Danger, Unsure } from '#shared/entities/danger.ts'
import { lifeline } from '#shared/fixedFacts.ts'
import { pages } from '#shared/pages.ts'
import { region } from '#shared/region/ours.ts'
import { UnbrokenNumber } from '../../../ui/UnbrokenNumber.tsx'
import styles from './DangerCards.module.css'

interface CardTexts {
  heading: string
  text: string
}

/** The first lines of each card. The numbers and the advice come from the danger's care card. */
const cards: Readonly<Record<Danger | Unsure, CardTexts & { es: CardTexts & { advice: string } }>> =
  dangerCards

/** Precedes all results. `startSearch.ts` shows the cards that apply, in the query's language, the likeliest first. */
export function DangerCards() {
  return (
    <div className={styles.cards} data-search="dangers">
      {/* The names are the keys of `cards`. */}
      {Object.entries(cards).flatMap(([name, { es, ...en }]) => [
        <Card
          key={name}
          name={name}
          language="en"
          texts={en}
          contacts={contactsOf(name as Danger | Unsure)}
          advice={carePath(name as Danger | Unsure)}
        />,
        <Card
          key={`${name}-es`}
          name={name}
          language="es"
          texts={es}
          contacts={contactsOf(name as Danger | Unsure).map(inSpanish)}
          advice={`${pages.spanish.path}#${es.advice}`}
        />,
      ])}
    </div>
  )
}

function Card({
  name,
  language,
  texts: { heading, text },
  contacts,
  advice,
}: {
  name: string
  language: 'en' | 'es'
  texts: CardTexts
  contacts: readonly CareContact[]
  advice: string
}) {
  const id = `danger-${name}-${language}`
  return (
    <section className={styles.card} aria-labelledby={id} data-danger={name} lang={language} hidden>
      <h2 id={id}>{heading}</h2>
      <p>{text.replace('{state}', region.name)}</p>
      <p className={styles.lines}>
        {contacts.map(({ label, href }) => (
          <a key={href} href={href} className={styles.line}>
            <UnbrokenNumber text={label} />
          </a>
        ))}
        <a href={advice} className={styles.line}>
          {language === 'es' ? 'Qué hacer ahora' : 'What to do now'}
        </a>
      </p>
      {language === 'en' && (
        <p lang="es">
          En español: llame al {lifeline.number} y oprima 2, o envíe AYUDA por mensaje de texto al{' '}
          {lifeline.number}. Peligro de muerte: llame al 911.
        </p>
      )}
    </section>
  )
}

const contactsOf = (name: Danger | Unsure) => (name === 'unsure' ? unsureContacts : careContacts[name])

/** A veteran presses 1 on the same line. */
function inSpanish({ label, href }: CareContact): CareContact {
  const [channel, number = ''] = href.split(/[:?]/)
  const shown = number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '1-$1-$2-$3')
  const press = number === lifeline.dial ? ` y oprima ${label.includes('press 1') ? 1 : 2}` : ''
  if (channel === 'tel') return { label: `Llame al ${shown}${press}`, href }
  return { label: number === lifeline.text ? `Texto al ${shown}: AYUDA` : `Texto al ${shown}`, href }
}
