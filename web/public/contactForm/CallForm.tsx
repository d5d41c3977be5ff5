import { urlOf } from '#shared/api/urlOf.ts'
import { callRequestPatterns } from '#shared/callRequestPatterns.ts'
import { callFormAnchor, hiddenField } from '#shared/callRequests.ts'
import { corporateOffice, mainPhone } from '#shared/clinic/offices.ts'
import { type CallFormTexts, callFormTexts, type RequiredCallField } from '#shared/content/callFormTexts.ts'
import type { OpeningHours } from '#shared/entities/site.ts'
import { hoursIn } from '#shared/hours/openingHours.ts'
import { type Language, pages } from '#shared/pages.ts'
import { useSite } from '../../data/useSite.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { CrisisSentence } from '../../ui/CrisisSentence.tsx'
import { OfficeState } from '../../ui/OfficeState.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import styles from './CallForm.module.css'

interface CallFormProps {
  texts?: CallFormTexts
  crisis?: React.ReactNode
}

/** The form for call requests. Works without scripts. `CallForm.enhancement.ts` sends it without leaving the page. */
export function CallForm({ texts = callFormTexts.en, crisis = <CrisisSentence /> }: CallFormProps) {
  const site = useSite()
  const office = corporateOffice(site)
  const { hours } = office
  return (
    <form
      method="post"
      action={urlOf('POST /api/call-requests')}
      className={styles.form}
      // With `off`, browsers do not restore typed texts after Back. The script allows autofill.
      autoComplete="off"
      aria-label={texts.heading}
      data-call-form={texts.thanks}
    >
      <p className={styles.crisis}>{crisis}</p>
      <div className={styles.fields} data-fields="">
        <p className="office-hours">
          {hours.length > 0 && texts.hours(inWords(hours, texts.code))} {texts.promise}
        </p>
        <p className="after-hours">
          {/* A script writes the next opening time, only in English. */}
          {texts.code === 'en' && <OfficeState office={office} as="strong" className="" />}
          {texts.closed}
        </p>
        <TextField texts={texts} name="firstName" id={callFormAnchor} autofill="given-name" maxLength={60} />
        <TextField texts={texts} name="phone" type="tel" autofill="tel" maxLength={40}>
          {texts.otherCountry.before}
          <PhoneLink phone={mainPhone(site)} />
          {texts.otherCountry.between}
          <a href={`mailto:${site.email}`}>{texts.otherCountry.email}</a>
          {texts.otherCountry.after}
        </TextField>
        <fieldset className={styles.field} data-field="mayLeaveMessage">
          <legend>
            {texts.required.mayLeaveMessage.label} <Problem texts={texts} name="mayLeaveMessage" />
          </legend>
          <div className={styles.radios}>
            {(['yes', 'no'] as const).map((value) => (
              <label key={value}>
                {/* Without `aria-invalid`, screen readers would announce the input as invalid from the start. */}
                <input type="radio" name="mayLeaveMessage" value={value} required aria-invalid={false} />
                {texts[value]}
              </label>
            ))}
          </div>
        </fieldset>
        <details className={styles.choices}>
          <summary>{texts.choices}</summary>
          <div className={styles.selects}>
            <Choice name="bestTime" label={texts.bestTime} options={Object.entries(texts.bestTimes)} />
            <Choice name="language" label={texts.language} options={Object.entries(texts.languages)} />
            <Choice
              name="office"
              label={texts.office}
              options={[['any', texts.anyOffice], ...site.offices.map(({ name }) => [name, name] as const)]}
            />
          </div>
        </details>
        <p className={styles.honeypot}>
          <label>
            {texts.honeypot}
            <input name={hiddenField} tabIndex={-1} autoComplete="off" {...ignoredByPasswordManagers} />
          </label>
        </p>
        {(['failed', 'tooMany'] as const).map((outcome) => (
          <p key={outcome} role="alert" hidden className={styles.failure} data-outcome={outcome}>
            {texts[outcome]}
            <span className="office-hours">
              {texts.orCall}
              <PhoneLink phone={mainPhone(site)} />
            </span>
            .
          </p>
        ))}
        <div className={styles.send}>
          <button type="submit" className={buttonClass('main')} data-other-label={texts.sending}>
            {texts.send}
          </button>
          <p>
            {texts.discretion(mainPhone(site))}{' '}
            <a href={`${pages.privacyPolicy.path}#information-collection`}>{texts.privacy}</a>.{' '}
            <a href={pages.noticeOfPrivacyPractices.path}>{texts.notice}</a>.
          </p>
        </div>
      </div>
      <p hidden data-outcome="sent">
        {texts.callBy[0]}
        <strong data-call-by={texts.code === 'en' ? '' : undefined}>{texts.callBy[1]}</strong>
        {texts.callBy[2]}
      </p>
    </form>
  )
}

/** Attributes that 1Password, LastPass, Bitwarden, Dashlane and Proton Pass respect. */
const ignoredByPasswordManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-protonpass-ignore': '',
}

const inWords = (hours: readonly OpeningHours[], language: Language) =>
  hours
    .map(hoursIn(language))
    .map(({ days, times }) => `${days} ${times}`)
    .join(', ')

interface TextFieldProps {
  texts: CallFormTexts
  name: keyof typeof callRequestPatterns
  id?: string
  type?: 'tel'
  /** The `autocomplete` value that the form's script sets. */
  autofill: string
  maxLength: number
  /** What to do for people who cannot fill in the field. */
  children?: React.ReactNode
}

function TextField({ texts, name, autofill, children, ...attributes }: TextFieldProps) {
  return (
    <div className={styles.field} data-field={name}>
      <label>
        {texts.required[name].label} <Problem texts={texts} name={name} />
        <input
          name={name}
          required
          pattern={callRequestPatterns[name]}
          autoComplete="off"
          data-autofill={autofill}
          {...attributes}
        />
      </label>
      {children && (
        <p hidden className={styles.otherWay}>
          {children}
        </p>
      )}
    </div>
  )
}

/** While shown, the problem is part of the field's accessible name. */
const Problem = ({ texts, name }: { texts: CallFormTexts; name: RequiredCallField }) => (
  <strong hidden className={styles.problem} data-problem-text="">
    {texts.required[name].problem}
  </strong>
)

interface ChoiceProps {
  name: string
  label: string
  options: readonly (readonly [string, string])[]
}

const Choice = ({ name, label, options }: ChoiceProps) => (
  <label>
    {label}
    <select name={name}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
