import { environment } from '../environment.ts'
import { once } from '../once.ts'
import { openStore } from './store.ts'

export const environmentStore = once(() =>
  openStore(environment('TABLE_NAME'), { region: environment('AWS_REGION') }),
)
