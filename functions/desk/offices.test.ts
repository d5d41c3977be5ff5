import { S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, expect, it, vi } from 'vitest'
import { site } from '#shared/content/site.ts'
import { DocumentLinks } from '#shared/entities/documents.ts'
import { ApiProblem } from '#shared/entities/problem.ts'
import type { Office } from '#shared/entities/site.ts'
import { publishedPaths } from '../store/desk/publishedPaths.ts'
import { redirects } from '../store/desk/redirects.ts'
import { startDesk } from '../testing/desk.ts'

const desk = startDesk()
const params = { kind: 'site', id: 'site' }
const [cumming, jefferson, alpharetta] = site.offices as [Office, Office, Office]

beforeAll(() => {
  for (const bucket of ['SITE_BUCKET', 'MEDIA_BUCKET']) vi.stubEnv(bucket, 'test-bucket')
  mockClient(S3Client).onAnyCommand().resolves({})
})

async function publish(change: object) {
  const { draft } = await desk.edit(params, change)
  return desk.tryTo('publish', params, { version: draft?.version })
}
const requirePublished = async (change: object) => expect((await publish(change)).statusCode).toBe(200)

const moved = async () => Object.fromEntries((await redirects(desk.store)).map(({ from, to }) => [from, to]))
const officePaths = async () =>
  [...(await publishedPaths(desk.store))].filter((path) => path.startsWith('/offices/')).sort()

async function publishFaq(answer: string) {
  const { id, draft } = await desk.create('faq', { question: 'Where?', answer, categoryName: 'Visiting' })
  const faq = { kind: 'faq', id }
  await desk.act('publish', faq, { version: draft?.version })
  return faq
}

it('an office that is added has an address, and ends a redirect from there [11.9]', async () => {
  await requirePublished({ offices: [cumming, jefferson, alpharetta] })
  await requirePublished({ offices: [cumming, jefferson, alpharetta, { ...jefferson, name: 'Dawsonville' }] })
  expect(await officePaths()).toContain('/offices/dawsonville')
  await requirePublished({ offices: [cumming, jefferson, alpharetta] })
  expect(await moved()).toMatchObject({ '/offices/dawsonville': '/offices' })
  await requirePublished({ offices: [cumming, jefferson, alpharetta, { ...jefferson, name: 'Dawsonville' }] })
  expect(await moved()).not.toHaveProperty('/offices/dawsonville')
  await requirePublished({ offices: [cumming, jefferson, alpharetta] })
})

it('the address of an office that is renamed twice leads to the present one in one hop, and comes back with the earlier facts [11.9]', async () => {
  const once = { ...jefferson, name: 'Jackson', formerNames: ['Jefferson'] }
  await requirePublished({ offices: [cumming, once, alpharetta] })
  const twice = { ...once, name: 'Commerce', formerNames: ['Jefferson', 'JACKSON'] }
  await requirePublished({ offices: [cumming, twice, alpharetta] })
  expect(await moved()).toMatchObject({
    '/offices/jefferson': '/offices/commerce',
    '/offices/jackson': '/offices/commerce',
  })
  expect(await officePaths()).toEqual(['/offices/alpharetta', '/offices/commerce', '/offices/cumming'])
  await requirePublished({ offices: [cumming, jefferson, alpharetta] })
  expect(await moved()).toMatchObject({ '/offices/commerce': '/offices/jefferson' })
  expect(await moved()).not.toHaveProperty('/offices/jefferson')
})

it('a text with the number of an office by its former name is published, and shows it [11.9]', async () => {
  const renamed = { ...jefferson, name: 'Jackson', formerNames: ['Jefferson'] }
  await requirePublished({ offices: [cumming, renamed, alpharetta] })
  const faq = await publishFaq('<p><a href="tel:{phone:Jefferson}">{phone:Jefferson}</a></p>')
  const { statusCode } = await desk.send('GET /api/faqs/{id}', { params: { id: faq.id } })
  expect(statusCode).toBe(200)
  await desk.tryTo('remove', faq, { version: 1 })
  await requirePublished({ offices: [cumming, jefferson, alpharetta] })
})

it('an office does not close while a published text shows its facts, which the refusal and its dialog name [11.9]', async () => {
  const faq = await publishFaq('<p>Call {phone:Alpharetta}, or the office at {address:Alpharetta}.</p>')
  const { json } = await desk.send('GET /api/admin/documents/{kind}/{id}/links', {
    params,
    query: 'office=Alpharetta',
  })
  expect(DocumentLinks.parse(json).links.map(({ id }) => id)).toEqual([faq.id])
  const refused = await publish({ offices: [cumming, jefferson] })
  expect(refused.statusCode).toBe(400)
  expect(ApiProblem.parse(refused.json).issues).toEqual([
    { path: ['offices'], message: expect.stringContaining('Alpharetta cannot be closed yet') },
  ])
  await desk.tryTo('remove', faq, { version: 1 })
  await requirePublished({ offices: [cumming, jefferson] })
  expect(await moved()).toMatchObject({ '/offices/alpharetta': '/offices' })
  expect(await officePaths()).not.toContain('/offices/alpharetta')
  await requirePublished({ offices: [cumming, jefferson, alpharetta] })
})

it.each([
  ['an office of the clinic', 'Cumming', 200],
  ['the office of the page', '{office}', 200],
  ['an office that it does not have', 'Macon', 400],
])('a page with the group times of %s is published: %s, %i [11.9]', async (_, office, expected) => {
  const page = { kind: 'page', id: 'your-first-visit' }
  const { published, draft } = await desk.find('page', page.id)
  const elements = [{ name: 'group times', values: { office } }]
  const content = { ...published?.content, content: [{ name: 'Groups', elements }] }
  const saved = await desk.act('save', page, { content, version: draft?.version ?? 0 })
  const { statusCode, json } = await desk.tryTo('publish', page, { version: saved.draft?.version })
  expect(statusCode).toBe(expected)
  if (expected === 400)
    expect(ApiProblem.parse(json).issues?.map(({ message }) => message)).toEqual([
      '“Macon” is no office of the clinic. Choose another one',
    ])
})

it('the office of the privacy officer does not close [11.9]', async () => {
  const privacyOfficer = { ...site.privacyOfficer, office: 'Jefferson' }
  await requirePublished({ privacyOfficer })
  const refused = await publish({ offices: [cumming, alpharetta] })
  expect(refused.statusCode).toBe(400)
  expect(ApiProblem.parse(refused.json).issues?.map(({ path }) => path.join('.'))).toEqual([
    'privacyOfficer.office',
  ])
})
