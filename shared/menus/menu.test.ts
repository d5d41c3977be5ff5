import { describe, expect, it } from 'vitest'
import menuOrder from '../content/menuOrder.json' with { type: 'json' }
import { seed } from '../content/seed.ts'
import type { limits } from '../limits.ts'
import { firstStepsIn, menuGroups, pagesBelow } from './menu.ts'
import { fixedLink, howWeHelpLinks, menuTreatments, resourceTreatments } from './treatmentLinks.ts'

const listed = seed.treatments

const idOf = (slug: string) => slug.replaceAll('/', '.')
const page = (slug: string, title: string) => ({ id: idOf(slug), slug, title })
const idsOf = (pages: readonly { id: string }[]) => pages.map(({ id }) => id)
const slugsOf = (pages: readonly { slug: string }[]) => pages.map(({ slug }) => slug)

describe('the menu groups', () => {
  it('list at most 12 addiction, 7 prescription drug, 4 benzodiazepine, 8 mental health and 8 How We Help pages [2.33, 2.34, 2.35, 2.36, 9.21]', () => {
    const many = (slug: string, title: string) =>
      Array.from({ length: 20 }, (_, at) => page(`${slug}-${at}`, title))
    const groups = menuGroups([
      ...many('what-we-treat/x', 'X Addiction'),
      ...many('what-we-treat/prescription-drug-addiction/x', 'X'),
      ...many('what-we-treat/benzodiazepine-addiction/x', 'X'),
      ...many('what-we-treat/mental-health-treatment/x', 'X'),
      ...many('how-we-help/x', 'X'),
    ])
    expect(Object.values(groups).map(({ length }) => length)).toEqual([12, 7, 4, 8, 8])
  })

  it('takes every spelling of a title [2.102]', () => {
    const titles = ['Ｄｅｐｒｅｓｓｉｏｎ', 'Dépression', 'An\u00adxiety', 'Bi\u200bpolar', 'PTSD\u00a0care']
    const spelled = titles.map((title, index) => page(`what-we-treat/${index}`, title))
    expect(menuGroups(spelled).mentalHealth).toHaveLength(titles.length)
    expect(menuGroups([page('a', 'Addiction\u00a0Treatment ')]).addiction).toEqual([])
  })

  it('have addictions by title, in any case, and inhalants by slug, without the two groups below and their own title [2.33]', () => {
    const { addiction } = menuGroups([
      page('what-we-treat/alcohol', 'ALCOHOL ADDICTION'),
      page('what-we-treat/inhalant-addiction', 'Solvents'),
      page('what-we-treat/prescription-drug-addiction/codeine', 'Codeine Addiction'),
      page('what-we-treat/benzodiazepine-addiction/xanax', 'Xanax Addiction'),
      page('what-we-treat/addiction-treatment', 'Addiction Treatment'),
      page('what-we-treat/anxiety', 'Anxiety'),
    ])
    expect(slugsOf(addiction)).toEqual(['what-we-treat/alcohol', 'what-we-treat/inhalant-addiction'])
  })

  it('have prescription drugs and benzodiazepines by slug, without the pages of those titles [2.34, 2.35]', () => {
    const { prescriptionDrugs, benzodiazepines } = menuGroups([
      page('what-we-treat/prescription-drug-addiction', 'Prescription Drug Addiction'),
      page('what-we-treat/prescription-drug-addiction/codeine', 'Codeine'),
      page('what-we-treat/benzodiazepine-addiction', 'Benzodiazepine Addiction'),
      page('what-we-treat/benzodiazepine-addiction/xanax', 'Xanax'),
    ])
    expect(slugsOf(prescriptionDrugs)).toEqual(['what-we-treat/prescription-drug-addiction/codeine'])
    expect(slugsOf(benzodiazepines)).toEqual(['what-we-treat/benzodiazepine-addiction/xanax'])
  })

  it('have mental health by slug and by five words in the title, in any case, without their own title [2.36]', () => {
    const words = ['DEPRESSION', 'Anxiety', 'ptsd', 'Bipolar Disorder', 'After Trauma']
    const { mentalHealth } = menuGroups([
      page('what-we-treat/mental-health-treatment', 'Mental Health Treatment'),
      page('what-we-treat/mental-health-treatment/ocd', 'OCD'),
      ...words.map((title) => page(`what-we-treat/${title.length}`, title)),
      page('what-we-treat/gambling', 'Gambling'),
    ])
    expect(mentalHealth.map(({ title }) => title)).toEqual(['OCD', ...words])
  })

  it('have How We Help by slug and by four words in the title, in any case [2.37]', () => {
    const words = ['Art THERAPY', 'Treatment at Home', 'Counseling', 'A Program']
    const { howWeHelp } = menuGroups([
      page('how-we-help/telehealth', 'Telehealth'),
      ...words.map((title) => page(`what-we-treat/${title.length}`, title)),
      page('what-we-treat/gambling', 'Gambling'),
    ])
    expect(howWeHelp.map(({ title }) => title)).toEqual(['Telehealth', ...words])
  })
})

describe('the order of the menu groups', () => {
  const groups = menuGroups(listed)
  const titlesOf = (pages: readonly { title: string }[]) => pages.map(({ title }) => title)

  it('puts what people look for first [2.30]', () => {
    expect(titlesOf(groups.addiction).slice(0, 6)).toEqual([
      'Alcohol Addiction',
      'Opioid Addiction',
      'Fentanyl Addiction',
      'Methamphetamine Addiction',
      'Cocaine Addiction',
      'Heroin Addiction',
    ])
    expect(titlesOf(groups.benzodiazepines)[0]).toBe('Xanax Addiction')
    expect(titlesOf(groups.prescriptionDrugs)[0]).toBe('Oxycodone Addiction')
    expect(slugsOf(groups.mentalHealth).map((slug) => slug.split('/').at(-1))).toEqual(
      expect.arrayContaining(['ptsd', 'trauma']),
    )
  })
  it('puts ways of treatment before conditions in How We Help', () => {
    expect(idsOf(groups.howWeHelp).slice(0, 7)).toEqual(menuOrder.howWeHelp)
  })
  it('names pages that exist, each once', () => {
    const ids = new Set(idsOf(listed))
    const named = Object.values(menuOrder).flat()
    expect(named.filter((id) => !ids.has(id))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })
  it('leaves pages that it does not name in the order of the list, after the others', () => {
    const { addiction } = menuGroups([
      page('what-we-treat/a-addiction', 'A Addiction'),
      page('what-we-treat/b-addiction', 'B Addiction'),
      page('what-we-treat/alcohol-addiction', 'Alcohol Addiction'),
    ])
    expect(titlesOf(addiction)).toEqual(['Alcohol Addiction', 'A Addiction', 'B Addiction'])
  })
})

describe('the first steps', () => {
  it('are assessment and telehealth, if they exist', () => {
    expect(idsOf(firstStepsIn(listed))).toEqual(menuOrder.firstSteps)
    expect(firstStepsIn([page('how-we-help/telehealth-treatment', 'Telehealth Treatment')])).toHaveLength(1)
  })
})

describe('the number of pages below a page', () => {
  it('counts all levels, and not the page itself', () => {
    const pages = ['a', 'a/b', 'a/b/c', 'ab/c'].map((slug) => page(slug, slug))
    expect(pagesBelow(pages, 'a')).toBe(2)
    expect(pagesBelow([], 'a')).toBe(0)
  })
})

describe('How We Help on a phone', () => {
  it('lists 8 pages beside the fixed ones [2.37]', () => {
    const ids = idsOf(menuGroups(listed).howWeHelp)
    expect(ids).toHaveLength(8)
    expect(ids.filter((id) => howWeHelpLinks.some((link) => link.id === id))).toEqual([])
  })
  it('leaves out a page that staff have added to the first steps', () => {
    const added = { ...page('what-we-treat/art', 'Art Therapy'), linkedFrom: ['menu' as const] }
    expect(menuGroups([added]).howWeHelp).toEqual([])
    expect(menuGroups([{ ...added, linkedFrom: ['footer'] }]).howWeHelp).toHaveLength(1)
  })
})

describe('the pages of a new site', () => {
  it('include every page that the header and the resources link, with the title and the address that its id implies', () => {
    const named = [...howWeHelpLinks, ...Object.values(menuTreatments), ...resourceTreatments]
    const shown = named.map((page) => fixedLink(page, seed.treatments))
    expect(shown).toMatchObject(named.map((page) => fixedLink(page)))
    const others = seed.treatments.filter(({ id }) => named.every((page) => page.id !== id))
    expect(named.map((page) => fixedLink(page, others))).toEqual(named.map((page) => fixedLink(page)))
  })

  it.each<keyof typeof limits.menu>([
    'addiction',
    'prescriptionDrugs',
    'benzodiazepines',
    'mentalHealth',
    'howWeHelp',
  ])('exceed the cap of the menu group %s', (group) => {
    const shown = menuGroups(seed.treatments)[group]
    const rest = seed.treatments.filter((page) => !shown.includes(page))
    expect(menuGroups(rest)[group].length).toBeGreaterThan(0)
  })
})
