import { type ParsedElement, type StoredValues, textIn, valuesNamed } from '#shared/documents/pageContent.ts'
import { officeAnchor } from '#shared/documents/paths.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { useSite } from '../../data/useSite.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { keyed } from './keyed.ts'
import styles from './MessageForm.module.css'

/**
 * Its button opens an email in the visitor's own program; `web/public/content/MessageForm.enhancement.ts` adds the region and the
 * reply address once the region is chosen and the address valid. Without scripts the button opens an empty email, and the fields are hidden.
 */
export function MessageForm({ elements }: { elements: readonly ParsedElement[] }) {
  const { email } = useSite()
  const button = valuesNamed(elements, 'cta button')[0]
  return (
    <div className={styles.message} data-message="">
      {keyed(elements).map(({ key, entry: { name, values } }) => {
        if (name === 'region dropdown') return <RegionField key={key} values={values} />
        if (name === 'email input') return <EmailField key={key} values={values} />
        return null
      })}
      <RegionOffices />
      <p>
        <ButtonLink href={linkAddress(textIn(button, 'url')) ?? `mailto:${email}`}>
          {textIn(button, 'label') ?? 'Start an email'}
        </ButtonLink>
      </p>
    </div>
  )
}

function RegionField({ values }: { values: StoredValues<'region dropdown'> }) {
  return (
    <p className={styles.field}>
      <label>
        {textIn(values, 'title') ?? 'Region'}
        <select defaultValue="">
          <option value="">{textIn(values, 'placeholder') ?? 'Choose a region'}</option>
          {keyed(optionsOf(values)).map(({ key, entry: { value, label } }) => (
            <option key={key} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </p>
  )
}

function EmailField({ values }: { values: StoredValues<'email input'> }) {
  return (
    <p className={styles.field}>
      <label>
        {textIn(values, 'title') ?? 'Your email address'}
        <input type="email" autoComplete="email" placeholder={textIn(values, 'placeholder')} />
      </label>
    </p>
  )
}

function optionsOf({ options }: StoredValues<'region dropdown'>): { value: string; label: string }[] {
  return Array.isArray(options) ? options.filter(isOption) : []
}

const isOption = (option: unknown): option is { value: string; label: string } =>
  typeof option === 'object' &&
  option !== null &&
  'value' in option &&
  typeof option.value === 'string' &&
  'label' in option &&
  typeof option.label === 'string'

/** `web/public/content/MessageForm.enhancement.ts` shows the office of the chosen region. */
function RegionOffices() {
  const { offices } = useSite()
  return (
    <div role="status" className={styles.office}>
      {offices.map((office) => (
        <p key={office.name} data-office={office.name.toLowerCase()} hidden>
          Your nearest office is <a href={`/contact-us#${officeAnchor(office)}`}>{office.name}</a>:{' '}
          <PhoneLink phone={office.phone} />
        </p>
      ))}
    </div>
  )
}
