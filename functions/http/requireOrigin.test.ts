import { describe, expect, it } from 'vitest'
import { originHeader } from '#shared/api/originHeader.ts'
import type { StageVariables } from '#shared/api/stageVariables.ts'
import { handler as unmatchedRoute } from '../fallback/unmatchedRoute.ts'
import { handler as listReviews } from '../reviews/listReviews.ts'
import { mockTable } from '../testing/mockTable.ts'
import { requestEvent } from '../testing/requestEvent.ts'
import { testStage } from '../testing/stageVariables.ts'
import type { ApiHandler } from './event.ts'

const table = mockTable()
const invoke = (handler: ApiHandler, headers: Record<string, string>, stageVariables?: StageVariables) =>
  handler({
    ...requestEvent({ routeKey: 'GET /api/reviews', path: '/api/reviews' }),
    headers,
    stageVariables,
  })

describe.each([
  ['an endpoint', listReviews, 200],
  ['an unmatched route', unmatchedRoute, 405],
])('a request to %s', (_, handler: ApiHandler, status) => {
  it.each([
    ['no origin header', {}],
    ['an empty one', { [originHeader]: '' }],
    ['a wrong one', { [originHeader]: 'test-secre' }],
    ['forged viewer headers', { 'x-viewer-address': '203.0.113.1', 'x-viewer-host': 'clinic.example' }],
  ])('with %s is a 404 in JSON, and reads nothing', async (_name, headers: Record<string, string>) => {
    const response = await invoke(handler, headers, testStage)
    expect(response).toMatchObject({ statusCode: 404, headers: { 'cache-control': 'no-store' } })
    expect(JSON.parse(response.body ?? '')).toMatchObject({ message: 'There is nothing at this address' })
    expect(table.calls()).toHaveLength(0)
  })

  it('that CloudFront sends is served', async () =>
    expect(await invoke(handler, { [originHeader]: testStage.originSecret }, testStage)).toHaveProperty(
      'statusCode',
      status,
    ))

  it.each([undefined, { ...testStage, originSecret: '' }])(
    'of a stage with the variables %j is refused',
    async (stage) =>
      expect(await invoke(handler, { [originHeader]: '' }, stage)).toHaveProperty('statusCode', 500),
  )
})
