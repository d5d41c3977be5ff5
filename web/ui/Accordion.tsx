import type { Faq } from '#shared/entities/faq.ts'
import styles from './Accordion.module.css'
import { Prose } from './Prose.tsx'
import { useOpenByAddress } from './useOpenByAddress.ts'

/**
 * Questions whose answers unfold: one open at a time, collapsible, without any script. Accordions of the same
 * `name` close each other. An address that ends in a question's id opens it. (States: "Accordion".)
 */
export function Accordion({
  faqs,
  name = 'faq',
}: {
  faqs: readonly Pick<Faq, 'id' | 'question' | 'answer'>[]
  name?: string
}) {
  useOpenByAddress()
  return (
    <div className={styles.accordion}>
      {faqs.map(({ id, question, answer }) => (
        <details key={id} name={name} className={styles.item}>
          <summary className={styles.question}>{question}</summary>
          {/* The id is inside, because browsers open what folds around the place an address leads to. */}
          <div id={id} className={styles.answer}>
            <Prose html={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
