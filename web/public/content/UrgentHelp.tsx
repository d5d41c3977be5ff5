import { careTitles } from '#shared/content/careTitles.ts'
import { carePath, careTopicOf, linkedCards } from '#shared/documents/careTopics.ts'
import type { CareCardName } from '#shared/entities/careCard.ts'
import { CareCards, CareNumbers } from './lazyCareCard.ts'
import styles from './UrgentHelp.module.css'

/** The care card of the page's topic, and links to the care cards of other dangers that the text names. */
export function UrgentHelp({ path, text }: { path: string; text: string }) {
  const topic = careTopicOf(path)
  const others = linkedCards(path, text).filter((name) => name !== topic)
  if (!topic && others.length === 0) return null
  return (
    <div className={styles.help}>
      {topic && <CareCards names={[topic]} />}
      <CareLinks names={others} />
    </div>
  )
}

export async function prefetchUrgentHelp(path: string): Promise<void> {
  if (careTopicOf(path)) await Promise.all([CareCards.preload?.(), CareNumbers.preload?.()])
}

function CareLinks({ names }: { names: readonly CareCardName[] }) {
  if (names.length === 0) return null
  return (
    <nav aria-labelledby="urgent-help" className={styles.box}>
      <p id="urgent-help" className={styles.label}>
        Happening right now? What to do:
      </p>
      <ul role="list" className={styles.links}>
        {names.map((name) => (
          <li key={name}>
            <a href={carePath(name)} className={styles.link}>
              {careTitles[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
