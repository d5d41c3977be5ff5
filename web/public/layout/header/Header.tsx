import { Menu, Search } from 'lucide-react'
import { useEffect } from 'react'
import { callFormLink } from '#shared/callRequests.ts'
import { pages } from '#shared/pages.ts'
import { useSite } from '../../../data/useSite.ts'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { NavLink } from '../../../ui/NavLink.tsx'
import { searchFieldId } from '../../../ui/searchFieldId.ts'
import { linksOf } from '../pageLinks.ts'
import styles from './Header.module.css'
import { fitHeader } from './headerFit.enhancement.ts'
import { Menus } from './menus.tsx'
import { TopBar } from './TopBar.tsx'

/**
 * Works without scripts. `menus.enhancement.ts` closes menus on Escape, outside clicks and navigation. (Specification,
 * Header.)
 */
export function Header() {
  const { name } = useSite()
  useEffect(fitHeader, [])
  return (
    <header className={styles.header}>
      <TopBar />
      <div className={styles.bar}>
        <a href={pages.home.path} className={styles.logo}>
          <img src="/favicon.svg" width="44" height="44" alt="" />
          <span className={styles.name}>{name}</span>
          <span className="visually-hidden">, home</span>
        </a>
        {/* Not a popover, because Safari 16, Firefox 124 and Chrome 113 have none. `details` needs no script. */}
        <details id="menu-button" className={styles.burger}>
          <summary className={styles.burgerLabel}>
            <Menu size={22} aria-hidden="true" />
            <Word en="Menu" es="Menú" />
          </summary>
        </details>
        <nav id="site-menu" className={styles.nav} aria-label="Main">
          <ul role="list" className={styles.first}>
            {linksOf('phoneMenu').map(({ path, title }) => (
              <li key={path}>
                <NavLink href={path === pages.contact.path ? callFormLink : path}>
                  {path === pages.contact.path ? 'Ask for a call' : title}
                </NavLink>
              </li>
            ))}
          </ul>
          <NavLink href={pages.home.path} className={styles.link}>
            {pages.home.title}
          </NavLink>
          <Menus />
          {linksOf('header').map(({ path, title, shortTitle = title }) => (
            <NavLink
              key={path}
              href={path}
              className={
                path === pages.contact.path
                  ? `${buttonClass('main', 'small')} ${styles.contact}`
                  : styles.link
              }
            >
              {shortTitle}
            </NavLink>
          ))}
        </nav>
        <SearchLink />
      </div>
    </header>
  )
}

/** All pages share the header: a style sheet shows the word in the page's language. */
const Word = ({ en, es }: { en: string; es: string }) => (
  <>
    <span className="in-english">{en}</span>
    <span className="in-spanish" lang="es">
      {es}
    </span>
  </>
)

/** Leads to the search field, as `/` and Ctrl+K do (`web/public/pages/search/search.enhancement.ts`). */
const SearchLink = () => (
  <a
    href={`${pages.search.path}#${searchFieldId}`}
    className={styles.search}
    data-search-link=""
    aria-keyshortcuts="/ Control+K"
  >
    <Search size={22} aria-hidden="true" />
    <Word en={pages.search.title} es="Buscar" />
  </a>
)
