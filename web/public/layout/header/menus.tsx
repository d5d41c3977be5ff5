import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { pathOf } from '#shared/documents/paths.ts'
import { pages } from '#shared/pages.ts'
import { NavLink } from '../../../ui/NavLink.tsx'
import { howWeHelpLinks, menuTreatments, type TreatmentLink } from '../treatmentLinks.ts'
import styles from './menus.module.css'
import { useMenu } from './useMenu.ts'

export function AddictionMenu() {
  const { addiction, prescriptionDrugs, benzodiazepines, totals } = useMenu()
  return (
    <MenuSection title="Addiction Treatment">
      <MenuGroup
        title={pages.whatWeTreat.title}
        href={pages.whatWeTreat.path}
        pages={addiction}
        all={{ total: totals.whatWeTreat, of: pages.whatWeTreat.title, hash: '#all-pages' }}
        wide
      />
      <TreatmentGroup
        overview={menuTreatments.prescriptionDrugs}
        pages={prescriptionDrugs}
        total={totals.prescriptionDrugs}
      />
      <TreatmentGroup
        overview={menuTreatments.benzodiazepines}
        pages={benzodiazepines}
        total={totals.benzodiazepines}
      />
    </MenuSection>
  )
}

export function MentalHealthMenu() {
  const { mentalHealth, totals } = useMenu()
  return (
    <MenuSection title="Mental Health Treatment">
      <TreatmentGroup
        overview={menuTreatments.mentalHealth}
        pages={mentalHealth}
        total={totals.mentalHealth}
        wide
      />
    </MenuSection>
  )
}

/** The fixed pages, and on small screens those of the fetched list too. (Menu grouping.) */
export function HowWeHelpMenu() {
  const { howWeHelp, firstSteps, totals } = useMenu()
  return (
    <MenuSection title="How We Help">
      <MenuGroup
        title="Overview"
        href={pages.howWeHelp.path}
        pages={howWeHelpLinks}
        smallScreenPages={howWeHelp}
        all={{ total: totals.howWeHelp, of: pages.howWeHelp.title, hash: '#all-pages' }}
        wide
      />
      <MenuGroup title="First steps" pages={firstSteps} />
    </MenuSection>
  )
}

function MenuSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name="site-menu" className={styles.section}>
      <summary className={styles.summary}>
        {title}
        <ChevronDown size={18} aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}

interface TreatmentGroupProps {
  overview: TreatmentLink
  pages: readonly TreatmentLink[]
  total: number
  wide?: boolean
}

const TreatmentGroup = ({ overview, total, ...group }: TreatmentGroupProps) => (
  <MenuGroup
    title={overview.title}
    href={pathOf(overview)}
    all={{ total, of: overview.title, hash: '#related-pages' }}
    {...group}
  />
)

interface MenuGroupProps {
  title: string
  /** Its overview page. */
  href?: string
  pages: readonly TreatmentLink[]
  smallScreenPages?: readonly TreatmentLink[]
  /** The full list, on the overview page. */
  all?: { total: number; of: string; hash: string }
  wide?: boolean
}

function MenuGroup({ title, href, pages, smallScreenPages = [], all, wide = false }: MenuGroupProps) {
  return (
    <div className={wide ? `${styles.group} ${styles.wide}` : styles.group}>
      {href ? (
        <NavLink href={href} className={styles.groupTitle}>
          {title}
        </NavLink>
      ) : (
        <p className={styles.groupTitle}>{title}</p>
      )}
      <ul role="list" className={styles.links}>
        {pages.map((page) => (
          <li key={page.slug}>
            <NavLink href={pathOf(page)}>{page.title}</NavLink>
          </li>
        ))}
        {smallScreenPages.map((page) => (
          <li key={page.slug} className={styles.smallScreensOnly}>
            <NavLink href={pathOf(page)}>{page.title}</NavLink>
          </li>
        ))}
        {all && all.total > pages.length && (
          <li className={styles.all}>
            <a href={`${href}${all.hash}`}>
              See all {all.total}
              <span className="visually-hidden"> pages of {all.of}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
