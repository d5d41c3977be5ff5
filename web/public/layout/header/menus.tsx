import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { pathOf } from '#shared/documents/paths.ts'
import { firstStepsIn, menuGroups, menuTitles, pagesBelow } from '#shared/menus/menu.ts'
import {
  fixedLink,
  howWeHelpLinks,
  type ListedPage,
  linkedFrom,
  menuTreatments,
  type TreatmentLink,
} from '#shared/menus/treatmentLinks.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { NavLink } from '../../../ui/NavLink.tsx'
import { linksOf } from '../pageLinks.ts'
import styles from './menus.module.css'

/** Links fixed pages at once, and pages of the fetched list when the list is loaded. (Specification, Menu grouping.) */
export function Menus() {
  const { data } = useQuery(queries.servicePages())
  const list = data ?? []
  const linkTo = (page: { id: string; title: string }) => fixedLink(page, list)
  const { addiction, prescriptionDrugs, benzodiazepines, mentalHealth, howWeHelp } = menuGroups(list)
  const firstSteps = [
    ...linksOf('firstSteps').map(({ path, title }) => ({ slug: path.slice(1), title })),
    ...firstStepsIn(list),
    ...linkedFrom('menu', list),
  ]
  return (
    <>
      <MenuSection title={menuTitles.addiction}>
        <MenuGroup overview={categories.whatWeTreat} pages={addiction} list={list} wide />
        <MenuGroup
          overview={linkTo(menuTreatments.prescriptionDrugs)}
          pages={prescriptionDrugs}
          list={list}
        />
        <MenuGroup overview={linkTo(menuTreatments.benzodiazepines)} pages={benzodiazepines} list={list} />
      </MenuSection>
      <MenuSection title={menuTitles.mentalHealth}>
        <MenuGroup overview={linkTo(menuTreatments.mentalHealth)} pages={mentalHealth} list={list} wide />
      </MenuSection>
      <MenuSection title={menuTitles.howWeHelp}>
        <MenuGroup
          title="Overview"
          overview={categories.howWeHelp}
          pages={howWeHelpLinks.map(linkTo)}
          smallScreenPages={howWeHelp}
          list={list}
          wide
        />
        <MenuGroup overview={{ title: 'First steps' }} pages={firstSteps} list={list} />
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
  /** By default, the title of `overview`. */
  title?: string
  /** Without a slug, the title is not a link. */
  overview: { title: string; slug?: string }
  pages: readonly TreatmentLink[]
  smallScreenPages?: readonly TreatmentLink[]
  list: readonly ListedPage[]
  wide?: boolean
}

/** If the group has no room for all pages, its last link leads to the full list on the overview page. */
function MenuGroup({ title, overview, pages, smallScreenPages = [], list, wide = false }: MenuGroupProps) {
  const { slug } = overview
  const total = slug === undefined ? 0 : pagesBelow(list, slug)
  return (
    <div className={wide ? `${styles.group} ${styles.wide}` : styles.group}>
      {slug === undefined ? (
        <p className={styles.groupTitle}>{overview.title}</p>
      ) : (
        <NavLink href={pathOf({ slug })} className={styles.groupTitle}>
          {title ?? overview.title}
        </NavLink>
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
        {slug !== undefined && total > pages.length && (
          <li className={styles.all}>
            <a href={pathOf({ slug }) + listFragment(slug)}>
              See all {total}
              <span className="visually-hidden"> pages of {overview.title}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}

/** The page of a category lists all its pages, and a treatment page lists its child pages. */
const listFragment = (slug: string) => (slug.includes('/') ? '#related-pages' : '#all-pages')
