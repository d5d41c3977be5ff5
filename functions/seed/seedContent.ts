import { seed } from '#shared/content/seed.ts'
import { log } from '../log.ts'
import { environmentStore } from '../store/environmentStore.ts'
import { type SeedResult, seedTable } from '../store/seed.ts'

/** Runs at each deploy that changes this function, whose bundle has the seed. Writes content that the table lacks. */
export async function handler(): Promise<SeedResult> {
  const seeded = await seedTable(environmentStore(), seed)
  log('info', { seeded })
  return seeded
}
