import { Page, type PageName } from '#shared/entities/page.ts'
import { keys } from '#shared/keys.ts'
import { getOne } from './read.ts'

/** A page by its name. */
export const findPage = (name: PageName): Promise<Page | null> => getOne(Page, keys.page(name))
