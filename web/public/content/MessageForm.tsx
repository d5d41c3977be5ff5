import { elementsNamed, type ParsedElement, type ParsedValues } from '#shared/documents/pageContent.ts'
import { officeAnchor } from '#shared/documents/paths.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { textKey } from '#shared/search/foldedText.ts'
import { useSite } from '../../data/useSite.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { keyed } from './keyed.ts'
import styles from './MessageForm.module.css'

/** The button opens an email. Without scripts, the email is empty. `MessageForm.enhancement.ts` adds the fields. */
export function MessageForm({ elements }: { elements: readonly ParsedElement[] }) {
  const { email } = useSite()
  const button = elementsNamed(elements, 'cta button')[0]?.values
  return (
    <div className={styles.message} data-message="">
      {keyed(elements).map(({ key, entry: { name, values } }) => {
        if (name === 'region dropdown') return <RegionField key={key} values={values} />
        if (name === 'email input') return <EmailField key={key} values={values} />
        return null
      })}
      <RegionOffices />
      <p>
        <a href={linkAddress(button?.url) ?? `mailto:${email}`} className={buttonClass('main')}>
          {button?.label ?? 'Start an email'}
        </a>
      </p>
    </div>
  )
}

/** Each region says which offices it names, so that visitors' browsers need not compare texts. */
function RegionField({ values }: { values: ParsedValues<'region dropdown'> }) {
  const { offices } = useSite()
  const officesIn = (region: string) =>
    offices.flatMap(({ name, formerNames = [] }, index) =>
      [name, ...formerNames].some((known) => textKey(region).includes(textKey(known))) ? [index] : [],
    )
  return (
    <p className={styles.field}>
      <label>
        {values.title ?? 'Region'}
        <Problem text="Choose a region" />
        <select defaultValue="">
          <option value="">{values.placeholder ?? 'Choose a region'}</option>
          {keyed(values.options ?? []).map(({ key, entry }) => (
            <option key={key} value={entry.value} data-offices={officesIn(entry.value ?? '').join(' ')}>
              {entry.label}
            </option>
          ))}
        </select>
      </label>
    </p>
  )
}

function EmailField({ values }: { values: ParsedValues<'email input'> }) {
  return (
    <p className={styles.field}>
      <label>
        {values.title ?? 'Your email address'}
        <Problem text="Enter an address such as name@example.com" />
        <input type="email" autoComplete="email" placeholder={values.placeholder} />
      </label>
    </p>
  )
}

/** While shown, the problem is part of the field's accessible name. */
const Problem = ({ text }: { text: string }) => (
  <strong hidden className={styles.problem} data-problem-text="">
    {text}
  </strong>
)

/** `MessageForm.enhancement.ts` shows the office of the chosen region. */
function RegionOffices() {
  const { offices } = useSite()
  return (
    <div role="status" className={styles.office}>
      {offices.map((office, index) => (
        <p key={office.name} data-office={index} hidden>
          Your nearest office is <a href={`/contact-us#${officeAnchor(office)}`}>{office.name}</a>:{' '}
          <PhoneLink phone={office.phone} />
        </p>
      ))}
    </div>
  )
}
