import { createHash } from 'node:crypto'
import { S3Client } from '@aws-sdk/client-s3'
import { beforeAll, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { Discussion, DraftPreview } from '#shared/entities/discussion.ts'
import {
  DeskDocument,
  DocumentList,
  Publications,
  ReadyDocuments,
  Tasks,
} from '#shared/entities/documents.ts'
import { keys, partitions } from '#shared/keys.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { allItems } from '../store/read.ts'
import { updateItem } from '../store/write.ts'
import { beforeTransaction } from '../testing/beforeTransaction.ts'
import { startDesk } from '../testing/desk.ts'
import { mockClient } from '../testing/mockClient.ts'
import type { TestResponse } from '../testing/request.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'
import { runDue } from './runDue.ts'

const desk = startDesk()
const key = 'POST /api/admin/documents/{kind}/{id}/discussion'
const publishKey = 'POST /api/admin/documents/{kind}/{id}/publish'
const post = {
  ...{ title: 'A draft', category: 'Families', author: 'The team' },
  content: '<p>Words that a colleague reads.</p>',
}
const at = (id: string) => ({ kind: 'post', id })

let ruth = ''
beforeAll(async () => {
  for (const bucket of ['SITE_BUCKET', 'MEDIA_BUCKET']) vi.stubEnv(bucket, 'test-bucket')
  mockClient(S3Client).onAnyCommand().resolves({})
  await addMember(desk.store, 'ruth', 'twelve characters')
  ruth = await logIn('ruth', 'twelve characters')
})

let drafts = 0
async function newDraft(change: object = {}) {
  const slug = `discussed-${++drafts}`
  const { id, draft } = await desk.create('post', { ...post, slug, ...change })
  return { id, slug, version: draft?.version ?? 0 }
}

const act = (id: string, json: object, kind = 'post') => desk.send(key, { params: { kind, id }, json })
const actAsRuth = (id: string, json: object, kind = 'post') =>
  requestFromSite(key, { params: { kind, id }, json, cookies: [ruth] })
const discussionOf = async (sent: Promise<TestResponse>) => Discussion.parse((await sent).json)
const find = (id: string) =>
  discussionOf(desk.send('GET /api/admin/documents/{kind}/{id}/discussion', { params: at(id) }))
const publish = (id: string, version: number, json: object = {}) =>
  desk.tryTo('publish', at(id), { version, ...json })
const save = (id: string, version: number, change: object) =>
  desk.act('save', at(id), { content: { ...post, ...change }, version })

async function listed(status: string, cookie?: string) {
  const query = `status=${status}`
  const { json } = cookie
    ? await requestFromSite('GET /api/admin/documents', { query, cookies: [cookie] })
    : await desk.send('GET /api/admin/documents', { query })
  return DocumentList.parse(json).documents
}

async function setWhoPublishes(whoPublishes?: 'two-people') {
  const params = { kind: 'site', id: 'site' }
  const { published, draft } = await desk.find('site', 'site')
  const json = { content: { ...published?.content, whoPublishes }, version: draft?.version ?? 0 }
  const saved = await desk.act('save', params, json)
  const version = saved.draft?.version
  await actAsRuth('site', { action: 'approve', version }, 'site')
  await desk.act('publish', params, { version })
}

it('a comment quotes the words of a field, and is counted in the lists until somebody resolves it [14.24]', async () => {
  const { id } = await newDraft()
  const comment = {
    action: 'comment',
    text: ' Too long?\nI think so. ',
    path: ['content'],
    quote: 'Words that',
  }
  const { comments } = await discussionOf(actAsRuth(id, comment))
  expect(comments).toEqual([
    {
      ...{ id: expect.any(String), at: expect.any(String), by: 'ruth', path: ['content'] },
      ...{ text: 'Too long?\nI think so.', quote: 'Words that' },
    },
  ])
  expect((await listed('comments')).find((document) => document.id === id)?.openComments).toBe(1)
  const resolved = await discussionOf(act(id, { action: 'resolve', id: comments[0]?.id }))
  expect(resolved.comments).toMatchObject([{ resolvedBy: 'ana' }])
  expect((await listed('comments')).map((document) => document.id)).not.toContain(id)
  const reopened = await discussionOf(act(id, { action: 'reopen', id: comments[0]?.id }))
  expect(reopened.comments[0]).not.toHaveProperty('resolvedAt')
  expect((await listed('comments')).find((document) => document.id === id)?.openComments).toBe(1)
})

it('a question about words is on Today of the colleague who wrote them, until it is resolved or the draft has ended [14.25]', async () => {
  const { id, version } = await newDraft()
  const questions = async (cookie?: string) => {
    const key = 'GET /api/admin/tasks'
    const { json } = cookie ? await requestFromSite(key, { cookies: [cookie] }) : await desk.send(key)
    return Tasks.parse(json).questions.filter((question) => question.id === id)
  }
  const asked = { action: 'comment', text: 'May it go live?', to: ['ruth'] }
  const { comments } = await discussionOf(act(id, asked))
  expect(comments).toMatchObject([{ by: 'ana', to: ['ruth'], text: 'May it go live?' }])
  expect(await questions(ruth)).toEqual([{ ...at(id), title: 'A draft', by: 'ana' }])
  expect(await questions()).toEqual([])
  await actAsRuth(id, { action: 'resolve', id: comments[0]?.id })
  expect(await questions(ruth)).toEqual([])
  await act(id, asked)
  expect(await questions(ruth)).toHaveLength(1)
  await publish(id, version)
  expect(await questions(ruth)).toEqual([])
})

it('who has approved this very text publishes it without a question about whose words it has [14.20]', async () => {
  const { id, slug, version } = await newDraft()
  const publishAsRuth = async (current: number) => {
    const json = { version: current }
    return desk.by(ruth).tryTo('publish', at(id), json)
  }
  expect((await publishAsRuth(version)).json).toMatchObject({ questions: [{ about: 'words', who: 'ana' }] })
  await actAsRuth(id, { action: 'approve', version })
  await save(id, version, { slug, title: 'Changed since' })
  expect((await publishAsRuth(version + 1)).json).toMatchObject({ questions: [{ about: 'words' }] })
  await actAsRuth(id, { action: 'approve', version: version + 1 })
  expect((await publishAsRuth(version + 1)).statusCode).toBe(200)
})

it.each([
  ['that asks nobody', { action: 'comment', text: 'May it?', to: [] }, 'to: '],
  ['that asks 21 people', { action: 'comment', text: 'May it?', to: Array(21).fill('ruth') }, 'to: '],
  ['without a text', { action: 'comment' }, 'text: is required'],
  ['with a text of spaces', { action: 'comment', text: '  ' }, 'text: '],
  ['with more than 2,000 characters', { action: 'comment', text: 'x'.repeat(2_001) }, 'text: '],
  ['with another action', { action: 'delete' }, 'action: '],
])('a comment %s is refused with the field named [14.24]', async (_, json, message) => {
  const { id } = await newDraft()
  const response = await act(id, json)
  expect(response.statusCode).toBe(400)
  expect(response.json).toMatchObject({ message: expect.stringContaining(message) })
})

it('comments of two people at the same time both stay [14.24]', async () => {
  const { id } = await newDraft()
  const texts = Array.from({ length: 8 }, (_, index) => `Comment ${index}`)
  await Promise.all(
    texts.map((text, index) => (index % 2 ? act : actAsRuth)(id, { action: 'comment', text })),
  )
  const { comments } = await find(id)
  expect(comments.map(({ text }) => text).sort()).toEqual(texts)
  expect((await listed('comments')).find((document) => document.id === id)?.openComments).toBe(8)
})

it('the person who is asked for an approval has it in their list, and the one who asked has it once it is given [14.26]', async () => {
  const { id, version } = await newDraft()
  await act(id, { action: 'ask', version, of: 'ruth' })
  const isIn = async (cookie?: string) =>
    (await listed('approval', cookie)).find((one) => one.id === id)?.approval
  expect([await isIn(), await isIn(ruth)]).toEqual([undefined, { askedBy: 'ana' }])
  const { approvals } = await discussionOf(actAsRuth(id, { action: 'approve', version }))
  expect(approvals).toMatchObject([{ by: 'ruth' }])
  expect([await isIn(), await isIn(ruth)]).toEqual([{ askedBy: 'ana', approvedBy: 'ruth' }, undefined])
})

it('an answer in place of an approval is a comment, and ends the request [14.26]', async () => {
  const { id, version } = await newDraft()
  await act(id, { action: 'ask', version })
  const answered = await discussionOf(actAsRuth(id, { action: 'answer', version, text: 'Not yet.' }))
  expect(answered).toMatchObject({ comments: [{ text: 'Not yet.' }], approvals: [] })
  expect(answered.request).toBeUndefined()
})

it('an answer, to a question or in place of an approval, is on Today of who asked, until they resolve it [14.25]', async () => {
  const { id, version } = await newDraft()
  const answers = async () => {
    return (await desk.tasks()).questions.filter((question) => question.id === id)
  }
  const answeredBy = { ...at(id), title: 'A draft', by: 'ruth', isAnswer: true }
  const [question] = (
    await discussionOf(act(id, { action: 'comment', text: 'May it go live?', to: ['ruth'] }))
  ).comments
  const answer = { action: 'comment', id: question?.id, text: 'From Monday on.' }
  const { comments } = await discussionOf(actAsRuth(id, answer))
  expect(comments).toMatchObject([
    { resolvedBy: 'ruth' },
    { by: 'ruth', to: ['ana'], text: 'From Monday on.' },
  ])
  expect(await answers()).toEqual([answeredBy])
  await act(id, { action: 'resolve', id: comments[1]?.id })
  expect(await answers()).toEqual([])
  await act(id, { action: 'ask', version, of: 'ruth' })
  await actAsRuth(id, { action: 'answer', version, text: 'Not yet.' })
  expect(await answers()).toEqual([answeredBy])
})

it('an answer can be answered, and a thread is resolved and reopened as a whole [14.63]', async () => {
  const { id } = await newDraft()
  const waitsFor = async (cookies: string[] | undefined) => {
    const sent = cookies
      ? requestFromSite('GET /api/admin/tasks', { cookies })
      : desk.send('GET /api/admin/tasks')
    return Tasks.parse((await sent).json).questions.flatMap((one) => (one.id === id ? one.by : []))
  }
  const waiting = async () => [await waitsFor(undefined), await waitsFor([ruth])]
  const [first] = (await discussionOf(act(id, { action: 'comment', text: 'One?', to: ['ruth'] }))).comments
  const second = (await discussionOf(actAsRuth(id, { action: 'comment', id: first?.id, text: 'Two.' })))
    .comments[1]
  expect(await waiting()).toEqual([['ruth'], []])
  const third = (await discussionOf(act(id, { action: 'comment', id: second?.id, text: 'Three?' })))
    .comments[2]
  expect(await waiting()).toEqual([[], ['ana']])
  expect([second?.thread, third?.thread]).toEqual([first?.id, first?.id])
  const openTexts = ({ comments }: Discussion) =>
    comments.flatMap(({ text, resolvedAt }) => (resolvedAt ? [] : text))
  expect(openTexts(await find(id))).toEqual(['Three?'])
  await act(id, { action: 'comment', text: 'Of another thread' })
  expect(openTexts(await discussionOf(actAsRuth(id, { action: 'resolve', id: first?.id })))).toEqual([
    'Of another thread',
  ])
  expect(await waiting()).toEqual([[], []])
  const reopened = await discussionOf(actAsRuth(id, { action: 'reopen', id: third?.id }))
  expect(openTexts(reopened)).toEqual(['Three?', 'Of another thread'])
  expect(await waiting()).toEqual([[], ['ana']])
})

it('who is mentioned in an answer reads it on Today, and is not told of an answer [14.63]', async () => {
  const { id } = await newDraft()
  await addMember(desk.store, 'omar', 'twelve characters')
  const omar = await logIn('omar', 'twelve characters')
  const [question] = (await discussionOf(act(id, { action: 'comment', text: 'One?', to: ['ruth'] }))).comments
  await actAsRuth(id, { action: 'comment', id: question?.id, text: 'Ask @omar', to: ['omar'] })
  const of = async (sent: Promise<TestResponse>) =>
    Tasks.parse((await sent).json).questions.filter((one) => one.id === id)
  const entry = { ...at(id), title: 'A draft', by: 'ruth' }
  expect(await of(desk.send('GET /api/admin/tasks'))).toEqual([{ ...entry, isAnswer: true }])
  expect(await of(requestFromSite('GET /api/admin/tasks', { cookies: [omar] }))).toEqual([entry])
})

it('two who answer at the same time lose neither answer [14.63]', async () => {
  const { id } = await newDraft()
  const [question] = (await discussionOf(act(id, { action: 'comment', text: 'One?', to: ['ruth'] }))).comments
  beforeTransaction(() => actAsRuth(id, { action: 'comment', id: question?.id, text: 'Of ruth' }))
  const { comments } = await discussionOf(act(id, { action: 'comment', id: question?.id, text: 'Of ana' }))
  expect(comments.map(({ text, thread }) => [text, thread])).toEqual(
    expect.arrayContaining([
      ['One?', undefined],
      ['Of ruth', question?.id],
      ['Of ana', question?.id],
    ]),
  )
})

it('an approval of an older draft is a 409 with the discussion of the present one [14.26]', async () => {
  const { id, slug, version } = await newDraft()
  await save(id, version, { slug, title: 'Other words' })
  const response = await actAsRuth(id, { action: 'approve', version })
  expect(response.statusCode).toBe(409)
  expect(response.json).toMatchObject({ current: { version: version + 1, approvals: [] } })
})

it('other words end an approval, and the same words again are approved [14.26]', async () => {
  const { id, slug, version } = await newDraft()
  await actAsRuth(id, { action: 'approve', version })
  await save(id, version, { slug, title: 'Other words' })
  expect((await find(id)).approvals).toEqual([])
  await save(id, version + 1, { slug })
  expect((await find(id)).approvals).toMatchObject([{ by: 'ruth' }])
})

it('a publication ends the approval, the request and the links, and leaves the open comments [14.26]', async () => {
  const { id, version } = await newDraft()
  await act(id, { action: 'ask', version })
  await actAsRuth(id, { action: 'approve', version })
  await actAsRuth(id, { action: 'comment', text: 'Next time, shorter.' })
  const { token } = await discussionOf(act(id, { action: 'makeLink' }))
  expect((await publish(id, version)).statusCode).toBe(200)
  const { comments, request, approvals, links } = await find(id)
  expect({ request, approvals, links }).toEqual({ approvals: [], links: [] })
  expect(comments).toMatchObject([{ text: 'Next time, shorter.' }])
  expect((await open(token)).statusCode).toBe(404)
})

it('what was said of a discarded draft approves no later one [14.26]', async () => {
  const params = at('post-00005')
  const { published } = await desk.find('post', params.id)
  const edit = async (title: string) =>
    desk.act('save', params, { content: { ...published?.content, title }, version: 0 })
  const { draft } = await edit('Approved')
  const { token } = await discussionOf(act(params.id, { action: 'makeLink' }))
  await actAsRuth(params.id, { action: 'approve', version: draft?.version })
  await desk.act('discard', params, { version: draft?.version })
  await edit('Not approved')
  expect((await find(params.id)).approvals).toEqual([])
  expect((await open(token)).statusCode).toBe(404)
})

it('the comments of a document go once it is deleted for good, and are there if it is restored [14.24]', async () => {
  const { id } = await newDraft()
  await act(id, { action: 'comment', text: 'Stays in the bin.' })
  const remove = (version: number) => desk.tryTo('remove', at(id), { version })
  await remove(1)
  await desk.act('restore', at(id))
  expect((await find(id)).comments).toHaveLength(1)
  await remove(2)
  const later = new Date(Date.now() + apiLimits.binRetention + 60_000).toISOString()
  await runDue(desk.store, later, async () => {})
  const left = await allItems(desk.store, partitions.discussion('post', id))
  const heads = await allItems(desk.store, partitions.discussions)
  expect([left, heads.filter((head) => head.id === id)]).toEqual([[], []])
})

const open = (token: string | undefined, rest: object = {}, viewer = '198.51.100.7') =>
  requestFromSite('POST /api/admin/previews', {
    json: { token, ...rest },
    headers: { 'x-viewer-address': viewer },
  })
const previewOf = async (sent: Promise<TestResponse>) => DraftPreview.parse((await sent).json)

it('the holder of a link reads the draft, comments and approves it by name, marked as by link [14.28]', async () => {
  const { id, version } = await newDraft({ title: 'For a clinician' })
  const { token, links } = await discussionOf(act(id, { action: 'makeLink' }))
  expect(links).toMatchObject([{ by: 'ana' }])
  expect(await previewOf(open(token))).toMatchObject({ id, version, content: { title: 'For a clinician' } })
  const name = 'Ana Reyes, LPC'
  await open(token, { action: 'comment', name, text: 'Milligrams, not grams.', quote: 'Words' })
  const approved = await previewOf(open(token, { action: 'approve', name, version }))
  expect(approved).toMatchObject({
    comments: [{ by: name, byLink: true, text: 'Milligrams, not grams.' }],
    approvals: [{ by: name }],
  })
  expect((await find(id)).approvals).toMatchObject([{ by: name, linkOf: 'ana' }])
})

it('the holder of a link reads the page, their own comments and the answers to them, and no record and no login', async () => {
  const consent = { date: '2026-01-02', how: 'By letter to the front desk' }
  const review = { title: 'Kind', content: 'Kind people.', author: 'A. B.', rating: 5, consent }
  const { id, draft } = await desk.create('review', review)
  const version = draft?.version
  await act(id, { action: 'comment', text: 'Only among us.' }, 'review')
  const { token } = await discussionOf(act(id, { action: 'makeLink' }, 'review'))
  const other = await discussionOf(act(id, { action: 'makeLink' }, 'review'))
  await open(other.token, { action: 'comment', name: 'Another holder', text: 'From elsewhere.' })
  await open(token, { action: 'comment', name: 'A. B.', text: 'Is my name shown?' })
  const { comments } = await discussionOf(
    desk.send('GET /api/admin/documents/{kind}/{id}/discussion', { params: { kind: 'review', id } }),
  )
  const question = comments.find(({ text }) => text === 'Is my name shown?')
  await actAsRuth(id, { action: 'comment', id: question?.id, text: 'Only the letters.' }, 'review')
  await actAsRuth(id, { action: 'approve', version }, 'review')
  const response = await open(token)
  expect((await previewOf(Promise.resolve(response))).comments.map(({ by, text }) => [by, text])).toEqual([
    ['A. B.', 'Is my name shown?'],
    ['The clinic', 'Only the letters.'],
  ])
  for (const hidden of ['consent', 'front desk', 'ana', 'ruth', 'Only among us', 'From elsewhere'])
    expect(response.body).not.toContain(hidden)
})

it('the holder of a link reads what is on the website now, and the note of its maker [14.28]', async () => {
  const consent = { date: '2026-01-02', how: 'By letter to the front desk' }
  const review = { title: 'Kind', content: 'Kind people.', author: 'A. B.', rating: 5, consent }
  const { id, draft } = await desk.create('review', review)
  const params = { kind: 'review', id }
  const link = (json: object = {}) => discussionOf(act(id, { action: 'makeLink', ...json }, 'review'))
  expect(await previewOf(open((await link()).token))).not.toHaveProperty('published')
  const { published } = await desk.act('publish', params, { version: draft?.version })
  const content = { ...published?.content, content: 'Very kind people.' }
  await desk.act('save', params, { content, version: 0, basedOn: published?.version })
  const { token, links } = await link({ text: 'Is the name right?' })
  expect(links).toMatchObject([{ note: 'Is the name right?' }])
  const response = await open(token)
  expect(await previewOf(Promise.resolve(response))).toMatchObject({
    note: 'Is the name right?',
    published: { content: 'Kind people.' },
    content: { content: 'Very kind people.' },
  })
  expect(response.body).not.toContain('consent')
})

it('a link holds 256 random bits, of which the table has only a hash, and ends by itself after 7 days [14.28]', async () => {
  const { id } = await newDraft()
  const { token = '', links } = await discussionOf(act(id, { action: 'makeLink' }))
  const secret = token.split(':')[2] ?? ''
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  const items = await allItems(desk.store, partitions.discussion('post', id))
  expect(JSON.stringify(items)).not.toContain(secret)
  expect(JSON.stringify(items)).toContain(createHash('sha256').update(secret).digest('hex'))
  const [{ until = '', at: made = '' } = {}] = links
  expect(Date.parse(until) - Date.parse(made)).toBe(7 * 24 * 60 * 60_000)
  expect(items).toMatchObject([{ expiresAt: Math.ceil(Date.parse(until) / 1_000) }])
})

it('a wrong, an expired and a revoked link get the same answer [14.28]', async () => {
  const { id } = await newDraft()
  const revoked = await discussionOf(act(id, { action: 'makeLink' }))
  await act(id, { action: 'revokeLink', id: revoked.links[0]?.id })
  const { token = '' } = await discussionOf(act(id, { action: 'makeLink' }))
  expect((await open(token)).statusCode).toBe(200)
  const wrong = [revoked.token, `${token}x`, 'post:no-such-post:x', 'x', 'nothing:x:y']
  const responses = await Promise.all(wrong.map((one) => open(one)))
  vi.useFakeTimers({ now: Date.now() + apiLimits.previewLinks.lifetime, toFake: ['Date'] })
  responses.push(await open(token).finally(() => vi.useRealTimers()))
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(responses[0]).toMatchObject({
    statusCode: 404,
    json: { message: 'This link does not work, or no longer. Please ask whoever sent it for a new one.' },
  })
})

it('a network opens links 30 times in a quarter of an hour [14.28]', async () => {
  const responses: number[] = []
  for (let count = 0; count < 31; count += 1)
    responses.push((await open('x', {}, '203.0.113.9')).statusCode ?? 0)
  expect([responses[29], responses[30]]).toEqual([404, 429])
})

it('an approval with a link, of a draft that has changed since, is a 409 with the present draft [14.28]', async () => {
  const { id, slug, version } = await newDraft()
  const { token } = await discussionOf(act(id, { action: 'makeLink' }))
  await save(id, version, { slug, title: 'Changed since' })
  const response = await open(token, { action: 'approve', name: 'Ana Reyes, LPC', version })
  expect(response.statusCode).toBe(409)
  expect(response.json).toMatchObject({ current: { content: { title: 'Changed since' } } })
})

const refusal = { statusCode: 400, json: { message: expect.stringContaining('two people publish') } }

it('where two people publish, nobody publishes without the approval of somebody else [14.27]', async () => {
  await setWhoPublishes('two-people')
  const { id, slug, version } = await newDraft()
  expect(await publish(id, version)).toMatchObject(refusal)
  expect((await find(id)).lacksApproval).toBe(true)
  await act(id, { action: 'approve', version })
  expect(await publish(id, version), 'one’s own approval does not count').toMatchObject(refusal)
  await actAsRuth(id, { action: 'approve', version })
  await save(id, version, { slug, title: 'Words that ruth has not seen' })
  expect(await publish(id, version + 1), 'other words end the approval').toMatchObject(refusal)
  await actAsRuth(id, { action: 'approve', version: version + 1 })
  expect((await find(id)).lacksApproval).toBe(false)
  expect((await publish(id, version + 1)).statusCode).toBe(200)
})

it('where two people publish, no other way leads around the approval [14.27]', async () => {
  const { id, version } = await newDraft()
  const schedule = { version, publishAt: `${nextYear}-01-01T12:00:00.000Z` }
  expect(await desk.tryTo('schedule', at(id), schedule)).toMatchObject(refusal)
  const together = { documents: [{ ...at(id), version }] }
  const { json } = await desk.send('POST /api/admin/publications', { json: together })
  expect(Publications.parse(json)).toMatchObject({ published: [], refused: [{ id }] })
  const ready = ReadyDocuments.parse((await desk.send('GET /api/admin/publications')).json)
  expect(ready.documents.find((document) => document.id === id)?.issues).toHaveLength(1)
  await actAsRuth(id, { action: 'approve', version })
  await desk.act('publish', at(id), { version })
  const saved = await save(id, 0, { slug: `discussed-${drafts}`, title: 'Second' })
  await actAsRuth(id, { action: 'approve', version: saved.draft?.version })
  await desk.act('publish', at(id), { version: saved.draft?.version })
  // Undo goes back to a text that was approved. An older version, and one that nobody has approved, need an approval.
  expect((await publish(id, 2, { restore: 1 })).statusCode).toBe(200)
  expect(await publish(id, 3, { restore: 1 })).toMatchObject(refusal)
  const page = { params: { id: 'how-we-help.group-therapy' }, json: { image1: '/art/dock-dawn.svg' } }
  expect(await desk.send('PATCH /api/service-pages/{id}', page)).toMatchObject(refusal)
})

it('what was approved and scheduled goes out at its time, also if other words have been written since [14.27]', async () => {
  const { id, slug, version } = await newDraft({ title: 'Approved words' })
  await actAsRuth(id, { action: 'approve', version })
  const publishAt = `${nextYear}-01-01T12:00:00.000Z`
  await desk.act('schedule', at(id), { version, publishAt })
  await save(id, version, { slug, title: 'Words of today' })
  await runDue(desk.store, publishAt, async () => {})
  expect(await desk.find('post', id)).toMatchObject({
    published: { content: { title: 'Approved words' } },
    draft: { content: { title: 'Words of today' } },
  })
})

it('where two people publish, an approval ends with the access of its member, and an end is set without asking', async () => {
  const { id, version } = await newDraft()
  await actAsRuth(id, { action: 'approve', version })
  const params = at(id)
  const tomorrow = `${nextYear}-01-01T12:00:00.000Z`
  const nextWeek = `${nextYear}-01-08T12:00:00.000Z`
  await desk.act('schedule', params, { version, publishAt: tomorrow })
  // ruth, who has approved it, changes only the end: the publication stays that of ana.
  const changed = await desk.by(ruth).tryTo('schedule', params, { version, unpublishAt: nextWeek })
  expect(changed).toMatchObject({ statusCode: 200, json: { draft: { scheduledBy: 'ana' } } })
  const member = keys.staffMember('ruth')
  await updateItem(desk.store, member, { set: { disabled: true } })
  expect(await publish(id, version)).toMatchObject(refusal)
  await updateItem(desk.store, member, { set: { disabled: null } })
  await runDue(desk.store, tomorrow, async () => {})
  expect(await desk.find('post', id)).toMatchObject({
    published: { publishedBy: 'ana', unpublishAt: nextWeek },
  })
})

it('whoever made a link cannot publish what was approved with it, and a colleague can [14.28]', async () => {
  const { id, version } = await newDraft()
  const { token } = await discussionOf(act(id, { action: 'makeLink' }))
  await open(token, { action: 'approve', name: 'ruth', version })
  expect(await publish(id, version)).toMatchObject(refusal)
  const byRuth = { params: at(id), json: { version, confirmed: ['words ana'] }, cookies: [ruth] }
  expect((await requestFromSite(publishKey, byRuth)).statusCode).toBe(200)
})

it('an approval that ends during the publication ends the publication [14.27]', async () => {
  const { id, slug, version } = await newDraft()
  await actAsRuth(id, { action: 'approve', version })
  beforeTransaction(() => save(id, version, { slug, title: 'Changed in between' }))
  expect((await publish(id, version)).statusCode).toBe(409)
})

it('a comment during the publication stays, and does not keep the approved text from going out [14.27]', async () => {
  const { id, version } = await newDraft()
  await actAsRuth(id, { action: 'approve', version })
  beforeTransaction(() => actAsRuth(id, { action: 'comment', text: 'In between.' }))
  expect((await publish(id, version)).statusCode).toBe(200)
  expect((await listed('comments')).find((document) => document.id === id)?.openComments).toBe(1)
})

it('where two people publish, an alert goes out at once, and one person takes a document off the website [14.27]', async () => {
  const alert = {
    ...{ message: 'Closed tonight', level: 'information' },
    ...{ startsAt: '2020-01-01T00:00:00.000Z', endsAt: `${nextYear}-01-01T00:00:00.000Z` },
  }
  const { id, draft } = await desk.create('alert', alert)
  const params = { kind: 'alert', id }
  expect((await desk.tryTo('publish', params, { version: draft?.version })).statusCode).toBe(200)
  const unpublished = await desk.tryTo('takeDown', at('post-00006'), { version: 1 })
  expect(unpublished.statusCode).toBe(200)
})

it('it takes two people to let one person publish again [14.27]', async () => {
  await setWhoPublishes(undefined)
  const { id, version } = await newDraft()
  expect((await publish(id, version)).statusCode).toBe(200)
})

it.each(documentKinds)(
  'a link to a %s shows neither a login nor what staff say among themselves',
  async (kind) => {
    const login = 'zebra-ninety'
    const zebra = await desk.member(login)
    const [listedOne] = (await desk.list(`kind=${kind}`)).documents
    const { id } = listedOne ?? (await desk.create(kind, {}))
    const params = { kind, id }
    const { published, draft } = await desk.find(kind, id)
    const content = { ...published?.content, ...draft?.content }
    const json = { content, version: draft?.version ?? 0, tab: 'of zebra' }
    const saved = await zebra.tryTo('save', params, json)
    expect(saved.statusCode).toBe(200)
    for (const said of [
      { action: 'comment', text: 'Only among us.' },
      { action: 'comment', text: 'Among us, to ana.', to: ['ana'] },
      { action: 'ask', version: DeskDocument.parse(saved.json).draft?.version, of: 'ana' },
    ])
      expect((await zebra.tryTo('discuss', params, said)).statusCode).toBe(200)
    const made = await zebra.tryTo('discuss', params, { action: 'makeLink' })
    const { body, statusCode } = await open(Discussion.parse(made.json).token, {}, '198.51.100.9')
    expect(statusCode).toBe(200)
    for (const hidden of [login, 'mong us', 'consent', 'recordedBy']) expect(body).not.toContain(hidden)
  },
)
