import { expect, it, vi } from 'vitest'
import { keys } from '#shared/keys.ts'
import { putItem } from '../store/write.ts'
import { createHandlerTable } from '../testing/table.ts'
import { testTable } from '../testing/testTable.ts'
import { handler } from './seedContent.ts'

const store = testTable(createHandlerTable)

it('an item that cannot be read fails the deploy with a sentence that names the item and what to do', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await putItem(store, { ...keys.format(), number: 1 })
  const error = await handler().catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty(
    'message',
    'The stored item FORMAT, FORMAT cannot be read: leastReader: is required. The site goes on as before. Repair this as docs/runbooks/restore.md says in "One document cannot be read", and deploy again.',
  )
  vi.restoreAllMocks()
})
