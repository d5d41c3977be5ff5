import { Button } from '../../../ui/Button.tsx'
import { CallUs } from '../../../ui/CallUs.tsx'
import styles from './SearchProblems.module.css'

/** What the page says if nothing is found, and if the search cannot be loaded. */
export function SearchProblems() {
  return (
    <>
      <section className={styles.problem} aria-labelledby="empty-heading" data-search="empty" hidden>
        <h2 id="empty-heading">No page matches these words</h2>
        <p>Try one other word, such as the name of a drug or a feeling, or look in the list below.</p>
      </section>
      <section className={styles.problem} aria-labelledby="failure-heading" data-search="failure" hidden>
        <h2 id="failure-heading">The search could not be loaded</h2>
        <p>The connection may be lost. The list below works without it.</p>
        <p data-search="retry">
          <Button kind="quiet">Try again</Button>
        </p>
      </section>
      <section className={styles.problem} aria-label="Call us" data-search="help" hidden>
        <CallUs />
      </section>
    </>
  )
}
