import { lazyComponent } from '../../ui/lazyComponent.ts'

/** The advice of all cards is 4 KB, and most pages show none. */
export const CareCards = lazyComponent(() => import('./CareCard.tsx'), 'CareCards')
