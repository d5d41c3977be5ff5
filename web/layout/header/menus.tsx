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

/** The condition pages, grouped for the menus. Empty groups until the list is there, and when it is no list. */
function useMenuGroups() {
  const { data } = useQuery(queries.servicePages())
  const known = data && grouped.get(data)
  if (known) return known
  const groups = menuGroups<ServicePage>(data)
  if (data) grouped.set(data, groups)
  return groups
}

/** Three menus ask, and the renderer for ten thousand pages, of one and the same list. */
const grouped = new WeakMap<readonly ServicePage[], ReturnType<typeof menuGroups<ServicePage>>>()

/** "Addiction Treatment": the overview and three groups. */
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

/** "Mental Health Treatment": its page and its group. */
export function MentalHealthMenu() {
  const { mentalHealth } = useMenuGroups()
  return (
    <MenuSection title="Mental Health Treatment">
      <TreatmentGroup overview={menuTreatments.mentalHealth} pages={mentalHealth} wide />
    </MenuSection>
  )
}

/** "How We Help": the overview and the fixed pages; on small screens also the fetched ones not named above. */
export function HowWeHelpMenu() {
  const { howWeHelp } = useMenuGroups()
  const fixed = new Set(howWeHelpLinks.map(({ slug }) => slug))
  return (
    <MenuSection title="How We Help">
      <MenuGroup title="Overview" href={pages.howWeHelp.path} pages={howWeHelpLinks} wide />
      <div className={styles.smallScreensOnly}>
        <MenuGroup pages={howWeHelp.filter(({ slug }) => !fixed.has(slug))} />
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
