import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { callFormTexts } from '#shared/content/callFormTexts.ts'
import { seed } from '#shared/content/seed.ts'
import { pages } from '#shared/pages.ts'
import { renderSite } from '../../../testing/renderSite.tsx'
import { enhanceCallForms } from '../../contactForm/CallForm.enhancement.ts'

const { path, content } = pages.spanish
const open = () => renderSite(path, { [`/api/pages/${content}`]: seed.pages[content] })

it('is in Spanish, and names home as its translation [2.53]', async () => {
  await open()
  expect(document.documentElement.lang).toBe('es')
  expect(document.querySelector('[data-slot="header"]')?.getAttribute('lang')).toBe('en')
  const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
  expect(alternates.map(({ hreflang, href }) => [hreflang, new URL(href).pathname])).toEqual([
    ['en', '/'],
    ['es', '/es'],
  ])
})

it.each([
  ['in-english', ['Español', 'Menu', 'Search']],
  ['in-spanish', ['English', 'Menú', 'Buscar']],
])('the shared header has the words that a style sheet shows: %s', async (name, words) => {
  await open()
  const shown = [...document.querySelectorAll<HTMLElement>(`header .${name}`)]
  expect(shown.map(({ textContent }) => textContent)).toEqual(words)
  for (const word of shown)
    expect(word.closest<HTMLElement>('[lang]')?.lang).toBe(/[ñú]|Bus/.test(word.textContent) ? 'es' : 'en')
})

it('shows the Spanish texts, and not their English originals', async () => {
  await open()
  const main = within(screen.getByRole('main'))
  main.getByRole('heading', { name: 'Sobredosis: qué hacer' })
  expect(main.queryByText('Overdose: what to do')).toBeNull()
  expect(main.queryByText(/Call an office/)).toBeNull()
})

it('says first, to somebody ashamed of drinking, that a name and a telephone are enough', async () => {
  await open()
  const main = within(screen.getByRole('main'))
  const [title] = main.getAllByRole('heading', { level: 2 })
  expect(title?.textContent).toBe('¿Le preocupa cuánto bebe?')
  expect(title?.closest('section')?.textContent).toMatch(
    /no lo deje de golpe.*basta con su nombre y un teléfono/,
  )
  const calls = main
    .getAllByRole('link', { name: 'Pida una llamada' })
    .map((link) => link.getAttribute('href'))
  expect(calls).toContain('#ask-for-a-call')
  expect(document.querySelectorAll('main #ask-for-a-call')).toHaveLength(1)
})

it('has its texts below four headings, a person before the dangers, and opens one of them at a time', async () => {
  await open()
  const groups = [...document.querySelectorAll('main h2')].flatMap((heading) => {
    const titles = heading.parentElement?.querySelectorAll('details[name="translation"] h3') ?? []
    return titles.length > 0 ? [[heading.textContent, titles[0]?.textContent, titles.length]] : []
  })
  expect(groups).toEqual([
    ['Empezar con una persona', 'Cómo empezar', 4],
    ['Peligro por alcohol o drogas', 'En peligro o en crisis', 11],
    ['Crisis y violencia', 'Pensamientos de suicidio', 8],
    ['Embarazo, familia y casa', 'Embarazo', 3],
  ])
  expect(document.querySelectorAll('main nav a[href^="#"]').length).toBeLessThan(8)
})

it('opens the part that a link leads to, and no other', async () => {
  await renderSite(`${path}#section-embarazo`, { [`/api/pages/${content}`]: seed.pages[content] })
  const open = [...document.querySelectorAll('main details[open] > summary')]
  expect(open.map((title) => title.textContent)).toEqual(['Embarazo'])
})

it('has a guide, which is in Spanish too, ends at a person, and says 988 with its key [2.53]', async () => {
  const guide = pages.spanishGuide
  await renderSite(guide.path, { [`/api/pages/${guide.content}`]: seed.pages[guide.content] })
  expect(document.documentElement.lang).toBe('es')
  const text = screen.getByRole('main').textContent
  expect(text).toMatch(/sí a una sola: no lo deje de golpe.*1-800-715-4225/)
  expect(text).toMatch(/delirium tremens.*Puede matar\. Llame al 911/)
  const crisis = text.match(/(Llam[ae]|llam[ae]) al 988(?! y oprim)/g)
  expect(crisis).toBeNull()
})

it('has the offices with their hours in Spanish [2.53]', async () => {
  await open()
  const offices = within(
    screen.getByRole('heading', { name: 'Oficinas y horario' }).parentElement ?? document.body,
  )
  expect(offices.getAllByText('lunes a jueves: 8:30 am a 8 pm')).toHaveLength(3)
  expect(offices.getAllByText('sábado y domingo: cerrado')).toHaveLength(3)
})

it('is one link away, at every width', async () => {
  await renderSite(pages.privacyPolicy.path)
  const link = within(document.querySelector('header') ?? document.body).getByRole('link', {
    name: 'Español',
  })
  expect([link.getAttribute('href'), link.getAttribute('lang')]).toEqual(['/es', 'es'])
  expect(JSON.stringify(seed.pages['urgent-help'].content)).toContain('"url":"/es"')
})

it('has the fixed bar in Spanish, which leads to its own form', async () => {
  await open()
  const bar = within(screen.getByRole('navigation', { name: 'Llamar para pedir ayuda' }))
  expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['988, oprima 2', 'tel:988'],
    ['Llame al 911', 'tel:911'],
    ['Llámenos', 'tel:+17705550142'],
    ['Pida una llamada', '#ask-for-a-call'],
  ])
})

it('has the form with its problems and its confirmation in Spanish [2.53]', async () => {
  enhanceCallForms()
  await open()
  const texts = callFormTexts.es
  const form = screen.getByRole<HTMLFormElement>('form', { name: texts.heading })
  expect(form.textContent).not.toMatch(/\b(your|call you|office is|Closed)\b/)
  const language = within(form).getByRole<HTMLSelectElement>('combobox', { name: 'Idioma', hidden: true })
  expect(language.value).toBe('spanish')
  form.requestSubmit()
  within(form).getByRole('textbox', { name: /Teléfono Escriba un número/ })
  fireEvent.input(within(form).getByRole('textbox', { name: /Nombre/ }), { target: { value: 'José' } })
  fireEvent.input(within(form).getByRole('textbox', { name: /Teléfono/ }), {
    target: { value: '770-555-0199' },
  })
  fireEvent.click(within(form).getByRole('radio', { name: 'Sí' }))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ stamp: 'signed', callBy: 'today, by 8 pm' })),
  )
  form.requestSubmit()
  await vi.advanceTimersByTimeAsync(3_000)
  await screen.findByRole('heading', { name: texts.thanks })
  const [shown] = [...form.querySelectorAll<HTMLElement>('[data-outcome]:not([hidden])')]
  expect(shown?.textContent).toBe(texts.callBy.join(''))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
