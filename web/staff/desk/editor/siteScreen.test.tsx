import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { dayName, weekdays } from '#shared/hours/openingHours.ts'
import { staffScreens } from '../../screens.ts'
import {
  openEditor,
  press,
  publish,
  publishedDocument,
  saved,
  withDraftOf,
} from '../../testing/editorScreen.ts'
import { deskKinds } from '../kinds/deskKinds.ts'
import type { SiteTab } from '../kinds/fieldTypes.ts'

afterEach(cleanup)

const published = publishedDocument('site', site, 'site')
const [cumming, ...others] = site.offices
const officeFields = (name: string) => within(screen.getByRole('group', { name }))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

const openTab = (tab: SiteTab, document = published, responses = {}) =>
  openEditor(document, responses, staffScreens[tab].path)

describe('the place Clinic', () => {
  it.each<[SiteTab, string[]]>([
    ['offices', ['Street', 'Suite (optional)', 'City', 'State', 'ZIP', 'Parking']],
    ['phones', ['Phone']],
  ])('has on the tab %s a group for each office, named by its town [18.3]', async (tab, labels) => {
    await openTab(tab)
    for (const { name } of site.offices)
      for (const label of labels)
        expect(officeFields(name).getByLabelText(label), `${name}, ${label}`).toBeTruthy()
  })

  it('has on the first tab the closures and the hours of each office', async () => {
    await openTab('hours')
    for (const { name } of site.offices)
      for (const title of ['Holidays and exceptions', 'Hours'])
        expect(officeFields(name).getByRole('heading', { name: title })).toBeTruthy()
    expect(screen.queryByLabelText('Phone')).toBeNull()
  })

  it('has every fact of the clinic on one tab [18.3]', () => {
    const tabs = deskKinds.site.groups.map(({ tab }) => tab)
    expect(new Set(tabs)).toEqual(new Set(['hours', 'phones', 'offices', 'insurers', 'legal']))
  })

  it('leads to the tab of a field that keeps it from being published [18.3]', async () => {
    const content = { ...site, offices: [{ ...cumming, phone: '' }, ...others] }
    const draft = withDraftOf(published, content)
    const presence = { username: 'ruth', others: ['omar'], document: draft }
    const { router } = await openTab('phones', draft, { 'PUT /presence': presence })
    await screen.findByText('Also open in a window of omar.')
    press('Publish')
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Phone')[0]))
    expect(router.state.location.pathname).toBe(staffScreens.phones.path)
  })

  it('publishes only what is on the tab, and says what waits on the others [14.21]', async () => {
    const closed = { from: '2027-01-12', to: '2027-01-12', reason: 'Ice' }
    const offices = [{ ...cumming, phone: '(404) 555-0188', exceptions: [closed] }, ...others]
    const draft = withDraftOf(published, { ...site, offices, email: 'desk@example.org' })
    const { sentTo } = await openTab('phones', draft, { 'POST /publish': draft })
    await publish()
    await waitFor(() => expect(sentTo('/publish')).toHaveLength(1))
    expect(sentTo('/publish')).toEqual([
      {
        ...{ version: 1, published: 4, fields: [['email'], ['offices', 0, 'phone']] },
        confirmed: ['words ruth'],
      },
    ])
    cleanup()
    await openTab('insurers', draft)
    press('Publish')
    await screen.findByText('Visitors see everything on this screen as it is here.')
    screen.getByText(/^3 changes on other tabs of Clinic, of /)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish now' }).disabled).toBe(true)
  })

  it('has a row for each day of the week, and stores days with the same hours as one entry [18.3]', async () => {
    const { sentTo } = await openTab('hours', published, { 'PUT /draft': withDraftOf(published, {}) })
    const week = within(officeFields('Cumming').getByRole('table'))
    const rows = () => week.getAllByRole('row').slice(1)
    expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual(weekdays.map(dayName))
    const states: [action: () => void, hours: object[]][] = [
      [
        () => fireEvent.click(week.getByLabelText('Friday')),
        [{ days: ['Mo', 'Tu', 'We', 'Th'], opens: '08:30', closes: '20:00' }],
      ],
      [
        () => type(week.getByLabelText('Closes on Tuesday'), '17:00'),
        [
          { days: ['Mo', 'We', 'Th'], opens: '08:30', closes: '20:00' },
          { days: ['Tu'], opens: '08:30', closes: '17:00' },
        ],
      ],
      [
        () => fireEvent.click(week.getByLabelText('Saturday')),
        [
          { days: ['Mo', 'We', 'Th', 'Sa'], opens: '08:30', closes: '20:00' },
          { days: ['Tu'], opens: '08:30', closes: '17:00' },
        ],
      ],
      [
        () => fireEvent.click(week.getByRole('button', { name: 'All open days as Tuesday' })),
        [{ days: ['Mo', 'Tu', 'We', 'Th', 'Sa'], opens: '08:30', closes: '17:00' }],
      ],
      [
        () => {
          fireEvent.click(week.getByRole('button', { name: 'Open again on Monday' }))
          type(week.getByLabelText('Opens on Monday, again'), '18:00')
          type(week.getByLabelText('Closes on Monday, again'), '20:00')
        },
        [
          { days: ['Mo', 'Tu', 'We', 'Th', 'Sa'], opens: '08:30', closes: '17:00' },
          { days: ['Mo'], opens: '18:00', closes: '20:00' },
        ],
      ],
      [
        () => fireEvent.click(week.getByRole('button', { name: 'Not again on Monday' })),
        [{ days: ['Mo', 'Tu', 'We', 'Th', 'Sa'], opens: '08:30', closes: '17:00' }],
      ],
    ]
    for (const [action, hours] of states) {
      action()
      await saved()
      expect(sentTo('/draft').at(-1)).toMatchObject({ content: { offices: [{ hours }, {}, {}] } })
    }
  })

  it('marks the times of a day that cannot be published, and leads to them', async () => {
    const hours = [{ days: ['We', 'Mo'], opens: '17:00', closes: '08:00' }]
    const draft = withDraftOf(published, { ...site, offices: [{ ...cumming, hours }, ...others] })
    await openTab('hours', draft, {
      'PUT /presence': { username: 'ruth', others: ['omar'], document: draft },
    })
    await screen.findByText('Also open in a window of omar.')
    press('Publish')
    const closes = officeFields('Cumming').getByLabelText('Closes on Monday')
    await waitFor(() => expect(document.activeElement).toBe(closes))
    expect(closes.getAttribute('aria-invalid')).toBe('true')
  })

  it('closes all offices at once [14.47]', async () => {
    const { sentTo } = await openTab('hours', published, { 'PUT /draft': withDraftOf(published, {}) })
    const all = officeFields('Close all offices, or change their hours')
    type(all.getByLabelText('First day'), '2027-01-12')
    type(all.getByLabelText('Last day'), '2027-01-12')
    const add = all.getByRole('button', { name: 'Add to all offices', hidden: true })
    fireEvent.click(add)
    await all.findByText('Write a reason for visitors first.')
    type(all.getByLabelText('Reason'), 'Ice')
    fireEvent.click(add)
    await saved()
    const closed = { from: '2027-01-12', to: '2027-01-12', reason: 'Ice' }
    const offices = site.offices.map((office) => ({ ...office, exceptions: [...office.exceptions, closed] }))
    expect(sentTo('/draft')).toMatchObject([{ content: { ...site, offices }, version: 0, basedOn: 4 }])
  })

  it('closes the offices that are ticked [10.15]', async () => {
    const { sentTo } = await openTab('hours', published, { 'PUT /draft': withDraftOf(published, {}) })
    const all = officeFields('Close all offices, or change their hours')
    fireEvent.click(all.getByLabelText(site.offices[0].name))
    type(all.getByLabelText('First day'), '2027-01-12')
    type(all.getByLabelText('Last day'), '2027-01-12')
    type(all.getByLabelText('Reason'), 'Ice')
    fireEvent.click(all.getByRole('button', { name: 'Add to these offices', hidden: true }))
    await saved()
    const closed = { from: '2027-01-12', to: '2027-01-12', reason: 'Ice' }
    const [first, ...others] = site.offices
    const offices = [
      first,
      ...others.map((office) => ({ ...office, exceptions: [...office.exceptions, closed] })),
    ]
    expect(sentTo('/draft')).toMatchObject([{ content: { offices } }])
  })

  it('adds an office, whose facts are all to be written, and refuses the name of another one [11.9]', async () => {
    const { sentTo } = await openTab('offices', published, { 'PUT /draft': withDraftOf(published, {}) })
    press('Add an office')
    const dialog = within(await screen.findByRole('dialog'))
    type(dialog.getByLabelText('Name'), 'cumming')
    fireEvent.click(dialog.getByRole('button', { name: 'Add office' }))
    await dialog.findByText(/^The name must have letters, and be another name/)
    type(dialog.getByLabelText('Name'), 'Dawsonville')
    fireEvent.click(dialog.getByRole('button', { name: 'Add office' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(officeFields('Dawsonville').getByLabelText('Street')),
    )
    await saved()
    const added = { name: 'Dawsonville', city: 'Dawsonville', street: '', phone: '', hours: [] }
    expect(sentTo('/draft')).toMatchObject([{ content: { offices: [...site.offices, added] } }])
  })

  it('publishes an office only with all of its facts [11.9]', async () => {
    const empty = { name: 'Dawsonville', city: 'Dawsonville', street: '', position: [null, null] }
    const offices = [...site.offices, { ...others[0], ...empty }]
    const draft = withDraftOf(published, { ...site, offices })
    const presence = { username: 'ruth', others: ['omar'], document: draft }
    await openTab('offices', draft, { 'PUT /presence': presence })
    await screen.findByText('Also open in a window of omar.')
    press('Publish')
    await waitFor(() =>
      expect(document.activeElement).toBe(officeFields('Dawsonville').getByLabelText('Street')),
    )
    for (const label of ['Street', 'Latitude', 'Longitude'])
      expect(officeFields('Dawsonville').getByLabelText(label).getAttribute('aria-invalid'), label).toBe(
        'true',
      )
  })

  it('renames an office, which keeps its earlier name for texts and links [11.9]', async () => {
    const mentions = { documents: [{ kind: 'post', id: 'p', title: 'Cumming opens', status: 'published' }] }
    const { sentTo } = await openTab('offices', published, {
      'PUT /draft': withDraftOf(published, {}),
      'GET /api/admin/documents?search=Cumming&perPage=100': { ...mentions, total: 1, totals: [], pages: 1 },
    })
    press('Rename Cumming')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('link', { name: 'Cumming opens' })
    type(dialog.getByLabelText('Name'), 'Forsyth')
    fireEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    await saved()
    const renamed = { ...cumming, name: 'Forsyth', formerNames: ['Cumming'] }
    expect(sentTo('/draft')).toMatchObject([{ content: { offices: [renamed, ...others] } }])
    officeFields('Forsyth').getByLabelText('Street')
  })

  it('closes an office for good once no document shows its facts, and names those that do before [11.9]', async () => {
    const name = others[1]?.name ?? ''
    const shown = { kind: 'page', id: 'offices', title: 'Our offices', status: 'published' }
    const links = `GET /links?office=${name}`
    const responses = { [links]: { links: [shown] }, 'PUT /draft': withDraftOf(published, {}) }
    await openTab('offices', published, responses)
    press(`Close ${name} for good`)
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('link', { name: 'Our offices' })
    dialog.getByText('These show its phone number, address or groups. Change them first:')
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Close for good' }).disabled).toBe(true)
    cleanup()
    const { sentTo } = await openTab('offices', published, { ...responses, [links]: { links: [] } })
    press(`Close ${name} for good`)
    const close = await screen.findByRole<HTMLButtonElement>('button', { name: 'Close for good' })
    await waitFor(() => expect(close.disabled).toBe(false))
    fireEvent.click(close)
    await saved()
    expect(sentTo('/draft')).toMatchObject([{ content: { offices: [cumming, others[0]] } }])
    expect(screen.queryByRole('group', { name })).toBeNull()
  })

  it('leaves open the office of the privacy officer, and says which office is the first then [11.9]', async () => {
    await openTab('offices', published, { 'GET /links?office=Cumming': { links: [] } })
    press('Close Cumming for good')
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(
      `It is the first office. The number of every “Call us” becomes that of ${others[0]?.name}.`,
    )
    dialog.getByText(/^The privacy officer is at this office\./)
    await waitFor(() => expect(dialog.queryByRole('status')).toBeNull())
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Close for good' }).disabled).toBe(true)
  })

  it('writes a phone number as it is stored, however it was typed, and says what is wrong once it is left [14.47]', async () => {
    await openTab('phones', published, { 'PUT /draft': withDraftOf(published, {}) })
    const [phone] = screen.getAllByLabelText<HTMLInputElement>('Phone')
    if (!phone) throw new Error('There is no phone')
    fireEvent.input(phone, { target: { value: '1-770.555' } })
    expect(phone.getAttribute('aria-invalid')).toBeNull()
    fireEvent.blur(phone)
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
    type(phone, '1-770.555.0199')
    fireEvent.blur(phone)
    expect(phone.value).toBe('(770) 555-0199')
  })

  it('calls a number wrong at no moment of getting its format', async () => {
    await openTab('phones', published, { 'PUT /draft': withDraftOf(published, {}) })
    const [phone] = screen.getAllByLabelText<HTMLInputElement>('Phone')
    if (!phone) throw new Error('There is no phone')
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(phone, { attributeFilter: ['aria-invalid'] })
    fireEvent.input(phone, { target: { value: '770 555 0199' } })
    await saved()
    fireEvent.blur(phone)
    await waitFor(() => expect(phone.value).toBe('(770) 555-0199'))
    await saved()
    observer.disconnect()
    expect(changes).toHaveLength(0)
  })

  it.each([
    ['838255', '838255'],
    ['988', '988'],
    ['(770) 555-0199', '+17705550199'],
  ])('takes %s as the number of a crisis line for text messages [14.47]', async (typed, stored) => {
    await openTab('phones', published, { 'PUT /draft': withDraftOf(published, {}) })
    const [number] = screen.getAllByLabelText<HTMLInputElement>(/^Number for text messages/)
    if (!number) throw new Error('There is no number')
    type(number, typed)
    fireEvent.blur(number)
    expect(number.value).toBe(stored)
  })

  it('has no field for 988 and 911 [18.3]', async () => {
    await openTab('phones')
    const values = Array.from(document.querySelectorAll('input'), ({ value }) => value)
    expect(values).toContain('1-800-715-4225')
    expect(values.filter((value) => value === '988' || value === '911')).toEqual([])
  })

  it('can neither be deleted nor taken off the website [18.3]', async () => {
    await openEditor(published)
    for (const name of ['Delete', 'Take off the website'])
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull()
  })

  it('saves a new phone number and a closure as a draft [18.3]', async () => {
    const exceptions = [{ from: '2027-01-12', to: '2027-01-12', reason: 'Ice' }]
    const offices = [{ ...cumming, phone: '(770) 555-0199', exceptions }, ...others]
    const content = { ...site, offices }
    const { sentTo, router } = await openTab('phones', published, {
      'PUT /draft': withDraftOf(published, content),
    })
    type(officeFields('Cumming').getByLabelText('Phone'), '(770) 555-0199')
    await act(() => router.navigate({ to: staffScreens.hours.path }))
    fireEvent.click(officeFields('Cumming').getByRole('button', { name: 'Add exception' }))
    const exception = within(screen.getByRole('group', { name: 'exception 1' }))
    type(exception.getByLabelText('First day'), '2027-01-12')
    type(exception.getByLabelText('Last day'), '2027-01-12')
    type(exception.getByLabelText('Reason'), 'Ice')
    await saved()
    expect(sentTo('/draft').at(-1)).toMatchObject({ content, version: 0, basedOn: 4 })
  })

  it('adds an insurer at the end of the list, and moves it up [18.7, 18.11]', async () => {
    const insurer = { name: 'Piedmont Mutual' }
    const [first, ...rest] = site.insurers.toReversed()
    const content = { ...site, insurers: [...rest.toReversed(), insurer, first] }
    const { sentTo } = await openTab('insurers', published, {
      'PUT /draft': withDraftOf(published, content),
    })
    const group = within(screen.getByRole('group', { name: 'Insurers', hidden: true }))
    fireEvent.click(group.getByRole('button', { name: 'Add insurer', hidden: true }))
    const number = site.insurers.length + 1
    const added = within(group.getByRole('group', { name: `insurer ${number}`, hidden: true }))
    type(added.getByLabelText('Insurer'), insurer.name)
    fireEvent.click(group.getByRole('button', { name: `Move insurer ${number} up`, hidden: true }))
    await saved()
    expect(sentTo('/draft').at(-1)).toMatchObject({ content, version: 0, basedOn: 4 })
  })

  it.each<[string, SiteTab, object, string]>([
    [
      'an insurer whose logo is of another website',
      'insurers',
      { insurers: [{ name: 'Piedmont Mutual', image: 'https://example.org/logo.png' }] },
      "Logo must be a path from this site's root: upload an image of another website instead.",
    ],
    [
      'a social link that is not secure',
      'phones',
      { socialLinks: [{ name: 'Facebook', url: 'http://facebook.example' }] },
      'Web address must be a web address that begins with https://, such as https://www.example.org/clinic.',
    ],
    [
      'an accreditation whose address is a script',
      'insurers',
      { accreditations: [{ name: 'License', url: 'javascript:alert(1)' }] },
      'Web address must be a web address that begins with https://, such as https://www.example.org/clinic.',
    ],
    [
      'a map far from the state',
      'offices',
      { map: { center: [51.5, -0.1], zoom: 9 } },
      'Latitude of the center must be in Georgia: 30.35 to 35.01 north, -85.61 to -80.75 (degrees west are negative).',
    ],
    ['a map of the whole world', 'offices', { map: { ...site.map, zoom: 1 } }, 'Zoom must be at least 8.'],
  ])('says at the field what is wrong with %s [18.8]', async (_, tab, change, sentence) => {
    await openTab(tab, withDraftOf(published, { ...site, ...change }))
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it.each<[string, SiteTab, object, string]>([
    [
      'a phone number with letters',
      'phones',
      { phone: '(770) CALL-NOW' },
      'Phone must be a US phone number such as (555) 555-0123, without letters.',
    ],
    [
      'a position outside Georgia',
      'offices',
      { position: [40.7, -84.1] },
      'Latitude must be in Georgia: 30.35 to 35.01 north, -85.61 to -80.75 (degrees west are negative).',
    ],
    [
      'hours that end before they begin',
      'hours',
      { hours: [{ days: ['Mo'], opens: '17:00', closes: '08:30' }] },
      'Closes must not be before the beginning.',
    ],
    [
      'overlapping exceptions',
      'hours',
      {
        exceptions: [
          { from: '2027-01-12', to: '2027-01-14', reason: 'Ice' },
          { from: '2027-01-14', to: '2027-01-14', reason: 'Snow' },
        ],
      },
      'First day must not be within exception 1: change the days of one of them.',
    ],
  ])('says at the field what is wrong with %s [18.8]', async (_, tab, change, sentence) => {
    const content: DraftContent = { ...site, offices: [{ ...cumming, ...change }, ...others] }
    await openTab(tab, withDraftOf(published, content))
    expect(officeFields('Cumming').getByText(sentence)).toBeTruthy()
  })
})
