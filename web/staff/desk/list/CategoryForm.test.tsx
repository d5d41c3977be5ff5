import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { limits } from '#shared/limits.ts'
import { publishedDocument, withDraftOf } from '../../testing/editorScreen.ts'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'

afterEach(cleanup)

const summary = (kind: DocumentKind, id: string, rest: object = {}) => ({
  ...{ kind, id, title: id, status: 'published', ...rest },
})
const at = (url: string) => `/api/admin/documents/${url}` as const
const plain = (id: string, category = 'Recovery') => publishedDocument('post', { title: id, category }, id)

const posts = ['plain', 'edited', 'written', 'late', 'same'].map((id) => summary('post', id))
const inOnePage = (documents: object[]) => ({ documents, total: documents.length, pages: 1 })
const list = 'GET /api/admin/documents?kind=post'
const responses = {
  [list]: inOnePage([...posts, summary('post', 'broken', { isDamaged: true })]),
  'GET /api/blog/posts?page=1&perPage=100': {
    posts: [{ category: 'Family' }, { category: 'Recovery' }],
    total: 2,
  },
  [`GET ${at('post/plain')}`]: plain('plain'),
  [`PUT ${at('post/plain/draft')}`]: plain('plain'),
  [`GET ${at('post/edited')}`]: withDraftOf(
    plain('edited'),
    { title: 'Edited', category: 'X' },
    { version: 7 },
  ),
  [`PUT ${at('post/edited/draft')}`]: plain('edited'),
  [`GET ${at('post/written')}`]: {
    ...plain('written'),
    editing: { username: 'ruth', tab: 't', at: '2099-01-01T00:00:00.000Z' },
  },
  [`GET ${at('post/late')}`]: plain('late'),
  [`PUT ${at('post/late/draft')}`]: { status: 409, json: { message: 'stale', current: plain('late') } },
  [`GET ${at('post/same')}`]: plain('same', 'Family'),
}

async function choose(names: readonly string[], category: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Set category' }))
  for (const name of names) fireEvent.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }))
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: category } })
  fireEvent.click(screen.getByRole('button', { name: `Set category of ${names.length}` }))
}

const savesIn = (sent: readonly { request: string; json: unknown }[]) =>
  sent.filter(({ request }) => request.startsWith('PUT')).map(({ json }) => json)

it('puts the chosen posts into a category, and names those that somebody else has changed or is writing [13.80]', async () => {
  const { sent, container } = await renderLoggedIn('/admin/blog', responses)
  expect(screen.queryByRole('checkbox')).toBeNull()
  await choose(
    posts.map(({ id }) => id),
    'family',
  )
  const refused = within(
    await screen
      .findByText('These wait for another press:')
      .then(({ parentElement }) => parentElement ?? document.body),
  )
  expect(refused.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'written: ruth is writing in it now.',
    'late: Somebody else changed this document in the meantime. Please look at it again.',
  ])
  screen.getByText('1 document had this category already.')
  expect(
    screen
      .getByText(/^2 documents changed\./)
      .querySelector('a')
      ?.getAttribute('href'),
  ).toBe('/admin/ready-to-publish')
  const id = expect.any(String)
  expect(savesIn(sent)).toEqual([
    { content: { title: 'plain', category: 'Family' }, version: 0, basedOn: 4, id },
    { content: { title: 'Edited', category: 'Family' }, version: 7, id },
    { content: { title: 'late', category: 'Family' }, version: 0, basedOn: 4, id },
  ])
  // Those that were not changed stay chosen.
  const checked = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked)
  expect(checked.map((box) => box.getAttribute('aria-label'))).toEqual(['Choose written', 'Choose late'])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose broken' }).disabled).toBe(true)
  expect([...container.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'))).toEqual([
    'Family',
    'Recovery',
  ])
})

it('looks for the result of a lost response, and keeps the category that was typed where something is left to do [13.80]', async () => {
  const { repetition } = limits
  onTestFinished(() => void Object.assign(limits, { repetition }))
  Object.assign(limits, { repetition: { ...repetition, waits: [0] } })
  const { sent } = await renderLoggedIn('/admin/blog', {
    ...responses,
    [`PUT ${at('post/plain/draft')}`]: [{ status: 503 }, { status: 200, json: plain('plain') }],
  })
  await choose(['plain', 'late'], 'Families')
  await screen.findByText(/^1 document changed\./)
  const [first, again] = sent.filter(({ request }) => request === `PUT ${at('post/plain/draft')}`)
  expect(again).toEqual(first)
  expect(screen.getByLabelText<HTMLInputElement>('Category').value).toBe('Families')
})

it('puts FAQs into a category that did not exist, and is not offered for reviews [13.80]', async () => {
  const faq = publishedDocument('faq', { question: 'Where?', categoryName: 'Visits' })
  const { sent } = await renderLoggedIn('/admin/faqs', {
    'GET /api/admin/documents?kind=faq': inOnePage([summary('faq', 'faq-1')]),
    'GET /api/faqs': { faqs: [], total: 0, categories: ['Visits'] },
    [`GET ${at('faq/faq-1')}`]: faq,
    [`PUT ${at('faq/faq-1/draft')}`]: faq,
  })
  await choose(['faq-1'], 'Getting here ')
  await screen.findByText(/^1 document changed\./)
  expect(savesIn(sent)).toMatchObject([{ content: { question: 'Where?', categoryName: 'Getting here' } }])
  cleanup()
  await renderLoggedIn('/admin/reviews', { 'GET /api/admin/documents?kind=review': inOnePage([]) })
  await screen.findByText('Nothing to show.')
  expect(screen.queryByRole('button', { name: 'Set category' })).toBeNull()
})
