import { callFormLink } from '#shared/callRequests.ts'
import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import type { ParsedValues } from '#shared/documents/pageContent.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { pages } from '#shared/pages.ts'
import { useSite } from '../../data/useSite.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import styles from './ButtonRow.module.css'
import { keyed } from './keyed.ts'

/**
 * The first call to action is filled, the others are outlined. Buttons whose address is not allowed are left out.
 * If the first one calls an office, a request for a call replaces it after hours.
 */
export function ButtonRow({ buttons }: { buttons: readonly ParsedValues<'cta button'>[] }) {
  const { offices } = useSite()
  const links = buttons.flatMap((button) => {
    const { label } = button
    const href = buttonAddress(button)
    return label && href ? [{ label, href }] : []
  })
  if (links.length === 0) return null
  const callsOffice = offices.some(({ phone }) => telephoneLink(phone) === links[0]?.href)
  const hours = (href: string, index: number) =>
    callsOffice && (index === 0 || href === pages.contact.path) ? 'office-hours' : ''
  return (
    <p className={styles.row}>
      {keyed(links).map(({ key, entry: { label, href } }, index) => (
        <a
          key={key}
          href={href}
          className={`${buttonClass(index === 0 ? 'main' : 'quiet')} ${hours(href, index)}`.trim()}
        >
          {label}
        </a>
      ))}
      {callsOffice && (
        <a href={callFormLink} className={`${buttonClass('main')} after-hours`}>
          Ask for a call
        </a>
      )}
    </p>
  )
}

export function buttonAddress(button: ParsedValues<'cta button'> | undefined): string | undefined {
  return button?.url === undefined ? pages.contact.path : linkAddress(button.url)
}
