import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { messages } from '#shared/messages.ts'
import type { FakeResponses } from '../../../testing/fakeResponses.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const counselor = { id: 'a', name: 'Ana María Reyes, LPC', role: 'Counselor', license: 'LPC, Georgia 001' }
const receptionist = { id: 'b', name: 'Cher', role: 'At the desk' }
const sample = { id: 'c', name: 'Jordan Sample', role: 'Nurse', license: 'RN, sample', isSample: true }

const open = (responses: FakeResponses = {}) =>
  renderSite('/our-team', {
    '/api/pages/our-team': seed.pages['our-team'],
    '/api/team-members': [counselor, receptionist],
    ...responses,
  })
const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('article')
  if (!card) throw new Error(`${name} has no card`)
  return card
}
const described = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''

describe('the page of the team', () => {
  it('shows each member with role and license in the clinic’s order [13.61]', async () => {
    await open()
    expect(
      screen
        .getAllByRole('article')
        .map((card) => within(card).getByRole('heading'))
        .map((heading) => heading.textContent),
    ).toEqual([counselor.name, receptionist.name])
    within(cardOf(counselor.name)).getByText(counselor.role)
    within(cardOf(counselor.name)).getByText(counselor.license)
    expect(cardOf(receptionist.name).textContent).toBe(receptionist.name + receptionist.role)
  })

  it('shows a photograph with its own words, or as the photograph of its person [13.61]', async () => {
    const image1 = '/media/0123456789abcdef.jpg'
    await open({
      '/api/team-members': [
        { ...counselor, image1 },
        { ...receptionist, image1, image1Alt: 'A woman laughs at a desk' },
      ],
    })
    const named = (name: string) => within(cardOf(name)).getByRole('img')
    expect(named(counselor.name).getAttribute('alt')).toBe(`Photograph of ${counselor.name}`)
    expect(named(receptionist.name).getAttribute('alt')).toBe('A woman laughs at a desk')
  })

  it('says of a sample that it is no real person, to visitors beside it and to search engines not at all [13.63]', async () => {
    await open({ '/api/team-members': [counselor, sample] })
    within(cardOf(sample.name)).getByText(messages.sampleMember)
    expect(within(cardOf(counselor.name)).queryByText(messages.sampleMember)).toBeNull()
    screen.getByText(site.sampleNotice)
    expect(described()).toContain(counselor.name)
    expect(described()).not.toContain(sample.name)
  })

  it('says nothing about samples where every member is a person [13.63]', async () => {
    await open()
    expect(screen.queryByText(site.sampleNotice)).toBeNull()
  })

  it('says that nobody is introduced yet, and what to do [13.62]', async () => {
    await open({ '/api/team-members': [] })
    screen.getByText(messages.noTeamMembers)
  })

  it('keeps the rest of the page where the team cannot be read [13.62]', async () => {
    await open({ '/api/team-members': 500 })
    screen.getByText('Failed to fetch the team')
    screen.getByRole('heading', { level: 2, name: 'Look up a license' })
    expect(screen.queryByText(messages.noTeamMembers)).toBeNull()
  })
})
