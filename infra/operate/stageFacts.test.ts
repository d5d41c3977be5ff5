import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { itemOf } from '../../functions/store/items.ts'
import { seedTable } from '../../functions/store/seed.ts'
import { testTable } from '../../functions/testing/testTable.ts'
import { productionProblems } from './placeholders.ts'
import { stageFacts, storedFacts } from './stageFacts.ts'

const store = testTable()
beforeAll(async () => {
  await seedTable(store, seed)
})

it('the samples of a stage are those in its table [18.15]', async () => {
  expect(productionProblems(await storedFacts(store))).toEqual(
    productionProblems(await stageFacts(undefined)),
  )
  const published = {
    ...itemOf({ kind: 'site', id: 'site' }, { ...seed.site, name: 'A Real Clinic' }),
    version: 2,
  }
  await store.documents.send(new PutCommand({ TableName: store.tableName, Item: published }))
  const problems = productionProblems(await storedFacts(store)).join()
  expect(problems).not.toContain("The clinic's name")
  expect(problems).toContain('The phone of the Cumming office is (770) 555-0142')
})
