import type { Store } from '../../../../../functions/store/store.ts'
import { localPaths } from '../../../../local/dataFolder.ts'
import { outputs } from '../../../../outputs.ts'
import { type Owner, ownerOf } from '../../../../testing/owner.ts'

/** The clients and the table of the site that the tests visit, or of another one by its data folder. */
export function siteStore(data = process.env.SITE_DATA): { owner: Owner; store: Store } {
  if (!data) throw new Error('Set SITE_DATA to the data folder of the site at SITE_ADDRESS')
  const owner = ownerOf(localPaths(data).data)
  return { owner, store: { documents: owner.documents, tableName: owner.outputs[outputs.table] ?? '' } }
}
