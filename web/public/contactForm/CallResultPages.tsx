import { callFormLink, contactFormResults } from '#shared/callRequests.ts'
import { callFormTexts, type RequiredCallField } from '#shared/content/callFormTexts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageHead } from '../head/PageHead.tsx'
import styles from './CallResultPages.module.css'

const { en: texts, es: spanish } = callFormTexts

export const ReceivedPage = () => (
  <>
    <PageHead facts={{ path: contactFormResults.success, title: texts.thanks, noindex: true }} />
    <Notice title={texts.thanks}>
      <p>{texts.callBy.join('')}</p>
      <p lang="es">
        {spanish.thanks}. {spanish.callBy.join('')}
      </p>
    </Notice>
  </>
)

/** The page after a refused form. The fragment of the URL names every refused field, or the status. */
export const RefusedPage = () => (
  <>
    <PageHead facts={{ path: contactFormResults.problem, title: texts.refused, noindex: true }} />
    <Notice title={texts.refused}>
      <div className={styles.reasons}>
        {refusals().map((names) => (
          <div key={names.join()} id={names.join()} className={styles.reason}>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  {texts.required[name].problem}. <span lang="es">{spanish.required[name].problem}</span>.
                </li>
              ))}
            </ul>
            <p>
              {texts.goBack} <span lang="es">{spanish.goBack}</span>
            </p>
          </div>
        ))}
        <p className={styles.other}>
          {texts.wentWrong} <span lang="es">{spanish.wentWrong}</span>
        </p>
      </div>
      <p>
        <a href={callFormLink}>{texts.backToForm}</a>
      </p>
    </Notice>
  </>
)

/** Every nonempty combination of required fields. The bits of `choice + 1` select the fields. */
function refusals(): RequiredCallField[][] {
  const names = Object.keys(texts.required) as RequiredCallField[] // The record's own keys.
  return Array.from({ length: 2 ** names.length - 1 }, (_, choice) =>
    names.filter((_, bit) => ((choice + 1) >> bit) % 2 === 1),
  )
}
