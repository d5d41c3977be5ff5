import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { pages } from '#shared/pages.ts'
import { menuGroups } from '#shared/rules/menu.ts'
import { pathOf } from '#shared/rules/paths.ts'
import { howWeHelpLinks, menuTreatments, type TreatmentLink } from '#shared/treatmentLinks.ts'
import { queries } from '../../data/queries.ts'
import { NavLink } from '../../ui/NavLink.tsx'
import styles from './menus.module.css'

/** The condition pages by menu group; empty groups while the list loads, and if it is no array. */
function useMenuGroups() {
  const { data } = useQuery(queries.servicePages())
  const cached = data && groupsOfList.get(data)
  if (cached) return cached
  const groups = menuGroups<ServicePage>(data)
  if (data) groupsOfList.set(data, groups)
  return groups
}

/** Three menus group the same list, and the renderer does so for ten thousand pages. */
const groupsOfList = new WeakMap<readonly ServicePage[], ReturnType<typeof menuGroups<ServicePage>>>()

export function AddictionMenu() {
  const { addiction, prescriptionDrugs, benzodiazepines } = useMenuGroups()
  return (
    <MenuSection title="Addiction Treatment">
      <MenuGroup title={pages.whatWeTreat.title} href={pages.whatWeTreat.path} pages={addiction} wide />
      <TreatmentGroup overview={menuTreatments.prescriptionDrugs} pages={prescriptionDrugs} />
      <TreatmentGroup overview={menuTreatments.benzodiazepines} pages={benzodiazepines} />
    </MenuSection>
  )
}

export function MentalHealthMenu() {
  const { mentalHealth } = useMenuGroups()
  return (
    <MenuSection title="Mental Health Treatment">
      <TreatmentGroup overview={menuTreatments.mentalHealth} pages={mentalHealth} wide />
    </MenuSection>
  )
}

/** The fixed pages, and on small screens those of the fetched list too. (Menu grouping.) */
export function HowWeHelpMenu() {
  const { howWeHelp } = useMenuGroups()
  return (
    <MenuSection title="How We Help">
      <MenuGroup title="Overview" href={pages.howWeHelp.path} pages={howWeHelpLinks} wide />
      <div className={styles.smallScreensOnly}>
        <MenuGroup pages={howWeHelp} />
      </div>
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
  wide?: boolean
}

const TreatmentGroup = ({ overview, ...group }: TreatmentGroupProps) => (
  <MenuGroup title={overview.title} href={pathOf(overview)} {...group} />
)

interface MenuGroupProps {
  title?: string
  href?: string
  pages: readonly TreatmentLink[]
  wide?: boolean
}

function MenuGroup({ title, href, pages, wide = false }: MenuGroupProps) {
  return (
    <div className={wide ? `${styles.group} ${styles.wide}` : styles.group}>
      {title && href && (
        <NavLink href={href} className={styles.groupTitle}>
          {title}
        </NavLink>
      )}
      <ul role="list" className={styles.links}>
        {pages.map((page) => (
          <li key={page.slug}>
            <NavLink href={pathOf(page)}>{page.title}</NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
