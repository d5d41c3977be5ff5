import { environment } from './environment.ts'
import { openStore, type Store } from './store/store.ts'

let store: Store | undefined

/** The store of a deployed function, opened once in the life of the process: connections and credentials are reused. */
export function environmentStore(): Store {
  store ??= openStore(environment.tableName, { region: environment.region })
  return store
}
