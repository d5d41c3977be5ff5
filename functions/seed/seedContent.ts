import { seed } from '#shared/content/seed.ts'
import { environmentStore } from '../environmentStore.ts'
import { log } from '../log.ts'
import { type SeedResult, seedTable } from '../store/seed.ts'

/** Runs at every deploy: writes the content that the table lacks. */
export async function handler(): Promise<SeedResult> {
  const seeded = await seedTable(environmentStore(), seed)
  log('info', { seeded })
  return seeded
}
