import { settings } from '../../settings.ts'
import { lazyComponent } from '../../ui/lazyComponent.ts'

/** Most stages have no hosted form, so their visitors should not download this component. */
export const HostedForm = lazyComponent(() => import('./HostedForm.tsx'), 'HostedForm')

/** Loads the component only if the stage has a hosted form. */
export const prefetchHostedForm = () => settings().contactFormUrl && HostedForm.preload?.()
