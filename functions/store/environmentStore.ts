import { once } from '#shared/once.ts'
import { environment } from '../environment.ts'
import { openStore } from './store.ts'

export const environmentStore = once(() =>
  openStore(environment('TABLE_NAME'), { region: environment('AWS_REGION') }),
)

/** Has a long timeout, because rendering pages blocks the event loop and so delays the handling of responses. */
export const patientStore = once(() =>
  openStore(environment('TABLE_NAME'), {
    region: environment('AWS_REGION'),
    requestHandler: { requestTimeout: 10_000 },
  }),
)
