import { Page, type PageName } from '#shared/entities/page.ts'
import { keys } from '#shared/keys.ts'
import { getOne } from './read.ts'
import type { Store } from './store.ts'

export const findPage = (store: Store, name: PageName): Promise<Page | null> =>
  getOne(store, Page, keys.document('page', name))
