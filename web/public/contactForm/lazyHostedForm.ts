import { settings } from '../../settings.ts'
import { lazyComponent } from '../../ui/lazyComponent.ts'

/** Most stages configure none, and their visitors do not download it. */
export const HostedForm = lazyComponent(() => import('./HostedForm.tsx'), 'HostedForm')

/** The renderer does not wait for a missing form. */
export const prefetchHostedForm = () => settings().contactFormUrl && HostedForm.preload?.()
