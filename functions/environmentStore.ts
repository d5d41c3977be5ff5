import { environment } from './environment.ts'
import { openStore, type Store } from './store/store.ts'

let store: Store | undefined

/** Opened once for the life of the process, so that its connections are reused. */
export function environmentStore(): Store {
  store ??= openStore(environment('TABLE_NAME'), { region: environment('AWS_REGION') })
  return store
}
