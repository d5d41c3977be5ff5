import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { pathName } from '#shared/documents/fieldPath.ts'
import {
  openEditor,
  press,
  publish,
  publishedDocument,
  saved,
  withDraftOf,
} from '../../../testing/editorScreen.ts'
import { stubImages } from '../../../testing/stubImages.ts'
import { documentIssues } from '../../editor/documentIssues.ts'
import { elementForms, elementNames } from '../../kinds/elementForms.ts'

afterEach(cleanup)

const hero = { name: 'hero', elements: [{ name: 'main heading', values: { text: 'Welcome' } }] }
const offices = { name: 'offices', type: 'locations' }
const open = (content: unknown) => {
  const page = publishedDocument('page', { title: 'Home', content }, 'home')
  return openEditor(page, { 'PUT /draft': withDraftOf(page, { title: 'Home', content }) })
}
const sectionNames = () =>
  Array.from(document.querySelectorAll('section section[aria-label]'), (section) =>
    section.getAttribute('aria-label'),
  )

describe('the sections of a page', () => {
  it('are moved and removed with buttons, and Undo brings them back [14.32]', async () => {
    const { sentTo } = await open([hero, offices])
    expect(sectionNames()).toEqual(['Hero', 'Our offices'])
    press('Move Hero down')
    expect(sectionNames()).toEqual(['Our offices', 'Hero'])
    press('Remove Our offices')
    expect(sectionNames()).toEqual(['Hero'])
    press('Undo')
    expect(sectionNames()).toEqual(['Our offices', 'Hero'])
    await saved()
    expect(sentTo('/draft').at(-1)).toMatchObject({
      content: { title: 'Home', content: [offices, hero] },
      version: 0,
      basedOn: 4,
    })
  })

  it.each([
    ['an object with title and sections', { title: 'Welcome', sections: [hero] }, 'Hero'],
    ['JSON text', JSON.stringify([hero]), 'Hero'],
  ])('are those of %s', async (_, content, name) => {
    await open(content)
    expect(sectionNames()).toEqual([name])
  })

  it('in another language have a field for what each text says in English [2.53]', async () => {
    await open([
      hero,
      { name: 'spanish', elements: [{ name: 'main heading', values: { text: 'Hola', english: 'Hello' } }] },
    ])
    for (const section of [/^Hero/, /^Hola/]) fireEvent.click(screen.getByRole('button', { name: section }))
    const originals = screen.getAllByLabelText<HTMLInputElement>(/^In English/)
    expect(originals.map(({ value }) => value)).toEqual(['Hello'])
  })

  it('are added, with a form for each element of the specification [14.32]', async () => {
    await open([])
    press('Add section')
    const section = within(screen.getByRole('region', { name: 'New section' }))
    for (const name of elementNames) {
      fireEvent.change(section.getByLabelText('New element'), { target: { value: name } })
      fireEvent.click(section.getByRole('button', { name: 'Add element' }))
    }
    expect(section.getAllByRole('group').map((group) => group.querySelector('strong')?.textContent)).toEqual(
      elementNames.map((name) => elementForms[name].label),
    )
  })

  it('have fixed names on the home page: none can be renamed, and a missing one can be added again [14.46]', async () => {
    const { sentTo } = await open([hero, { ...hero, name: 'values_section' }])
    fireEvent.click(screen.getByRole('button', { name: /^Values/ }))
    expect(screen.queryByLabelText(/Name of the section/)).toBeNull()
    const kinds = () =>
      within(screen.getByLabelText('New section'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(kinds()).toContain('Testimonials')
    expect(kinds()).not.toContain('Values')
    press('Remove Values')
    fireEvent.change(screen.getByLabelText('New section'), { target: { value: 'values_section' } })
    press('Add section')
    expect(sectionNames()).toEqual(['Hero', 'Values'])
    await saved()
    expect(sentTo('/draft').at(-1)).toMatchObject({
      content: { content: [hero, { name: 'values_section', elements: [] }] },
    })
  })

  it('without an element say so before they are published [14.46]', async () => {
    const { sentTo } = await open([hero, { name: 'empty', elements: [] }])
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Start' } })
    press('Publish')
    await screen.findByText('Something is missing here')
    fireEvent.click(screen.getByRole('button', { name: /^New section/ }))
    await screen.findByText('This section must not be empty: add an element, or remove the section.')
    expect(sentTo('/publish')).toEqual([])
  })

  it('take the width and the height of a photograph from its image, which needs words of its own [13.18]', async () => {
    stubImages()
    const values = { src: '/media/old.webp', alt: 'The waiting room', width: 1, height: 1 }
    const { sentTo } = await open([{ name: 'rooms', elements: [{ name: 'photograph', values }] }])
    fireEvent.click(screen.getByRole('button', { name: /^New section/ }))
    const address = screen.getByRole('textbox', { name: 'Photograph' })
    fireEvent.change(address, { target: { value: '/media/new.webp' } })
    fireEvent.blur(address)
    await waitFor(() => expect(sentTo('/draft')).toHaveLength(1))
    const changed = { src: '/media/new.webp', width: 1_200, height: 800 }
    expect(sentTo('/draft').at(-1)).toMatchObject({
      content: { content: [{ name: 'rooms', elements: [{ name: 'photograph', values: changed }] }] },
    })
    expect(JSON.stringify(sentTo('/draft').at(-1))).not.toContain('The waiting room')
    expect(screen.queryByLabelText('Width')).toBeNull()
  })

  it('show a whole sentence about a field as it is, once', async () => {
    const values = { text: 'For addicts' }
    const content = [{ name: 'hero', elements: [{ name: 'content paragraph', values }] }]
    const page = publishedDocument('page', { title: 'Home', content }, 'home')
    const message = 'Say “people with a substance use disorder” instead of “addicts”.'
    const issues = [{ path: ['content', 0, 'elements', 0, 'values', 'text'], message }]
    await openEditor(page, {
      'PUT /draft': withDraftOf(page, { title: 'Start', content }),
      'POST /publish': { status: 400, json: { message, issues } },
    })
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Start' } })
    await publish()
    await screen.findByText('Something is missing here')
    const section = within(screen.getByRole('region', { name: 'Hero' }))
    if (!section.queryByLabelText('Paragraph'))
      fireEvent.click(section.getByRole('button', { name: /^Hero/ }))
    const problem = await section.findByText(message, { selector: '[id]' })
    expect(problem.className).toBe('visually-hidden')
    section.getByText(message, { selector: 'li *' })
    expect(section.queryByText(/Paragraph Say/)).toBeNull()
  })

  it('of a table reference choose the table and its rows', async () => {
    await open({ table: 'faqs', items: ['faq-1'] })
    fireEvent.click(screen.getByRole('button', { name: /^List/ }))
    expect(screen.getByLabelText<HTMLSelectElement>('Table').value).toBe('faqs')
    press('Remove faq-1')
    expect(screen.getByText('All FAQs are shown. Add some to show only those.')).toBeTruthy()
  })
})

it('each value of the seed has a field', () => {
  for (const page of Object.values(seed.pages)) expect(documentIssues('page', { ...page })).toEqual([])
  const used = JSON.stringify(seed.pages).matchAll(/"name":"([a-z ]+)","values":\{([^{}]*)\}/g)
  for (const [, name = '', values = ''] of used) {
    const form = elementForms[name as keyof typeof elementForms]
    // Every text of a page in another language has one.
    const fields = ['english', ...form.fields.map(({ path }) => pathName(path))]
    for (const [, field] of values.matchAll(/"(\w+)":/g)) expect(fields, name).toContain(field)
  }
})
