import { seed } from '#shared/content/seed.ts'
import { environmentStore } from '../environmentStore.ts'
import { log } from '../http/log.ts'
import { type Seeded, seedTable } from '../store/seed.ts'

/** Runs at every deploy: fills in whatever of the site's content the table lacks. */
export async function handler(): Promise<Seeded> {
  const seeded = await seedTable(environmentStore(), seed)
  log('info', { seeded })
  return seeded
}
