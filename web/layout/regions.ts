import { lazyRouteComponent } from '@tanstack/react-router'

/** The parts of the layout. They load for the renderer, and in the browser only where a page came without HTML. */
export const regions = {
  header: lazyRouteComponent(() => import('./header/Header.tsx'), 'Header'),
  teaser: lazyRouteComponent(() => import('./BlogTeaser.tsx'), 'BlogTeaser'),
  footer: lazyRouteComponent(() => import('./footer/Footer.tsx'), 'Footer'),
}

/** Loads all of them, so that the layout is drawn in one go. */
export const loadRegions = () => Promise.all(Object.values(regions).map((region) => region.preload?.()))
