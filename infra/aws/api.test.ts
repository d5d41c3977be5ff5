import { expect, it } from 'vitest'
import { type EndpointKey, endpoints, supportsHead } from '#shared/api/endpoints.ts'
import { synthesized } from '../testing/synthesized.ts'

it('the API has one route for each endpoint, HEAD for each public GET, and a default route', () => {
  const routes = Object.values(synthesized().ofType('AWS::ApiGatewayV2::Route')).map(
    (route) => route.RouteKey,
  )
  const keys = Object.keys(endpoints) as EndpointKey[] // The table's own keys.
  const heads = keys.filter(supportsHead).map((key) => key.replace('GET', 'HEAD'))
  expect(routes.sort()).toEqual([...keys, ...heads, '$default'].sort())
})

it('the API needs one permission for each function, however many routes lead to it', () => {
  const permissions = Object.values(synthesized().ofType('AWS::Lambda::Permission')).filter(
    ({ Principal }) => Principal === 'apigateway.amazonaws.com',
  )
  expect(permissions).toHaveLength(new Set(Object.values(endpoints).map(({ handler }) => handler)).size + 1)
})
