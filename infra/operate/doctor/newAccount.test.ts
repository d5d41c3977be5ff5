import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { concurrencyFinding, inspectConcurrency } from './concurrency.ts'
import { distributionFinding, inspectDistributions } from './distributions.ts'

const lambda = mockClient(LambdaClient)
const cloudFront = mockClient(CloudFrontClient)
beforeEach(() => {
  lambda.reset()
  cloudFront.reset()
})

describe("a new account's Lambda quota", () => {
  const findingAt = async (ConcurrentExecutions: number) => {
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions } })
    return concurrencyFinding(await inspectConcurrency())
  }

  it('of 10 functions at a time gets a hint that says what to request', async () =>
    expect(await findingAt(10)).toEqual({
      level: 'hint',
      message: expect.stringMatching(/at most 10 functions .* request 1000 in the console, Service Quotas/),
    }))

  it('of 1000 is enough', async () => expect(await findingAt(1000)).toMatchObject({ level: 'ok' }))

  it('that AWS does not give is unknown', () =>
    expect(concurrencyFinding({ error: 'no' })).toMatchObject({ level: 'unknown' }))
})

describe('an account', () => {
  it('without a distribution may need a verification, and the hint says whose', async () => {
    cloudFront.on(ListDistributionsCommand).resolves({})
    expect(distributionFinding(await inspectDistributions())).toEqual({
      level: 'hint',
      message: expect.stringContaining('open a case with AWS Support'),
    })
  })

  it('with a distribution is verified', () =>
    expect(
      distributionFinding({ distributions: [{ id: 'E1', domainName: 'd1.cloudfront.net', aliases: [] }] }),
    ).toMatchObject({ level: 'ok' }))
})
