import { type StoredValues, textIn } from '#shared/rules/pageContent.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import styles from './ButtonRow.module.css'
import { keyed } from './keyed.ts'
import { linkAddress } from './linkAddress.ts'

/** The first call to action is filled, the others are outlined. One without a label or an address is left out. */
export function ButtonRow({ buttons }: { buttons: readonly StoredValues<'cta button'>[] }) {
  const links = buttons.flatMap((button) => {
    const label = textIn(button, 'label')
    const href = linkAddress(textIn(button, 'url'))
    return label && href ? [{ label, href }] : []
  })
  if (links.length === 0) return null
  return (
    <p className={styles.row}>
      {keyed(links).map(({ key, entry: { label, href } }, index) => (
        <ButtonLink key={key} href={href} kind={index === 0 ? 'main' : 'quiet'}>
          {label}
        </ButtonLink>
      ))}
    </p>
  )
}
