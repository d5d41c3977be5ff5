import type { ParsedValues } from '#shared/documents/pageContent.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { pages } from '#shared/pages.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import styles from './ButtonRow.module.css'
import { keyed } from './keyed.ts'

/** The first call to action is filled, the others are outlined. Buttons whose address is not allowed are left out. */
export function ButtonRow({ buttons }: { buttons: readonly ParsedValues<'cta button'>[] }) {
  const links = buttons.flatMap((button) => {
    const { label } = button
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

export function buttonAddress(button: ParsedValues<'cta button'> | undefined): string | undefined {
  return button?.url === undefined ? pages.contact.path : linkAddress(button.url)
}
