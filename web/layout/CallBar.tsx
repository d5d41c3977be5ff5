import { MapPin, MessageCircleHeart, Phone } from 'lucide-react'
import { telephoneLink } from '#shared/rules/paths.ts'
import { site } from '#shared/site.ts'
import styles from './CallBar.module.css'

export function CallBar() {
  return (
    <nav className={styles.bar} aria-label="Call for help">
      <a href={telephoneLink(site.mainPhone)} className={styles.call}>
        <Phone size={20} aria-hidden="true" />
        Call us
      </a>
      <a href={`tel:${site.lifeline.dial}`}>
        <MessageCircleHeart size={20} aria-hidden="true" />
        Call {site.lifeline.number}
      </a>
      <a href="#offices">
        <MapPin size={20} aria-hidden="true" />
        Offices
      </a>
    </nav>
  )
}
