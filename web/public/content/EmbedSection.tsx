import { linkAddress } from '#shared/html/linkAddress.ts'
import { limits } from '#shared/limits.ts'
import { settings } from '../../settings.ts'
import { frameSandbox } from '../../ui/frameSandbox.ts'
import { Section } from '../../ui/Section.tsx'
import { ContactForm } from '../contactForm/ContactForm.tsx'
import styles from './EmbedSection.module.css'

/** The contact form, unless the section names the address of another frame. */
export function EmbedSection({ title, url }: { title: string; url: string | undefined }) {
  const address = linkAddress(url)
  // A frame with `tel:` or `mailto:` would open an app without a click.
  if (!address || !/^(https:|\/)/i.test(address) || address === settings().contactFormUrl)
    return (
      <Section title={title} tone="dawn">
        <ContactForm />
      </Section>
    )
  return (
    <Section title={title}>
      <iframe
        className={styles.frame}
        src={address}
        title={title}
        height={limits.contactFormHeight}
        loading="lazy"
        referrerPolicy="origin"
        sandbox={frameSandbox(address, settings().origin)}
      />
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          Open {title} <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      </p>
    </Section>
  )
}
