import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { pathOf } from '#shared/documents/paths.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { NavLink } from '../../../ui/NavLink.tsx'
import { linksOf } from '../pageLinks.ts'
import { howWeHelpLinks, linkedFrom, menuTreatments, type TreatmentLink } from '../treatmentLinks.ts'
import { firstStepsIn, menuGroups, pagesBelow } from './menu.ts'
import styles from './menus.module.css'

/** The fixed pages, and those of the fetched list, which is empty while it loads. (Menu grouping.) */
export function Menus() {
  const { data } = useQuery(queries.servicePages())
  const list = data ?? []
  const { addiction, prescriptionDrugs, benzodiazepines, mentalHealth, howWeHelp } = menuGroups(list)
  const firstSteps = [
    ...linksOf('firstSteps').map(({ path, title }) => ({ slug: path.slice(1), title })),
    ...firstStepsIn(list),
    ...linkedFrom('menu', list),
  ]
  return (
    <>
      <MenuSection title="Addiction Treatment">
        <MenuGroup overview={categories.whatWeTreat} pages={addiction} list={list} wide />
        <MenuGroup overview={menuTreatments.prescriptionDrugs} pages={prescriptionDrugs} list={list} />
        <MenuGroup overview={menuTreatments.benzodiazepines} pages={benzodiazepines} list={list} />
      </MenuSection>
      <MenuSection title="Mental Health Treatment">
        <MenuGroup overview={menuTreatments.mentalHealth} pages={mentalHealth} list={list} wide />
      </MenuSection>
      <MenuSection title="How We Help">
        <MenuGroup
          title="Overview"
          overview={categories.howWeHelp}
          pages={howWeHelpLinks}
          smallScreenPages={howWeHelp}
          list={list}
          wide
        />
        <MenuGroup title="First steps" pages={firstSteps} list={list} />
      </MenuSection>
    </>
  )
}

const categories = {
  whatWeTreat: { slug: pages.whatWeTreat.category, title: pages.whatWeTreat.title },
  howWeHelp: { slug: pages.howWeHelp.category, title: pages.howWeHelp.title },
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

interface MenuGroupProps {
  /** The overview's title by default. */
  title?: string
  overview?: TreatmentLink
  pages: readonly TreatmentLink[]
  smallScreenPages?: readonly TreatmentLink[]
  list: readonly TreatmentLink[]
  wide?: boolean
}

/** The last link leads to the full list, on the overview page. */
function MenuGroup({ title, overview, pages, smallScreenPages = [], list, wide = false }: MenuGroupProps) {
  const total = overview ? pagesBelow(list, overview.slug) : 0
  return (
    <div className={wide ? `${styles.group} ${styles.wide}` : styles.group}>
      {overview ? (
        <NavLink href={pathOf(overview)} className={styles.groupTitle}>
          {title ?? overview.title}
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
        {overview && total > pages.length && (
          <li className={styles.all}>
            <a href={`${pathOf(overview)}#${overview.slug.includes('/') ? 'related-pages' : 'all-pages'}`}>
              See all {total}
              <span className="visually-hidden"> pages of {overview.title}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
