import { type StoredValues, textIn } from '#shared/documents/pageContent.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { pages } from '#shared/pages.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import styles from './ButtonRow.module.css'
import { keyed } from './keyed.ts'

/** The first call to action is filled, the others are outlined. One whose address could run a script is left out. */
export function ButtonRow({ buttons }: { buttons: readonly StoredValues<'cta button'>[] }) {
  const links = buttons.flatMap((button) => {
    const label = textIn(button, 'label')
    const href = buttonAddress(button)
    return label && href ? [{ label, href }] : []
  })
  if (links.length === 0) return null
  return (
    <p className={styles.row}>
      {keyed(links).map(({ key, entry: { label, href } }, index) => (
        <a key={key} href={href} className={buttonClass(index === 0 ? 'main' : 'quiet')}>
          {label}
        </a>
      ))}
    </p>
  )
}

export function buttonAddress(button: StoredValues<'cta button'> | undefined): string | undefined {
  const url = textIn(button, 'url')
  return url === undefined ? pages.contact.path : linkAddress(url)
}
