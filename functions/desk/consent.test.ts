import { describe, expect, it } from 'vitest'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { partitions } from '#shared/keys.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { allItems } from '../store/read.ts'
import { startDesk } from '../testing/desk.ts'
import { request } from '../testing/request.ts'

const desk = startDesk()
const withdraw = 'POST /api/admin/documents/{kind}/{id}/withdraw'
const texts = validationMessages.consent

const review = { title: 'Kind', content: 'They called me back.', author: 'E. F.', rating: 4 }
const consent = { date: '2026-11-02', how: 'Signed form, filed in Cumming' }
const nameOf = (id: string) => ({ kind: 'review', id })
const publishDraft = (id: string, version: number) => desk.tryTo('publish', nameOf(id), { version })

async function publishedReview(fields: object = {}): Promise<string> {
  const { id } = await desk.create('review', { ...review, consent, ...fields })
  await desk.act('publish', nameOf(id), { version: 1 })
  return id
}

describe('a review', () => {
  it('is not published without a recorded consent, and says so [13.56]', async () => {
    const { id } = await desk.create('review', review)
    expect(await publishDraft(id, 1)).toMatchObject({
      statusCode: 400,
      json: { issues: [{ path: ['consent', 'date'], message: texts.missing }] },
    })
    expect((await desk.find('review', id)).published).toBeNull()
  })

  it.each([
    ['a consent without a date', { consent: { how: 'By letter' } }, 'consent.date', 'is required'],
    [
      'a consent of a year 2999',
      { consent: { ...consent, date: '2999-01-01' } },
      'consent.date',
      expect.stringContaining('is 2999-01-01, which cannot be meant: choose a day from 2000-01-01 to '),
    ],
    [
      'a consent given in no way',
      { consent: { date: consent.date, how: '' } },
      'consent.how',
      'must not be empty',
    ],
    ['no stars from the person', { consent, rating: undefined }, 'rating', texts.rating],
  ])('with %s is not published [13.56]', async (_, fields, field, message) => {
    const { id } = await desk.create('review', { ...review, ...fields })
    const { statusCode, json } = await publishDraft(id, 1)
    expect(statusCode).toBe(400)
    expect(json).toMatchObject({ issues: expect.arrayContaining([{ path: field.split('.'), message }]) })
  })

  it('records who published it with its consent, whatever the draft says [13.56]', async () => {
    const id = await publishedReview({ consent: { ...consent, recordedBy: 'somebody else' } })
    const { published } = await desk.find('review', id)
    expect(published?.content.consent).toEqual({ ...consent, recordedBy: 'ana' })
  })

  it('has no consent in public reads [13.57]', async () => {
    const id = await publishedReview()
    const one = await request('GET /api/reviews/{id}', { params: { id } })
    expect(one.json).toEqual({ id, ...review })
    expect((await request('GET /api/reviews')).body).not.toContain('consent')
  })

  it('that is a sample is published as one, until a consent is recorded [13.59]', async () => {
    const { published } = await desk.find('review', 'r-z')
    await desk.act('save', nameOf('r-z'), { content: { ...published?.content, consent }, version: 0 })
    expect((await request('GET /api/reviews/{id}', { params: { id: 'r-z' } })).json).toMatchObject({
      isSample: true,
    })
    expect((await publishDraft('r-z', 1)).statusCode).toBe(200)
    const after = await request('GET /api/reviews/{id}', { params: { id: 'r-z' } })
    expect(after.json).not.toHaveProperty('isSample')
  })
})

describe('a withdrawn consent', () => {
  it('takes the review down at once with one rendering, and is audited [13.58]', async () => {
    const id = await publishedReview()
    const before = desk.renderings()
    const taken = await desk.act('withdraw', nameOf(id), { version: 1 })
    expect(taken).toMatchObject({ status: 'draft', published: null, draft: { content: review } })
    expect(taken.draft?.consentWithdrawnAt).toBeDefined()
    expect((await request('GET /api/reviews/{id}', { params: { id } })).statusCode).toBe(404)
    expect((await request('GET /api/reviews')).body).not.toContain(id)
    expect(desk.renderings()).toBe(before + 1)
    expect(await allItems(desk.store, partitions.audit(new Date().toISOString().slice(0, 7)))).toContainEqual(
      expect.objectContaining({ action: 'withdraw', by: 'ana', subject: `review/${id}` }),
    )
  })

  it('keeps the review from being published ever again, also on a schedule and after an edit [13.58]', async () => {
    const id = await publishedReview()
    const { draft } = await desk.act('withdraw', nameOf(id), { version: 1 })
    const edited = await desk.act('save', nameOf(id), {
      content: { ...review, consent, title: 'Once more' },
      version: draft?.version,
    })
    const version = edited.draft?.version ?? 0
    const refused = { statusCode: 400, json: { issues: [{ message: texts.withdrawn }] } }
    expect(await publishDraft(id, version)).toMatchObject(refused)
    const schedule = { version, publishAt: `${nextYear}-01-01T00:00:00.000Z` }
    expect(await desk.tryTo('schedule', nameOf(id), schedule)).toMatchObject(refused)
  })

  it('is refused for a version that is no longer published, and for a document that is not a review', async () => {
    const id = await publishedReview()
    expect((await desk.tryTo('withdraw', nameOf(id), { version: 7 })).statusCode).toBe(409)
    const faq = { params: { kind: 'faq', id: 'z-first' }, json: { version: 1 } }
    expect(await desk.send(withdraw, faq)).toMatchObject({
      statusCode: 400,
      json: { message: 'kind: has no consent' },
    })
  })
})
