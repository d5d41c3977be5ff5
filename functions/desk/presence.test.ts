import { expect, it } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { announcePresence } from '../store/desk/presence.ts'
import { startDesk } from '../testing/desk.ts'

const desk = startDesk()
const name = { kind: 'post', id: 'post-00001' } as const
const announce = (params: Record<string, string> = name) =>
  desk.send('PUT /api/admin/documents/{kind}/{id}/presence', { params, json: { tab: 'one' } })

it('names the other members who have a document open [14.38]', async () => {
  const now = Date.now()
  expect((await announce()).json).toMatchObject({ username: 'ana', others: [], document: name })
  expect(await announcePresence(desk.store, { ...name, username: 'omar', now })).toEqual(['ana'])
  expect((await announce()).json).toMatchObject({ others: ['omar'] })
  expect((await announce({ kind: 'faq', id: 'a-second' })).json).toMatchObject({ others: [] })
})

it('forgets somebody whose window has been not used for two minutes', async () => {
  const now = Date.now() + apiLimits.presence.lifetime + 1
  expect(await announcePresence(desk.store, { ...name, username: 'eve', now })).toEqual([])
})

it('no longer names a member whose window says that it closes, with a save or without one', async () => {
  const params = { kind: 'post', id: 'post-00002' } as const
  const others = () => announcePresence(desk.store, { ...params, username: 'omar', now: Date.now() })
  const announce = (claim?: string) =>
    desk.send('PUT /api/admin/documents/{kind}/{id}/presence', { params, json: { tab: 'one', claim } })
  await announce()
  expect(await others()).toEqual(['ana'])
  await announce('release')
  expect(await others()).toEqual([])

  await announce('typing')
  const { published } = await desk.find('post', params.id)
  const json = { content: published?.content, version: 0, tab: 'one', releases: true }
  await desk.act('save', params, json)
  expect(await others()).toEqual([])
})
