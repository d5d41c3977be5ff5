import { createContext } from 'react'
import { optionalComponent } from '../../ui/lazyComponent.ts'

/** The browser loads these components only on a page that came without HTML. */
export const slots = {
  header: optionalComponent(() => import('./header/Header.tsx'), 'Header'),
  teaser: optionalComponent(() => import('./BlogTeaser.tsx'), 'BlogTeaser'),
  footer: optionalComponent(() => import('./footer/Footer.tsx'), 'Footer'),
}

/** True in the renderer, which renders the slots once and inserts their HTML in all pages. */
export const InsertsSlots = /* @__PURE__ */ createContext(false)

export const loadSlots = () => Promise.all(Object.values(slots).map((slot) => slot.preload?.()))
