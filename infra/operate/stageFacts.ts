import { seed } from '#shared/content/seed.ts'
import { Faq } from '#shared/entities/faq.ts'
import { Page } from '#shared/entities/page.ts'
import { StoredReview } from '#shared/entities/review.ts'
import { Site } from '#shared/entities/site.ts'
import { TeamMember } from '#shared/entities/teamMember.ts'
import { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { type TableFormat, tableFormat } from '../../functions/store/formats/tableFormat.ts'
import { parseItem } from '../../functions/store/parseItem.ts'
import { allStaffMembers } from '../../functions/store/staff/staffMembers.ts'
import { openStore, type Store } from '../../functions/store/store.ts'
import { idOf, storedItems } from '../../functions/store/storedItems.ts'
import { outputs } from '../outputs.ts'
import { region } from '../settings.ts'
import type { DeployedStack } from './doctor/stack.ts'
import type { Facts } from './placeholders.ts'

/** The facts in the table of a deployed stage, or those that the first deploy will write. */
export const stageFacts = async (stack: DeployedStack | undefined): Promise<Facts> =>
  (await readTable(stack, storedFacts)) ?? seed

/** The format of the table of a deployed stage. Undefined before the first deploy. */
export const stageFormat = (stack: DeployedStack | undefined): Promise<TableFormat | undefined> =>
  readTable(stack, tableFormat)

/** The members of a deployed stage who log in with a passkey. */
export async function stagePasskeys(stack: DeployedStack | undefined): Promise<string[]> {
  const members = (await readTable(stack, allStaffMembers)) ?? []
  return members.flatMap(({ username, credentials: { passkeys = [] } }) =>
    passkeys.length > 0 ? [username] : [],
  )
}

/** Undefined before the first deploy. */
async function readTable<Read>(
  stack: DeployedStack | undefined,
  read: (store: Store) => Promise<Read>,
): Promise<Read | undefined> {
  const tableName = stack?.outputs[outputs.table]
  if (!tableName) return undefined
  const store = openStore(tableName, { region, maxAttempts: 1 })
  return read(store).finally(() => store.documents.destroy())
}

export async function storedFacts(store: Store): Promise<Facts> {
  const [[site], reviews, teamMembers, treatments, pages, faqs] = await Promise.all([
    storedItems(store, 'site'),
    storedItems(store, 'review'),
    storedItems(store, 'teamMember'),
    storedItems(store, 'treatment'),
    storedItems(store, 'page'),
    storedItems(store, 'faq'),
  ])
  return {
    site: parseItem(Site, site ?? {}),
    reviews: reviews.map((item) => parseItem(StoredReview, item)),
    teamMembers: teamMembers.map((item) => parseItem(TeamMember, item)),
    treatments: treatments.map((item) => parseItem(TreatmentPage, item)),
    pages: Object.fromEntries(pages.map((page) => [idOf(page), parseItem(Page, page)])),
    faqs: faqs.map((item) => parseItem(Faq, item)),
  }
}
