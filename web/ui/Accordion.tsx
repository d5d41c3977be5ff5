import type { Faq } from '#shared/entities/faq.ts'
import styles from './Accordion.module.css'
import { CheckedSources } from './CheckedSources.tsx'
import { Prose } from './Prose.tsx'
import summary from './Summary.module.css'
import { useOpenHashTarget } from './useOpenHashTarget.ts'

interface AccordionProps {
  faqs: readonly Omit<Faq, 'categoryName'>[]
  name?: string
  level?: 2 | 3 | 4
}

/**
 * Works without scripts: opening an entry closes the others of its `name`, and a URL's fragment opens an entry.
 * (Specification, States: "Accordion".)
 */
export function Accordion({ faqs, name = 'faq', level = 3 }: AccordionProps) {
  useOpenHashTarget()
  const Heading = `h${level}` as const
  return (
    <div className={styles.accordion}>
      {faqs.map(({ id, question, answer, ...checked }) => (
        <details key={id} name={name} className={styles.item}>
          <summary className={`${summary.summary} ${styles.question}`}>
            <Heading>{question}</Heading>
          </summary>
          {/* If a URL's fragment leads to this id, browsers open the details element. */}
          <div id={id} className={styles.answerText}>
            <Prose html={answer} />
            <CheckedSources {...checked} />
          </div>
        </details>
      ))}
    </div>
  )
}
