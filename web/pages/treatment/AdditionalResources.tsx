import { ChevronRight, Phone } from 'lucide-react'
import { telephoneLink } from '#shared/rules/paths.ts'
import { site } from '#shared/site.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './AdditionalResources.module.css'

/** The links that every treatment page ends with, in the specification's order. (Treatment detail page: "Grid links".) */
const resources = [
  ['/what-we-treat/alcohol-addiction', 'Alcohol Addiction'],
  ['/what-we-treat/drug-addiction', 'Drug Addiction'],
  ['/what-we-treat/prescription-drug-addiction', 'Prescription Drug Addiction'],
  ['/how-we-help/intensive-outpatient-treatment', 'Intensive Outpatient Treatment'],
  ['/how-we-help/family-programs', 'Family Programs'],
  ['/how-we-help/alternative-therapies', 'Alternative Therapies'],
  ['/blog', 'Our Blog'],
  ['/faq', 'FAQ'],
  ['/sitemap', 'Site Map'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/contact-us', 'Contact Us'],
  ['/forms', 'Forms'],
  ['/reviews', 'Reviews'],
] as const

/** Where to go on from a treatment page, and a number to call. */
export function AdditionalResources() {
  return (
    <div className={styles.resources}>
      <Section title="Additional Resources">
        <ul role="list" className={styles.grid}>
          {resources.map(([href, label]) => (
            <li key={href}>
              <a href={href} className={styles.link}>
                {label}
                <ChevronRight size={18} aria-hidden="true" />
              </a>
            </li>
          ))}
          <li>
            <a href={telephoneLink(site.mainPhone)} className={`${styles.link} ${styles.call}`}>
              <span>
                Call <span className={styles.number}>{site.mainPhone}</span>
              </span>
              <Phone size={18} aria-hidden="true" />
            </a>
          </li>
        </ul>
      </Section>
    </div>
  )
}
