import { lazyComponent } from '../../ui/lazyComponent.ts'

/** Lazy, because the advice of all cards is 4 KB, and most pages show no card. */
export const CareCards = lazyComponent(() => import('./CareCard.tsx'), 'CareCards')
export const CareNumbers = lazyComponent(() => import('./CareCard.tsx'), 'CareNumbers')
