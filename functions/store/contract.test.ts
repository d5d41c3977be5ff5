import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Faq } from '#shared/entities/faq.ts'
import { Page, PageName } from '#shared/entities/page.ts'
import { Review } from '#shared/entities/review.ts'
import { Service } from '#shared/entities/service.ts'
import { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { content } from '../testing/content.ts'
import { type Engine, startEngine } from '../testing/engine.ts'
import { createTable } from '../testing/table.ts'
import { countAttempt, delayAttempt, resetAttempts, uncountInNetworks } from './attempts.ts'
import { findPost, postsPage } from './posts.ts'
import { findPublished, listPublished } from './published.ts'
import { seedTable } from './seed.ts'
import { addStaffMember, changeStaffMember } from './staff/changeStaffMember.ts'
import { endOfSession, newSession, touchSession } from './staff/sessions.ts'
import { allStaffMembers, findStaffMember, memberWith } from './staff/staffMembers.ts'
import type { Store } from './store.ts'
import { transact } from './transact.ts'
import { findTreatment, servicePages } from './treatments.ts'

describe('the store', () => {
  let engine: Engine
  let store: Store
  const findReview = (id: string) => findPublished(store, Review, { kind: 'review', id })
  const idsOf = async (
    kind: 'review' | 'service' | 'faq',
    schema: typeof Review | typeof Service | typeof Faq,
  ) => (await listPublished(store, kind, schema)).documents.map(({ id }) => id)
  const everything = PageName.options.length + 2 + 3 + 3 + 25 + 2 + 2 + 2 + 1

  beforeAll(async () => {
    engine = await startEngine()
    store = await createTable(engine)
    expect(await seedTable(store, content)).toEqual({ written: everything, existing: 0 })
  })

  afterAll(() => engine.stop())

  it('writes nothing over existing content when it is seeded again', async () => {
    const changed = {
      ...content,
      reviews: content.reviews.map((review) => ({ ...review, title: 'Changed' })),
    }
    expect(await seedTable(store, changed)).toEqual({ written: 0, existing: everything })
    expect((await findReview('r-z'))?.title).toBe('Kind')
  })

  it('returns entities without their keys', async () => {
    expect(await findReview('r-z')).toEqual(content.reviews[0])
    expect(await findPublished(store, Service, { kind: 'service', id: 's-a' })).toEqual(content.services[1])
    expect(await findPublished(store, Faq, { kind: 'faq', id: 'group.1' })).toEqual(content.faqs[2])
    expect(await findPublished(store, Page, { kind: 'page', id: 'home' })).toEqual(content.pages.home)
  })

  it('returns null for what does not exist', async () => {
    expect(await findReview('nobody')).toBeNull()
    expect(await findPublished(store, Service, { kind: 'service', id: 'nobody' })).toBeNull()
    expect(await findPublished(store, Faq, { kind: 'faq', id: 'nobody' })).toBeNull()
    expect(await findTreatment(store, 'how-we-help/nothing')).toBeNull()
    expect(await findPost(store, 'nothing')).toBeNull()
  })

  it('lists reviews, services and FAQs in the clinic’s order, whatever their ids', async () => {
    expect(await idsOf('review', Review)).toEqual(['r-z', 'r-a'])
    expect(await idsOf('service', Service)).toEqual(['s-z', 's-a'])
    expect(await idsOf('faq', Faq)).toEqual(['z-first', 'a-second', 'group.1'])
  })

  it('finds a landing page by its category', async () => {
    expect((await findPublished(store, TreatmentPage, { kind: 'landing', id: 'how-we-help' }))?.title).toBe(
      'How We Help',
    )
  })

  it('finds a treatment page only by its full path', async () => {
    const path = 'what-we-treat/prescription-drug-addiction/oxycodone-addiction'
    expect((await findTreatment(store, path))?.title).toBe('Oxycodone Addiction')
    expect(await findTreatment(store, 'what-we-treat/oxycodone-addiction')).toBeNull()
    expect(
      await findTreatment(store, 'how-we-help/prescription-drug-addiction/oxycodone-addiction'),
    ).toBeNull()
  })

  it('lists service pages by title, ignoring case, and without texts', async () => {
    const pages = await servicePages(store)
    expect(pages.map(({ title }) => title)).toEqual([
      'group therapy',
      'Oxycodone Addiction',
      'Prescription Drug Addiction',
    ])
    expect(pages[0]).not.toHaveProperty('text1')
  })

  it('stores HTML without anything that could run', async () => {
    expect((await findTreatment(store, 'how-we-help/group-therapy'))?.text1).toBe(
      '<p>About group therapy</p>',
    )
    expect((await findPost(store, 'slug-of-1'))?.content).toBe('<p>One word.</p>')
  })

  it('returns every page of posts newest first, whichever end it is read from', async () => {
    const read = await Promise.all([1, 2, 3].map((page) => postsPage(store, { page, perPage: 9 })))
    expect(read.map(({ posts }) => posts.length)).toEqual([9, 9, 7])
    const ids = read.flatMap(({ posts }) => posts.map(({ id }) => id))
    expect(ids).toEqual(content.posts.map(({ id }) => id).toReversed())
    for (const { total, pages } of read) expect({ total, pages }).toEqual({ total: 25, pages: 3 })
  })

  it('returns the posts of one category with its own total', async () => {
    const families = content.posts.filter(({ category }) => category === 'Families')
    const { posts, total, pages } = await postsPage(store, { page: 2, perPage: 4, category: 'Families' })
    expect({ total, pages }).toEqual({ total: families.length, pages: 3 })
    expect(posts.map(({ id }) => id)).toEqual(
      families
        .toReversed()
        .slice(4, 8)
        .map(({ id }) => id),
    )
  })

  it('returns no posts but the true totals past the end', async () => {
    expect(await postsPage(store, { page: 4, perPage: 9 })).toEqual({ posts: [], total: 25, pages: 3 })
    expect(await postsPage(store, { page: 1, perPage: 9, category: 'None' })).toEqual({
      posts: [],
      total: 0,
      pages: 0,
    })
  })

  it('finds a post by its slug, else by its id', async () => {
    expect((await findPost(store, 'slug-of-7'))?.id).toBe('post-00007')
    expect((await findPost(store, 'post-00007'))?.slug).toBe('slug-of-7')
  })

  it('ends a session when it is closed, or its member is removed', async () => {
    const ana = memberWith('ana', { salt: 's', key: 'k', cost: { N: 2, r: 1, p: 1 } })
    const added = [await addStaffMember(store, ana), await addStaffMember(store, ana)]
    expect(added).toEqual([true, false])
    const now = Date.UTC(2026, 10, 20)
    const open = async () => {
      const member = await findStaffMember(store, ' ANA ')
      if (!member) return ''
      const { token, writes } = newSession(member, now)
      await transact(store, writes)
      return token
    }
    const [one, two] = [await open(), await open()]
    expect(await touchSession(store, one, now + 120_000)).toMatchObject({ session: { username: 'ana' } })
    await transact(store, endOfSession(one))
    expect(await touchSession(store, one, now + 120_000)).toEqual({ status: 'none' })
    expect(await touchSession(store, two, now + 120_000)).toMatchObject({ session: { username: 'ana' } })
    const remove = () => changeStaffMember(store, 'ana', () => null)
    expect([await remove(), await remove()]).toEqual([expect.any(Object), null])
    expect(await touchSession(store, two, now + 120_000)).toEqual({ status: 'none' })
    expect(await allStaffMembers(store)).toEqual([])
  })

  it('reads and writes only the table that it was opened for', async () => {
    const other = await createTable(engine, 'other-table')
    expect((await listPublished(other, 'review', Review)).documents).toEqual([])
    const attempt = { limit: 'test', client: '192.0.2.9', window: 60_000, now: 0 }
    await countAttempt(other, attempt)
    expect((await countAttempt(store, attempt)).count).toBe(1)
  })

  it('counts attempts by address and window', async () => {
    const attempt = {
      limit: 'test',
      client: '192.0.2.1',
      window: 60_000,
      now: Date.UTC(2026, 0, 1, 12, 0, 45),
    }
    expect(await countAttempt(store, attempt)).toEqual({ count: 1, endsIn: 15 })
    expect(await countAttempt(store, attempt)).toEqual({ count: 2, endsIn: 15 })
    expect((await countAttempt(store, { ...attempt, client: '192.0.2.2' })).count).toBe(1)
    expect((await countAttempt(store, { ...attempt, now: attempt.now + 15_000 })).count).toBe(1)
  })

  it('takes one attempt back, or all of them', async () => {
    const attempt = { limit: 'taken back', client: '192.0.2.1', window: 60_000, now: 0 }
    await countAttempt(store, attempt)
    await uncountInNetworks(store, attempt)
    expect(await countAttempt(store, attempt)).toMatchObject({ count: 1 })
    await countAttempt(store, attempt)
    await resetAttempts(store, attempt)
    expect(await countAttempt(store, attempt)).toMatchObject({ count: 1 })
  })

  it('delays the attempts of a client from its first one on', async () => {
    const at = (now: number) => ({ limit: 'delayed', client: '192.0.2.1', window: 60_000, now })
    expect(await delayAttempt(store, at(0), 8_000)).toBe(8)
    expect(await delayAttempt(store, at(5_000), 16_000)).toBe(3)
    expect(await delayAttempt(store, at(8_000), 16_000)).toBe(0)
    expect(await delayAttempt(store, at(9_000), 16_000)).toBe(15)
  })
})
