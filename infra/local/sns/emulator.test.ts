import path from 'node:path'
import {
  CreateTopicCommand,
  DeleteTopicCommand,
  ListSubscriptionsByTopicCommand,
  PublishCommand,
  SNSClient,
  SubscribeCommand,
} from '@aws-sdk/client-sns'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { regionalArn } from '../cloudformation/localAccount.ts'
import type { LocalServer } from '../http/server.ts'
import { clientOptions, keyAllowing, ownerKey, startEmulator } from '../testing/emulator.ts'
import { sns } from './emulator.ts'

const file = path.join(temporaryFolder(), 'subscriptions.json')
const Name = 'Notices-of-one'
const TopicArn = regionalArn('sns', Name)
let delivered: string[]
let server: LocalServer
const start = () => startEmulator({ sns: sns(file, (message) => delivered.push(message)) })
beforeAll(async () => {
  server = await start()
})
afterAll(() => server.close())
beforeEach(() => {
  delivered = []
})

const clientOf = (accessKey: string) => new SNSClient(clientOptions(server.address, accessKey))
const owner = () => clientOf(ownerKey)
const publish = (Arn = TopicArn) => owner().send(new PublishCommand({ TopicArn: Arn, Message: 'A message' }))
const subscription = async () => {
  const { Subscriptions = [] } = await owner().send(new ListSubscriptionsByTopicCommand({ TopicArn }))
  return Subscriptions
}

it('delivers to an address that is subscribed, also after a restart', async () => {
  expect((await owner().send(new CreateTopicCommand({ Name }))).TopicArn).toBe(TopicArn)
  await publish()
  expect([delivered, await subscription()]).toEqual([[], []])
  await owner().send(new SubscribeCommand({ TopicArn, Protocol: 'email', Endpoint: 'a&b@clinic.example' }))
  expect(await subscription()).toMatchObject([{ Endpoint: 'a&b@clinic.example' }])
  await server.close()
  server = await start()
  await publish()
  expect(delivered).toEqual(['To a&b@clinic.example: A message'])
  expect((await subscription())[0]?.SubscriptionArn).toMatch(`${TopicArn}:`)
})

it('delivers the messages of a topic of the template, and nothing of one that was deleted', async () => {
  await publish(regionalArn('sns', 'Notices'))
  expect(delivered).toEqual(['A message'])
  await owner().send(new CreateTopicCommand({ Name }))
  await owner().send(new DeleteTopicCommand({ TopicArn }))
  await expect(subscription()).rejects.toThrow(expect.objectContaining({ name: 'NotFoundException' }))
})

it('denies what a role may not do', () =>
  expect(
    clientOf(keyAllowing('sns:CreateTopic', regionalArn('sns', 'Others-*'))).send(
      new CreateTopicCommand({ Name }),
    ),
  ).rejects.toThrow(expect.objectContaining({ name: 'AccessDenied' })))
