import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { RenderingState } from '#shared/entities/rendering.ts'
import { type Key, keys } from '#shared/keys.ts'
import { findItem } from '../../../functions/store/read.ts'
import { startRenderedSite } from './renderedSite.ts'

const site = startRenderedSite()
const { desk } = site

const state = async () => RenderingState.parse((await desk.send('GET /api/admin/rendering')).json)

/** Runs while a field of an item is something else. */
async function whileDamaged(key: Key, field: string, value: unknown, work: () => Promise<void>) {
  const TableName = desk.store.tableName
  const Item = await findItem(desk.store, key)
  await desk.store.documents.send(
    new UpdateCommand({
      ...{ TableName, Key: key },
      UpdateExpression: 'SET #field = :value',
      ExpressionAttributeNames: { '#field': field },
      ExpressionAttributeValues: { ':value': value },
    }),
  )
  await work()
  await desk.store.documents.send(new PutCommand({ TableName, Item }))
}

it('a rendering that fails says which page, when and why, until another one is published', async () => {
  await site.renderEverything()
  expect(await state()).toMatchObject({ failed: false })
  const startedAt = new Date().toISOString()
  await whileDamaged(keys.document('treatment', 'how-we-help.group-therapy'), 'text1', 7, async () => {
    await expect(site.renderEverything()).rejects.toThrow('Not rendered: /how-we-help/group-therapy.')
    const { failed, problems } = await state()
    expect(failed).toBe(true)
    expect(problems?.pages).toEqual([
      {
        path: '/how-we-help/group-therapy',
        reason:
          'Stored content that it shows cannot be read, and may be damaged: /api/treatment-pages/how-we-help/group-therapy.',
      },
    ])
    expect(problems?.at && problems.at >= startedAt).toBe(true)
  })
  await site.renderEverything()
  expect(await state()).toEqual(expect.not.objectContaining({ problems: expect.anything() }))
}, 400_000)

it('a published rendering says which pages show a default text', async () => {
  await whileDamaged(keys.document('page', 'faq'), 'content', '[{"name":', async () => {
    await site.renderEverything()
    const { failed, problems } = await state()
    expect(failed).toBe(false)
    expect(problems?.pages).toEqual([
      {
        path: '/faq',
        reason: 'The content of the page faq cannot be read: the stored content is not JSON.',
      },
    ])
  })
}, 400_000)
