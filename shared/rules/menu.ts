import type { ServicePage } from '../entities/treatmentPage.ts'
import { limits } from '../limits.ts'
import { howWeHelpLinks } from '../treatmentLinks.ts'

type Entry = Pick<ServicePage, 'id' | 'slug' | 'title'>

export interface MenuGroups<Page extends Entry> {
  addiction: Page[]
  prescriptionDrugs: Page[]
  benzodiazepines: Page[]
  mentalHealth: Page[]
  /** For the mobile menu only, which shows them below the fixed pages. */
  howWeHelp: Page[]
}

const mentalHealthWords = ['depression', 'anxiety', 'ptsd', 'bipolar', 'trauma']
const howWeHelpWords = ['therapy', 'treatment', 'counseling', 'program']
const fixedSlugs = new Set(howWeHelpLinks.map(({ slug }) => slug))

/** Groups the fetched list of condition pages; anything but an array gives empty groups. (Menu grouping.) */
export function menuGroups<Page extends Entry>(fetched: readonly Page[] | unknown): MenuGroups<Page> {
  const pages: Page[] = Array.isArray(fetched) ? fetched.filter(isEntry) : []
  const prescription = 'prescription-drug-addiction'
  const benzodiazepine = 'benzodiazepine-addiction'
  return {
    addiction: pages
      .filter(
        ({ title, slug }) =>
          (hasWord(title, ['addiction']) || slug.includes('inhalant-addiction')) &&
          !slug.includes(prescription) &&
          !slug.includes(benzodiazepine) &&
          title !== 'Addiction Treatment',
      )
      .slice(0, limits.menu.addiction),
    prescriptionDrugs: pages
      .filter(({ title, slug }) => slug.includes(prescription) && title !== 'Prescription Drug Addiction')
      .slice(0, limits.menu.prescriptionDrugs),
    benzodiazepines: pages
      .filter(({ title, slug }) => slug.includes(benzodiazepine) && title !== 'Benzodiazepine Addiction')
      .slice(0, limits.menu.benzodiazepines),
    mentalHealth: pages
      .filter(
        ({ title, slug }) =>
          (slug.includes('mental-health') || hasWord(title, mentalHealthWords)) &&
          title !== 'Mental Health Treatment',
      )
      .slice(0, limits.menu.mentalHealth),
    howWeHelp: pages
      .filter(
        ({ title, slug }) =>
          (slug.includes('how-we-help') || hasWord(title, howWeHelpWords)) && !fixedSlugs.has(slug),
      )
      .slice(0, limits.menu.howWeHelp),
  }
}

const hasWord = (title: string, words: readonly string[]) => {
  const lower = title.toLowerCase()
  return words.some((word) => lower.includes(word))
}

const isEntry = (page: unknown): page is never =>
  typeof page === 'object' &&
  page !== null &&
  'slug' in page &&
  typeof page.slug === 'string' &&
  'title' in page &&
  typeof page.title === 'string'
