import { careTitles } from '#shared/content/careTitles.ts'
import { carePath, careTopicOf, linkedCards } from '#shared/documents/careTopics.ts'
import type { CareCardName } from '#shared/entities/careCard.ts'
import { CareCards, CareNumbers } from './lazyCareCard.ts'
import styles from './UrgentHelp.module.css'

interface Dangers {
  path: string
  text: string
}

/** The care card of the page's topic, and links to the care cards of other dangers that the text names. */
export function UrgentHelp({ path, text, linksBelow = false }: Dangers & { linksBelow?: boolean }) {
  const topic = careTopicOf(path)
  const others = linksBelow && topic ? [] : otherDangers({ path, text })
  if (!topic && others.length === 0) return null
  return (
    <div className={styles.help}>
      {topic && <CareCards names={[topic]} />}
      <CareLinks names={others} />
    </div>
  )
}

/** Below the introduction of a page that has a card above it, so that a phone shows its first sentences sooner. */
export const LinksBelow = (dangers: Dangers) =>
  careTopicOf(dangers.path) && <CareLinks names={otherDangers(dangers)} />

const otherDangers = ({ path, text }: Dangers): CareCardName[] =>
  linkedCards(path, text).filter((name) => name !== careTopicOf(path))

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
