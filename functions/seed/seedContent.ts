import { seed } from '#shared/content/seed.ts'
import { inWords } from '../inWords.ts'
import { errorFields, log } from '../log.ts'
import { environmentStore } from '../store/environmentStore.ts'
import { type SeedResult, seedTable } from '../store/seed.ts'

/** Runs at each deploy that changes this function, whose bundle has the seed. Writes content that the table lacks. */
export async function handler(): Promise<SeedResult> {
  const seeded = await seedTable(environmentStore(), seed).catch((error: unknown) => {
    log('error', errorFields(error))
    throw new Error(`${inWords(error)} ${advice}`)
  })
  log('info', { seeded })
  return seeded
}

/** Operators read it as the reason why a deploy has failed. */
const advice =
  'The site goes on as before. Repair this as docs/runbooks/restore.md says in "One document cannot be read", and deploy again.'
