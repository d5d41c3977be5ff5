import { S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, expect, it, vi } from 'vitest'
import { DocumentLinks, DocumentOrder } from '#shared/entities/documents.ts'
import { FaqList } from '#shared/entities/faq.ts'
import { ApiProblem } from '#shared/entities/problem.ts'
import { startDesk } from '../testing/desk.ts'
import { requestFromSite } from '../testing/staff.ts'

const desk = startDesk()
const group = 'how-we-help.group-therapy'
const oxycodone = 'what-we-treat.prescription-drug-addiction.oxycodone-addiction'

beforeAll(() => {
  for (const bucket of ['SITE_BUCKET', 'MEDIA_BUCKET']) vi.stubEnv(bucket, 'test-bucket')
  mockClient(S3Client).onAnyCommand().resolves({})
})

async function publish(question: string, pages: object) {
  const faq = { question, answer: '<p>Yes.</p>', categoryName: 'Groups', ...pages }
  const { id, draft } = await desk.create('faq', faq)
  const params = { kind: 'faq', id }
  const response = await desk.tryTo('publish', params, { version: draft?.version })
  return { id, response }
}

async function shownOn(page: string): Promise<string[]> {
  const { json } = await requestFromSite('GET /api/faqs', { query: `servicePageId=${page}` })
  return FaqList.parse(json).faqs.map(({ question }) => question)
}

it('one FAQ stands on several treatment pages, on each in its place, and once in the list of all [7.9]', async () => {
  await publish('May I bring somebody?', { servicePageId: oxycodone })
  const alsoOn = [{ servicePageId: group, place: 1 }]
  const { id } = await publish('Is it confidential?', { servicePageId: oxycodone, alsoOn })
  expect(await shownOn(oxycodone)).toEqual(['May I bring somebody?', 'Is it confidential?'])
  expect(await shownOn(group)).toEqual(['Is it confidential?', 'Must I talk?'])
  const all = FaqList.parse((await requestFromSite('GET /api/faqs', {})).json).faqs
  expect(all.filter((faq) => faq.id === id)).toMatchObject([{ servicePageId: oxycodone, alsoOn }])

  const params = { kind: 'faq' }
  const order = await desk.send('GET /api/admin/order/{kind}', { params })
  const own = DocumentOrder.parse(order.json).documents.filter((faq) => faq.servicePageId === oxycodone)
  expect(own.map((faq) => faq.alsoOn)).toEqual([undefined, [group]])
  const before = own.map((faq) => faq.id)
  await desk.send('PUT /api/admin/order/{kind}', { params, json: { ids: before.toReversed(), before } })
  expect(await shownOn(oxycodone)).toEqual(['Is it confidential?', 'May I bring somebody?'])
  expect(await shownOn(group)).toEqual(['Is it confidential?', 'Must I talk?'])

  const { json } = await desk.send('GET /api/admin/documents/{kind}/{id}/links', {
    params: { kind: 'treatment', id: group },
  })
  expect(DocumentLinks.parse(json).links.map((link) => link.id)).toContain(id)
})

it.each([
  ['that is not published', [{ servicePageId: 'nowhere', place: 1 }], ['alsoOn.0.servicePageId']],
  ['twice', [group, group].map((page) => ({ servicePageId: page, place: 1 })), ['alsoOn.1.servicePageId']],
  ['on which it stands already', [{ servicePageId: oxycodone, place: 1 }], ['alsoOn.0.servicePageId']],
  ['without a place', [{ servicePageId: group }], ['alsoOn.0.place']],
])('an FAQ is not published on another page %s [7.9]', async (_, alsoOn, fields) => {
  const { response } = await publish('Where?', { servicePageId: oxycodone, alsoOn })
  expect(response.statusCode).toBe(400)
  const issues = ApiProblem.parse(response.json).issues ?? []
  expect([...new Set(issues.map(({ path }) => path.join('.')))]).toEqual(fields)
})
