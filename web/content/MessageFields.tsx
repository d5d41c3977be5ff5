import { useEffect, useId, useRef, useState } from 'react'
import { type ReadElement, textIn } from '#shared/rules/pageContent.ts'
import { site } from '#shared/site.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { keyed } from './keyed.ts'
import styles from './MessageFields.module.css'
import { messageAddress } from './messageAddress.ts'
import { OfficeOfRegion } from './OfficeOfRegion.tsx'
import { optionsOf } from './regionOptions.ts'

/**
 * A region dropdown, an email field and the button that they feed: it opens a message in the visitor's own
 * mail program, with the region and the address for the reply written in. Nothing is sent or kept by the page.
 * Without scripts only the button is there, and it opens an empty message.
 */
export function MessageFields({ elements }: { elements: readonly ReadElement[] }) {
  const fields = useRef<HTMLDivElement>(null)
  const [email, setEmail] = useState('')
  const [region, setRegion] = useState('')
  // A visitor may have answered before the app arrived.
  useEffect(() => {
    setEmail(fields.current?.querySelector('input')?.value ?? '')
    setRegion(fields.current?.querySelector('select')?.value ?? '')
  }, [])
  const button = elements.find(({ name }) => name === 'cta button')?.values
  return (
    <div ref={fields} className={styles.message}>
      {keyed(elements).map(({ key, entry: { name, values } }) => {
        if (name === 'region dropdown') return <RegionField key={key} values={values} onChoose={setRegion} />
        if (name === 'email input') return <EmailField key={key} values={values} onType={setEmail} />
        return null
      })}
      <OfficeOfRegion region={region} />
      <p>
        <ButtonLink href={messageAddress(textIn(button, 'url') ?? `mailto:${site.email}`, { region, email })}>
          {textIn(button, 'label') ?? 'Start an email'}
        </ButtonLink>
      </p>
    </div>
  )
}

function RegionField({
  values,
  onChoose,
}: {
  values: ReadElement['values']
  onChoose: (region: string) => void
}) {
  const id = useId()
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{textIn(values, 'title') ?? 'Region'}</label>
      <select id={id} defaultValue="" onChange={({ target }) => onChoose(target.value)}>
        <option value="">{textIn(values, 'placeholder') ?? 'Choose a region'}</option>
        {keyed(optionsOf(values)).map(({ key, entry: { value, label } }) => (
          <option key={key} value={value}>
            {label}
          </option>
        ))}
      </select>
    </p>
  )
}

function EmailField({ values, onType }: { values: ReadElement['values']; onType: (email: string) => void }) {
  const id = useId()
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{textIn(values, 'title') ?? 'Your email address'}</label>
      <input
        id={id}
        type="email"
        autoComplete="email"
        placeholder={textIn(values, 'placeholder')}
        onChange={({ target }) => onType(target.value)}
      />
    </p>
  )
}
