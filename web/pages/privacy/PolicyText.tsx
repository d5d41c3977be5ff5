import { privacyPolicy } from '#shared/content/privacyPolicy.ts'
import { longDate } from '#shared/rules/longDate.ts'
import { site } from '#shared/site.ts'
import { Prose } from '../../ui/Prose.tsx'
import styles from './PolicyText.module.css'

const { updated, sections } = privacyPolicy
const idOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '-')

export function PolicyText() {
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        <ul role="list">
          {sections.map(({ heading }) => (
            <li key={heading}>
              <a href={`#${idOf(heading)}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        {sections.map(({ heading, html }) => (
          <section key={heading} className={styles.section} aria-labelledby={idOf(heading)}>
            <h2 id={idOf(heading)}>{heading}</h2>
            <Prose html={html} />
          </section>
        ))}
        <p className={styles.guidance}>
          Your rights over your health information are explained in the{' '}
          <a href={site.hipaaGuidance}>federal HIPAA guidance for individuals</a> (U.S. Department of Health
          and Human Services).
        </p>
        <p className={styles.updated}>
          Last updated: <time dateTime={updated}>{longDate(`${updated}T12:00:00-05:00`)}</time>
        </p>
      </div>
    </div>
  )
}
