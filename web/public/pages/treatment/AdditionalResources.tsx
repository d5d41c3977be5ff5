import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Phone } from 'lucide-react'
import { mainPhone } from '#shared/clinic/offices.ts'
import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import { linkTo } from '#shared/documents/paths.ts'
import { fixedLink, resourceTreatments } from '#shared/menus/treatmentLinks.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { Section } from '../../../ui/Section.tsx'
import { UnbrokenNumber } from '../../../ui/UnbrokenNumber.tsx'
import { linksOf } from '../../layout/pageLinks.ts'
import styles from './AdditionalResources.module.css'

export function AdditionalResources() {
  const phone = mainPhone(useSite())
  const { data } = useQuery(queries.servicePages())
  const treatments = resourceTreatments.map((page) => linkTo(fixedLink(page, data)))
  const resources = [...treatments, ...linksOf('resources')]
  return (
    <div className={styles.resources}>
      <Section title="Additional Resources">
        <ul role="list" className={styles.grid}>
          {resources.map(({ path, title }) => (
            <li key={path}>
              <a href={path} className={styles.link}>
                {title}
                <ChevronRight size={18} aria-hidden="true" />
              </a>
            </li>
          ))}
          <li>
            <a href={telephoneLink(phone)} className={`${styles.link} ${styles.call}`}>
              <UnbrokenNumber text={`Call ${phone}`} />
              <Phone size={18} aria-hidden="true" />
            </a>
          </li>
        </ul>
      </Section>
    </div>
  )
}
