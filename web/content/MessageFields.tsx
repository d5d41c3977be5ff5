import { type ParsedElement, textIn } from '#shared/rules/pageContent.ts'
import { site } from '#shared/site.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { keyed } from './keyed.ts'
import styles from './MessageFields.module.css'
import { OfficesOfRegions } from './OfficesOfRegions.tsx'
import { optionsOf } from './regionOptions.ts'

/**
 * A region dropdown, an email field and the button that they feed: it opens a message in the visitor's own
 * mail program, with the region and the address for the reply written in by `web/enhancements/messageFields.ts`.
 * Without scripts only the button is there, and it opens an empty message.
 */
export function MessageFields({ elements }: { elements: readonly ParsedElement[] }) {
  const button = elements.find(({ name }) => name === 'cta button')?.values
  return (
    <div className={styles.message} data-message="">
      {keyed(elements).map(({ key, entry: { name, values } }) => {
        if (name === 'region dropdown') return <RegionField key={key} values={values} />
        if (name === 'email input') return <EmailField key={key} values={values} />
        return null
      })}
      <OfficesOfRegions />
      <p>
        <ButtonLink href={textIn(button, 'url') ?? `mailto:${site.email}`}>
          {textIn(button, 'label') ?? 'Start an email'}
        </ButtonLink>
      </p>
    </div>
  )
}

function RegionField({ values }: { values: ParsedElement['values'] }) {
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

function EmailField({ values }: { values: ParsedElement['values'] }) {
  return (
    <p className={styles.field}>
      <label>
        {textIn(values, 'title') ?? 'Your email address'}
        <input type="email" autoComplete="email" placeholder={textIn(values, 'placeholder')} />
      </label>
    </p>
  )
}
