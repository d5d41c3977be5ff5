import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { pages } from '#shared/pages.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const { path, content } = pages.yourRights
const open = (facts: object) =>
  renderSite(path, { '/api/pages/your-rights': seed.pages[content], '/api/site': { ...seed.site, ...facts } })
const link = { name: 'Language help and equal treatment' }
const notice = '¡Hola! Los intérpretes son gratis.'

it('has the notice of equal treatment and language help, and the footer its link, where the clinic takes federal money [11.18]', async () => {
  await open({
    takesFederalMoney: 'yes',
    grievanceCoordinator: 'Call Jo Park, (770) 200-1236.',
    languageNotices: [{ language: 'Español', code: 'es', text: notice }],
  })
  expect(screen.getByRole('heading', link).id).toBe('equal-treatment')
  expect(screen.getByRole('link', link).getAttribute('href')).toBe('/your-rights#equal-treatment')
  expect(screen.getByText(notice).lang).toBe('es')
  expect(screen.getAllByText(/Call Jo Park/).length).toBeGreaterThan(0)
})

it.each([undefined, 'no'])(
  'has neither where it takes none, or nobody has said so: %s [11.18]',
  async (takes) => {
    await open({ takesFederalMoney: takes })
    expect(screen.queryByRole('heading', link) ?? screen.queryByRole('link', link)).toBeNull()
  },
)

it('has the rights, the address of the state, the days of the estimate, and asks where a fact is empty [11.18]', async () => {
  await open({})
  const text = screen.getByRole('main').textContent
  for (const words of [
    '111-8-19-.25',
    'Healthcare Facility Regulation Division, 2 Martin Luther King',
    'in writing within 1 business day',
    'Ask an office for its number and class.',
    'Ask an office who receives complaints.',
  ])
    expect(text).toContain(words)
})

it('has the notice in 14 languages from the start, each with the phone, read from its own side [11.18]', async () => {
  await open({ takesFederalMoney: 'yes' })
  const section = screen.getByRole('heading', link).parentElement
  const notices = [...(section?.querySelectorAll<HTMLElement>('p[lang]') ?? [])]
  expect(notices.map(({ lang }) => lang).join(' ')).toBe('es zh-Hant ko vi gu fr hi ht ru ar pt fa de ja')
  for (const { dir, textContent } of notices)
    expect([dir, textContent]).toEqual(['auto', expect.stringContaining('(770) 555-0142')])
})
