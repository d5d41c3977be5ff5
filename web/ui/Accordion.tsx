import type { Faq } from '#shared/entities/faq.ts'
import styles from './Accordion.module.css'
import { longDate } from './longDate.ts'
import { Prose } from './Prose.tsx'
import { SourceList } from './SourceList.tsx'
import { useOpenHashTarget } from './useOpenHashTarget.ts'

/**
 * Works without scripts: browsers keep one of the details elements of a `name` open. An address that ends in a question's
 * id opens it. (States: "Accordion".)
 */
export function Accordion({
  faqs,
  name = 'faq',
}: {
  faqs: readonly Omit<Faq, 'categoryName'>[]
  name?: string
}) {
  useOpenHashTarget()
  return (
    <div className={styles.accordion}>
      {faqs.map(({ id, question, answer, sources = [], checkedOn }) => (
        <details key={id} name={name} className={styles.item}>
          <summary className={styles.question}>{question}</summary>
          {/* Browsers open the details element around the target of an address. */}
          <div id={id} className={styles.answer}>
            <Prose html={answer} />
            {checkedOn && sources.length > 0 && (
              <div className={styles.sources}>
                <p>
                  Checked on <time dateTime={checkedOn}>{longDate(checkedOn)}</time>:
                </p>
                <SourceList sources={sources} />
              </div>
            )}
          </div>
        </details>
      ))}
    </div>
  )
}
