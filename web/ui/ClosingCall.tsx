import closingCalls from '#shared/content/closingCalls.json' with { type: 'json' }
import { pages } from '#shared/pages.ts'
import { CallActions } from './CallActions.tsx'
import styles from './ClosingCall.module.css'

export function ClosingCall({ page }: { page: keyof typeof closingCalls }) {
  const { title, text } = closingCalls[page]
  return (
    <section className={styles.call}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <CallActions href={pages.contact.path}>Contact Us</CallActions>
      </div>
    </section>
  )
}
