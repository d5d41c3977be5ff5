import { lazyRouteComponent } from '@tanstack/react-router'

/** The browser loads them only on a page that came without HTML. */
export const regions = {
  header: lazyRouteComponent(() => import('./header/Header.tsx'), 'Header'),
  teaser: lazyRouteComponent(() => import('./BlogTeaser.tsx'), 'BlogTeaser'),
  footer: lazyRouteComponent(() => import('./footer/Footer.tsx'), 'Footer'),
}

export const loadRegions = () => Promise.all(Object.values(regions).map((region) => region.preload?.()))
