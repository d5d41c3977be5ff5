import { createContext } from 'react'
import { optionalComponent } from '../../ui/lazyComponent.ts'

/** The browser loads them only on a page that came without HTML. */
export const regions = {
  header: optionalComponent(() => import('./header/Header.tsx'), 'Header'),
  teaser: optionalComponent(() => import('./BlogTeaser.tsx'), 'BlogTeaser'),
  footer: optionalComponent(() => import('./footer/Footer.tsx'), 'Footer'),
}

/** Whether the renderer inserts their HTML, which it renders once for all pages. */
export const InsertsRegions = /* @__PURE__ */ createContext(false)

export const loadRegions = () => Promise.all(Object.values(regions).map((region) => region.preload?.()))
