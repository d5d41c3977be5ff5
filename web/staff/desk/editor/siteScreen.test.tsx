import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { officeNames } from '#shared/site.ts'
import { openEditor, publishedDocument, saved, withDraftOf } from '../testing/editorScreen.ts'

afterEach(cleanup)

const published = publishedDocument('site', site, 'site')
const [cumming, ...others] = site.offices
const officeFields = (name: string) => within(screen.getByRole('group', { name }))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** Opens the screen over a draft with another Cumming office. */
const openWith = (change: object) => {
  const content: DraftContent = { ...site, offices: [{ ...cumming, ...change }, ...others] }
  return openEditor(withDraftOf(published, content))
}

describe('the screen Site', () => {
  it('has a group for each office, named by its town, with its address, phone and hours', async () => {
    await openEditor(published)
    for (const name of officeNames) {
      for (const label of ['Street', 'Suite (optional)', 'City', 'State', 'ZIP', 'Phone'])
        expect(officeFields(name).getByLabelText(label), `${name}, ${label}`).toBeTruthy()
      for (const title of ['Hours', 'Holidays and exceptions'])
        expect(officeFields(name).getByRole('heading', { name: title })).toBeTruthy()
    }
  })

  it('has no field for 988 and 911', async () => {
    await openEditor(published)
    const values = Array.from(document.querySelectorAll('input'), ({ value }) => value)
    expect(values).toContain('1-800-715-4225')
    expect(values.filter((value) => value === '988' || value === '911')).toEqual([])
  })

  it('can neither be deleted nor taken off the website', async () => {
    await openEditor(published)
    for (const name of ['Delete', 'Take off the website'])
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull()
  })

  it('saves a new phone number and a closure as a draft', async () => {
    const exceptions = [{ from: '2027-01-12', to: '2027-01-12', reason: 'Ice' }]
    const offices = [{ ...cumming, phone: '(770) 555-0199', exceptions }, ...others]
    const content = { ...site, offices }
    const { sentTo } = await openEditor(published, { 'PUT /draft': withDraftOf(published, content) })
    type(officeFields('Cumming').getByLabelText('Phone'), '(770) 555-0199')
    fireEvent.click(officeFields('Cumming').getByRole('button', { name: 'Add exception' }))
    const exception = within(screen.getByRole('group', { name: 'exception 1' }))
    type(exception.getByLabelText('First day'), '2027-01-12')
    type(exception.getByLabelText('Last day'), '2027-01-12')
    type(exception.getByLabelText('Reason'), 'Ice')
    await saved()
    expect(sentTo('/draft').at(-1)).toEqual({ content, version: 0, basedOn: 4 })
  })

  it('adds an insurer at the end of the list, and moves it up', async () => {
    const insurer = { name: 'Piedmont Mutual' }
    const [first, ...rest] = site.insurers.toReversed()
    const content = { ...site, insurers: [...rest.toReversed(), insurer, first] }
    const { sentTo } = await openEditor(published, { 'PUT /draft': withDraftOf(published, content) })
    const group = within(screen.getByRole('group', { name: 'Insurers', hidden: true }))
    fireEvent.click(group.getByRole('button', { name: 'Add insurer', hidden: true }))
    const number = site.insurers.length + 1
    const added = within(group.getByRole('group', { name: `insurer ${number}`, hidden: true }))
    type(added.getByLabelText('Insurer'), insurer.name)
    fireEvent.click(group.getByRole('button', { name: `Move insurer ${number} up`, hidden: true }))
    await saved()
    expect(sentTo('/draft').at(-1)).toEqual({ content, version: 0, basedOn: 4 })
  })

  it.each<[string, object, string]>([
    [
      'an insurer whose logo is of another website',
      { insurers: [{ name: 'Piedmont Mutual', image: 'https://example.org/logo.png' }] },
      "Logo must be a path from this site's root: upload an image of another website instead.",
    ],
    [
      'a social link that is not secure',
      { socialLinks: [{ name: 'Facebook', url: 'http://facebook.example' }] },
      'Web address must be a web address that begins with https://, such as https://www.example.org/clinic.',
    ],
    [
      'an accreditation whose address is a script',
      { accreditations: [{ name: 'License', url: 'javascript:alert(1)' }] },
      'Web address must be a web address that begins with https://, such as https://www.example.org/clinic.',
    ],
    [
      'a map far from the state',
      { map: { center: [51.5, -0.1], zoom: 9 } },
      'Latitude of the center must be in Georgia: 30.35 to 35.01 north, -85.61 to -80.75 (degrees west are negative).',
    ],
    ['a map of the whole world', { map: { ...site.map, zoom: 1 } }, 'Zoom must be at least 8.'],
  ])('says at the field what is wrong with %s', async (_, change, sentence) => {
    await openEditor(withDraftOf(published, { ...site, ...change }))
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it.each<[string, object, string]>([
    [
      'a phone number with letters',
      { phone: '(770) CALL-NOW' },
      'Phone must be a US phone number such as (404) 555-0123, without letters.',
    ],
    [
      'a position outside Georgia',
      { position: [40.7, -84.1] },
      'Latitude must be in Georgia: 30.35 to 35.01 north, -85.61 to -80.75 (degrees west are negative).',
    ],
    [
      'hours that end before they begin',
      { hours: [{ days: ['Mo'], opens: '17:00', closes: '08:30' }] },
      'Closes must not be before the beginning.',
    ],
    [
      'overlapping exceptions',
      {
        exceptions: [
          { from: '2027-01-12', to: '2027-01-14', reason: 'Ice' },
          { from: '2027-01-14', to: '2027-01-14', reason: 'Snow' },
        ],
      },
      'First day must not be within exception 1: change the days of one of them.',
    ],
  ])('says at the field what is wrong with %s', async (_, change, sentence) => {
    await openWith(change)
    expect(officeFields('Cumming').getByText(sentence)).toBeTruthy()
  })
})
