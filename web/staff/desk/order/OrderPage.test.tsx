import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { unansweredTexts } from '../../../data/write.ts'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'

afterEach(cleanup)

const kind = { id: 'r-1', title: 'Kind' }
const patient = { id: 'r-2', title: 'Patient' }
const calm = { id: 'r-3', title: '' }
const read = 'GET /api/admin/order/review'
const save = 'PUT /api/admin/order/review'

const titles = () =>
  within(screen.getByRole('list', { name: 'Order' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent)
const openReviews = async (responses = {}) => {
  const view = await renderLoggedIn('/admin/reviews/order', {
    [read]: { documents: [kind, patient, calm] },
    ...responses,
  })
  await screen.findByRole('link', { name: 'Kind' })
  return view
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('the order of the FAQs of a page names those of other pages that it shows [7.9]', async () => {
  const page = { id: 'group', slug: 'how-we-help/group', title: 'Group therapy', description: '' }
  const faqs = [
    { id: 'own', title: 'Must I talk?', servicePageId: 'group' },
    { id: 'other', title: 'Is it confidential?', alsoOn: ['group'] },
  ]
  await renderLoggedIn('/admin/faqs/order', {
    'GET /api/admin/order/faq': { documents: faqs },
    'GET /api/admin/service-pages': { status: 200, json: [page] },
  })
  await screen.findByRole('option', { name: 'Group therapy' })
  expect(titles()).toEqual(['Is it confidential?'])
  expect(screen.queryByText(/^In places of their own/)).toBeNull()
  const choice = screen.getByLabelText<HTMLSelectElement>('FAQs of')
  fireEvent.change(choice, { target: { value: [...choice.options].at(-1)?.value } })
  expect(titles()).toEqual(['Must I talk?'])
  screen.getByText('In places of their own, which their editors have: Is it confidential?')
})

describe('the order of reviews', () => {
  it('is reached from their list', async () => {
    await renderLoggedIn('/admin/reviews', {
      'GET /api/admin/documents?kind=review': { documents: [], total: 0, pages: 0 },
    })
    expect(screen.getByRole('link', { name: 'Order' }).getAttribute('href')).toBe('/admin/reviews/order')
  })

  it('changes by buttons, which keep the focus and say the new position [13.21]', async () => {
    await openReviews()
    const button = screen.getByRole('button', { name: 'Move Kind down' })
    button.focus()
    fireEvent.click(button)
    expect(titles()).toEqual(['Patient', 'Kind', 'Untitled'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Kind down' }))
    screen.getByText('Kind is now 2 of 3.')
    press('Move Untitled down')
    expect(titles()).toEqual(['Patient', 'Kind', 'Untitled'])
  })

  it('keeps the pressed button under the pointer [13.21]', async () => {
    await openReviews()
    const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    rect.mockImplementation(function (this: HTMLElement) {
      const rows: (Element | null)[] = [...(this.closest('ol')?.children ?? [])]
      return { top: 60 * rows.indexOf(this.closest('li')) } as DOMRect // Only its top is read.
    })
    document.documentElement.scrollTop = 100
    const button = screen.getByRole('button', { name: 'Move Kind down' })
    button.focus()
    fireEvent.click(button)
    expect(document.documentElement.scrollTop).toBe(160)
    rect.mockRestore()
  })

  it('changes by dragging a row over another one [13.21]', async () => {
    await openReviews()
    const [first, , third] = screen.getAllByRole('listitem').filter((row) => row.draggable)
    const dataTransfer = { setData: () => undefined }
    if (first) fireEvent.dragStart(first, { dataTransfer })
    if (third) fireEvent.dragOver(third, { dataTransfer })
    expect(titles()).toEqual(['Patient', 'Untitled', 'Kind'])
    screen.getByText('Kind is now 3 of 3.')
  })

  it.each([
    ['Untitled', 'To the top', ['Untitled', 'Kind', 'Patient']],
    ['Kind', 'After Untitled', ['Patient', 'Untitled', 'Kind']],
  ])('moves %s %s [13.21]', async (title, place, order) => {
    await openReviews()
    press(`Move ${title} …`)
    const dialog = within(screen.getByRole('dialog'))
    const value = dialog.getByRole<HTMLOptionElement>('option', { name: place }).value
    fireEvent.change(dialog.getByLabelText('New place'), { target: { value } })
    fireEvent.click(dialog.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(titles()).toEqual(order))
  })

  it('is saved with the order before it, and Undo saves that again [13.22]', async () => {
    const { sent } = await openReviews({
      [read]: [
        { status: 200, json: { documents: [kind, patient, calm] } },
        { status: 200, json: { documents: [patient, kind, calm] } },
      ],
      [save]: { status: 204 },
    })
    press('Move Kind down')
    press('Save order')
    await screen.findByText('Order saved')
    expect(titles()).toEqual(['Patient', 'Kind', 'Untitled'])
    press('Undo')
    const saves = () => sent.filter(({ request }) => request === save).map(({ json }) => json)
    await waitFor(() => expect(saves()).toHaveLength(2))
    const before = ['r-1', 'r-2', 'r-3']
    const after = ['r-2', 'r-1', 'r-3']
    expect(saves()).toEqual([
      { ids: after, before },
      { ids: before, before: after },
    ])
  })

  it('is shown as a colleague has changed it, where that came first [13.22]', async () => {
    await openReviews({
      [read]: [
        { status: 200, json: { documents: [kind, patient, calm] } },
        { status: 200, json: { documents: [calm, kind, patient] } },
      ],
      [save]: { status: 409, json: { message: 'Somebody else has changed this order since' } },
    })
    press('Move Kind down')
    press('Save order')
    await screen.findByText(/A colleague has changed the list in the meantime/)
    expect(titles()).toEqual(['Untitled', 'Kind', 'Patient'])
  })

  it('stays on the screen where it cannot be saved', async () => {
    await openReviews({ [save]: { status: 503, json: {} } })
    press('Move Kind down')
    press('Save order')
    await screen.findByText(unansweredTexts.title)
    expect(titles()).toEqual(['Patient', 'Kind', 'Untitled'])
    press('Discard changes')
    expect(titles()).toEqual(['Kind', 'Patient', 'Untitled'])
  })
})

describe('the order of FAQs', () => {
  it('is that of the general ones, or of one treatment page [13.21]', async () => {
    const general = { id: 'f-1', title: 'Where are you?' }
    const ofPage = { id: 'f-2', title: 'Must I talk?', servicePageId: 'group' }
    const pages = [
      { id: 'group', title: 'Group Therapy' },
      { id: 'aftercare', title: 'Aftercare' },
    ]
    const other = { id: 'f-3', title: 'When?' }
    const { sent } = await renderLoggedIn('/admin/faqs/order', {
      'GET /api/admin/order/faq': { documents: [general, ofPage, other] },
      'GET /api/admin/service-pages': { status: 200, json: pages },
      'PUT /api/admin/order/faq': { status: 204 },
    })
    await screen.findByRole('link', { name: 'Where are you?' })
    await screen.findByRole('option', { name: 'Group Therapy' })
    expect(screen.queryByRole('option', { name: 'Aftercare' })).toBeNull()
    expect(titles()).toEqual(['Where are you?', 'When?'])
    press('Move When? up')
    press('Save order')
    await screen.findByText('Order saved')
    expect(sent.find(({ request }) => request.startsWith('PUT'))?.json).toEqual({
      ids: ['f-3', 'f-1'],
      before: ['f-1', 'f-3'],
    })
    fireEvent.change(screen.getByLabelText('FAQs of'), { target: { value: 'group' } })
    expect(titles()).toEqual(['Must I talk?'])
  })
})
