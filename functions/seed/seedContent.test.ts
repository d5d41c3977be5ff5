import { expect, it, vi } from 'vitest'
import { keys, partitions } from '#shared/keys.ts'
import { conversions } from '../store/formats/conversions.ts'
import { allItems } from '../store/read.ts'
import { putItem } from '../store/write.ts'
import { createHandlerTable } from '../testing/table.ts'
import { testTable } from '../testing/testTable.ts'
import { handler } from './seedContent.ts'

const store = testTable(createHandlerTable)

it('a table of a newer release fails the deploy with a sentence that says what to do, and stays as it is', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await putItem(store, { ...keys.format(), number: 99, leastReader: 99, instead: 'Restore the table first.' })
  const error = await handler().catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty(
    'message',
    `The table has format 99, and this release reads formats up to ${conversions.length}. Restore the table first. The site goes on as before.`,
  )
  expect(await allItems(store, partitions.documents.site)).toEqual([])
  vi.restoreAllMocks()
})
