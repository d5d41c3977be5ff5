import { privacyPolicy } from '#shared/content/privacyPolicy.ts'
import { hipaaGuidance } from '#shared/fixedFacts.ts'
import { anchorId } from '#shared/html/anchor.ts'
import { useSite } from '../../../data/useSite.ts'
import { settings } from '../../../settings.ts'
import { longDate } from '../../../ui/longDate.ts'
import { PageContents } from '../../../ui/PageContents.tsx'
import { Prose } from '../../../ui/Prose.tsx'
import styles from './PolicyText.module.css'

export function PolicyText() {
  const { updated, sections } = privacyPolicy(useSite(), { isFormHosted: settings().contactFormUrl !== '' })
  const anchors = sections.map(({ heading }) => ({ id: anchorId(heading), text: heading }))
  return (
    <div className={styles.columns}>
      <div className={styles.contents}>
        <PageContents anchors={anchors} />
      </div>
      <div className={styles.text}>
        {sections.map(({ heading, html }) => (
          <section key={heading} className={styles.section} aria-labelledby={anchorId(heading)}>
            <h2 id={anchorId(heading)}>{heading}</h2>
            <Prose html={html} />
          </section>
        ))}
        <p className={styles.guidance}>
          Your rights over your health information are explained in the{' '}
          <a href={hipaaGuidance}>federal HIPAA guidance for individuals</a> (U.S. Department of Health and
          Human Services).
        </p>
        <p className={styles.updated}>
          Last updated: <time dateTime={updated}>{longDate(updated)}</time>
        </p>
      </div>
    </div>
  )
}
