import { urlOf } from '#shared/api/urlOf.ts'
import { pageFeedbackResults } from '#shared/pageFeedback.ts'
import { buttonClass } from './buttonClass.ts'
import styles from './PageFeedback.module.css'

const idOf = (fragment: string) => fragment.slice(1)

/** A native form. The response redirects back to this page, with the fragment of one of the two sentences. */
export function PageFeedback({ path }: { path: string }) {
  return (
    <aside aria-label="Feedback" className={styles.feedback}>
      <p id={idOf(pageFeedbackResults.success)} className={styles.result} tabIndex={-1}>
        Thank you. Your answer helps us to improve this page.
      </p>
      <p id={idOf(pageFeedbackResults.problem)} className={styles.result} tabIndex={-1}>
        Your answer could not be counted this time.
      </p>
      <form method="post" action={urlOf('POST /api/page-feedback')} className={styles.form}>
        <span id="feedback-label">Was this page helpful?</span>
        <input type="hidden" name="page" value={path} />
        {(['yes', 'no'] as const).map((helpful) => (
          <button
            key={helpful}
            type="submit"
            name="helpful"
            value={helpful}
            aria-describedby="feedback-label"
            className={buttonClass('plain', 'small')}
          >
            {helpful === 'yes' ? 'Yes' : 'No'}
          </button>
        ))}
      </form>
    </aside>
  )
}
