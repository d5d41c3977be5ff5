import { callFormLink } from '#shared/callRequests.ts'
import { mainPhone } from '#shared/clinic/offices.ts'
import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import { selfChecks } from '#shared/content/selfChecks.ts'
import { lifeline } from '#shared/fixedFacts.ts'
import { pages } from '#shared/pages.ts'
import { useSite } from '../../../data/useSite.ts'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { CrisisSentence, crisisCall } from '../../../ui/CrisisSentence.tsx'
import { Section } from '../../../ui/Section.tsx'
import { CareCards } from '../../content/CareCard.tsx'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { GuideEnd } from '../guide/GuideEnd.tsx'
import { PageSources } from '../guide/PageSources.tsx'
import styles from './SelfChecksPage.module.css'

export const SelfChecksPage = () => (
  <ContentScreen
    page={pages.selfChecks}
    image="/art/kitchen-night.svg"
    before={
      <Section>
        <p className={styles.crisis}>
          <CrisisSentence />
        </p>
        <div className={styles.checks}>
          {selfChecks.map((check) => (
            <SelfCheck key={check.id} check={check} />
          ))}
        </div>
      </Section>
    }
    after={
      <>
        <PageSources page={pages.selfChecks.content} />
        <GuideEnd path={pages.selfChecks.path} />
      </>
    }
  />
)

/** No form, because the browser would send one. Without scripts, visitors add up the points themselves. */
function SelfCheck({
  check: { id, title, period, questions, results, license, sources },
}: {
  check: (typeof selfChecks)[number]
}) {
  return (
    <details className={styles.check} data-self-check="">
      <summary className={styles.summary}>
        <h2 id={id}>{title}</h2>
        <p>{questions.length} questions, a few minutes</p>
        <span className={`${buttonClass('main')} ${styles.begin}`}>Begin</span>
      </summary>
      <div className={styles.content}>
        <p>{period} The points are in parentheses.</p>
        <ul role="list" className={styles.questions}>
          {questions.map(({ text, answers, isCrisis }, at) => (
            <li key={text}>
              <fieldset className={styles.question} data-crisis={isCrisis && ''}>
                <legend>
                  {at + 1}. {text}
                </legend>
                {answers.map(([label, points]) => (
                  <label key={label} className={styles.answer}>
                    <input type="radio" name={`${id}-${at}`} value={points} autoComplete="off" />
                    {label} ({points})
                  </label>
                ))}
              </fieldset>
              {isCrisis && (
                <>
                  <p>
                    <strong>Any answer but “Not at all”:</strong> call or text <a href="tel:988">988</a> now.
                    Do not wait for the points.
                  </p>
                  <CareCards names={['suicide-risk']} level={3} />
                </>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.result}>
          <output />
          <WaysOn />
        </div>
        <p>What the points say:</p>
        <ul>
          {results.map(({ from, text }, at) => (
            <li key={from} data-from={from}>
              <strong>{rangeOf(from, results[at + 1]?.from)}:</strong> {text}
            </li>
          ))}
        </ul>
        <p className={styles.license}>
          {license}{' '}
          {sources.map(({ name, url }) => (
            <a key={url} href={url}>
              {name}
            </a>
          ))}
        </p>
      </div>
    </details>
  )
}

/** The script shows them with the points. An answer that speaks of suicide replaces the office with 988. */
function WaysOn() {
  const phone = mainPhone(useSite())
  return (
    <p className={styles.waysOn} data-ways-on="" hidden>
      <a href={`tel:${lifeline.dial}`} className={`${buttonClass('danger')} after-hours`} data-lifeline="">
        {crisisCall(lifeline)}
      </a>
      <a href={callFormLink} className={buttonClass('main')}>
        Ask for a call
      </a>
      <a href={telephoneLink(phone)} className={`${buttonClass('quiet')} office-hours`} data-office="">
        Call {phone}
      </a>
    </p>
  )
}

const rangeOf = (from: number, next: number | undefined): string =>
  next === undefined ? `${from} or more` : from === next - 1 ? `${from}` : `${from} to ${next - 1}`
