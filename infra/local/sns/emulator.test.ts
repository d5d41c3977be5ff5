import { GetTopicAttributesCommand, PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { regionalArn } from '../cloudformation/localAccount.ts'
import type { LocalServer } from '../http/server.ts'
import { clientOptions, keyAllowing, startEmulator } from '../testing/emulator.ts'
import { sns } from './emulator.ts'

describe('the Publish operation', () => {
  const delivered: string[] = []
  let server: LocalServer
  beforeAll(async () => {
    server = await startEmulator({ sns: sns((message) => delivered.push(message)) })
  })
  afterAll(() => server.close())
  const publish = (allowedTopic: string) => {
    const key = keyAllowing('sns:Publish', regionalArn('sns', allowedTopic))
    return new SNSClient(clientOptions(server.address, key)).send(
      new PublishCommand({ TopicArn: regionalArn('sns', 'Notices'), Message: 'A request & more' }),
    )
  }

  it('delivers the message', async () => {
    expect((await publish('Notices')).MessageId).toMatch(/^[0-9a-f-]{36}$/)
    expect(delivered).toEqual(['A request & more'])
  })

  it('has no subscriber, as the attributes of its topic say', async () => {
    const key = keyAllowing('sns:GetTopicAttributes', regionalArn('sns', 'Notices'))
    const attributes = new GetTopicAttributesCommand({ TopicArn: regionalArn('sns', 'Notices') })
    const { Attributes } = await new SNSClient(clientOptions(server.address, key)).send(attributes)
    expect(Attributes).toEqual({ SubscriptionsConfirmed: '0' })
  })

  it('denies what no policy allows', () =>
    expect(publish('Alarms')).rejects.toThrow(expect.objectContaining({ name: 'AccessDenied' })))
})
