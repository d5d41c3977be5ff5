import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Faq } from '#shared/entities/faq.ts'
import styles from './Accordion.module.css'
import { Prose } from './Prose.tsx'

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

/** Opens the answer that the address leads to, for browsers that do not do so by themselves. */
function useOpenByAddress() {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const fold = hash && document.getElementById(hash)?.closest('details')
    if (!fold || fold.open) return
    fold.open = true
    fold.scrollIntoView?.()
  }, [hash])
}
