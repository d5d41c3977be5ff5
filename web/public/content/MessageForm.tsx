import { type ParsedElement, type StoredValues, textIn, valuesNamed } from '#shared/documents/pageContent.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { useSite } from '../../data/useSite.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { keyed } from './keyed.ts'
import styles from './MessageForm.module.css'
import { RegionOffices } from './RegionOffices.tsx'
import { optionsOf } from './regionOptions.ts'

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
