import { expect, it } from 'vitest'
import { contactFormResults } from '#shared/callRequests.ts'
import { pages } from '#shared/pages.ts'
import { makeQueryClient } from '../data/queryClient.ts'
import { makeRouter } from './routes.tsx'

it('has one route for each row of the pages table, for each result of the form, and for any other address [1.2, 2.5]', () => {
  const queryClient = makeQueryClient(async () => ({ failure: {} }))
  const { routesByPath } = makeRouter(queryClient)
  expect(Object.keys(routesByPath).sort()).toEqual(
    [...Object.values(pages).map(({ path }) => path), ...Object.values(contactFormResults), '/$'].sort(),
  )
})
