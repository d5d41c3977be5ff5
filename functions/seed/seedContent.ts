import { seed } from '#shared/content/seed.ts'
import { inWords } from '../inWords.ts'
import { errorFields, log } from '../log.ts'
import { environmentStore } from '../store/environmentStore.ts'
import { FormatProblem } from '../store/formats/formatProblem.ts'
import { convertTable } from '../store/formats/tableFormat.ts'
import { type SeedResult, seedTable } from '../store/seed.ts'

/**
 * Runs at each deploy that changes this function, whose bundle has the seed. Converts the table to the format of this
 * release, and writes content that the table lacks.
 */
export async function handler(): Promise<SeedResult> {
  const store = environmentStore()
  try {
    const { table, code } = await convertTable(store)
    const seeded = await seedTable(store, seed)
    log('info', { format: { before: table, code }, seeded })
    return seeded
  } catch (error) {
    log('error', errorFields(error))
    throw new Error(
      error instanceof FormatProblem
        ? `${error.message} ${asBefore}`
        : `${inWords(error)} ${asBefore} ${advice}`,
    )
  }
}

/** Operators read these as the reason why a deploy has failed. */
const asBefore = 'The site goes on as before.'
const advice =
  'Repair this as docs/runbooks/restore.md says in "One document cannot be read", and deploy again.'
