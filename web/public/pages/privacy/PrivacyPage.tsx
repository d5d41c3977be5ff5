import { privacyPolicy } from '#shared/content/privacyPolicy.ts'
import { hipaaGuidance } from '#shared/fixedFacts.ts'
import { anchorId } from '#shared/html/anchor.ts'
import { pages } from '#shared/pages.ts'
import { useSite } from '../../../data/useSite.ts'
import { settings } from '../../../settings.ts'
import { longDate } from '../../../ui/longDate.ts'
import { PageContents } from '../../../ui/PageContents.tsx'
import { Prose } from '../../../ui/Prose.tsx'
import { StaticPage } from '../../StaticPage.tsx'
import styles from './PrivacyPage.module.css'

const description =
  'What this website learns about you, what it does not, how what you tell us is used, and whom to ask.'

export function PrivacyPage() {
  const { updated, sections } = privacyPolicy(useSite(), { isFormHosted: settings().contactFormUrl !== '' })
  const anchors = sections.map(({ heading }) => ({ id: anchorId(heading), text: heading }))
  return (
    <StaticPage page={pages.privacyPolicy} description={description}>
      <article className={styles.columns}>
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
      </article>
    </StaticPage>
  )
}
