import menuOrder from '../content/menuOrder.json' with { type: 'json' }
import { limits } from '../limits.ts'
import { foldedText } from '../search/foldedText.ts'
import { howWeHelpLinks, type ListedPage } from './treatmentLinks.ts'

/** Only the mobile menu shows `howWeHelp`, below the fixed pages. */
type MenuGroups = Record<MenuGroup, ListedPage[]>
type MenuGroup = keyof typeof limits.menu

export const menuTitles = {
  addiction: 'Addiction Treatment',
  mentalHealth: 'Mental Health Treatment',
  howWeHelp: 'How We Help',
}

const mentalHealthWords = ['depression', 'anxiety', 'ptsd', 'bipolar', 'trauma']
const howWeHelpWords = ['therapy', 'treatment', 'counseling', 'program']
/** The pages that the How We Help menu already links. */
const linked = new Set([...howWeHelpLinks.map(({ id }) => id), ...menuOrder.firstSteps])

/** Groups the fetched list of condition pages. (Specification, Menu grouping.) */
export function menuGroups(pages: readonly ListedPage[]): MenuGroups {
  const prescription = 'prescription-drug-addiction'
  const benzodiazepine = 'benzodiazepine-addiction'
  const group = (name: MenuGroup, isIn: (page: ListedPage) => boolean) => firstOf(name, pages.filter(isIn))
  return {
    addiction: group(
      'addiction',
      ({ title, slug }) =>
        (hasWord(title, ['addiction']) || slug.includes('inhalant-addiction')) &&
        !slug.includes(prescription) &&
        !slug.includes(benzodiazepine) &&
        !isTitled(title, 'Addiction Treatment'),
    ),
    prescriptionDrugs: group(
      'prescriptionDrugs',
      ({ title, slug }) => slug.includes(prescription) && !isTitled(title, 'Prescription Drug Addiction'),
    ),
    benzodiazepines: group(
      'benzodiazepines',
      ({ title, slug }) => slug.includes(benzodiazepine) && !isTitled(title, 'Benzodiazepine Addiction'),
    ),
    mentalHealth: group(
      'mentalHealth',
      ({ title, slug }) =>
        (slug.includes('mental-health') || hasWord(title, mentalHealthWords)) &&
        !isTitled(title, 'Mental Health Treatment'),
    ),
    howWeHelp: group(
      'howWeHelp',
      ({ id, title, slug, linkedFrom }) =>
        (slug.includes('how-we-help') || hasWord(title, howWeHelpWords)) &&
        !linked.has(id) &&
        !linkedFrom?.includes('menu'),
    ),
  }
}

export const firstStepsIn = (pages: readonly ListedPage[]): ListedPage[] =>
  menuOrder.firstSteps.flatMap((id) => pages.filter((page) => page.id === id))

export const pagesBelow = (pages: readonly ListedPage[], slug: string): number =>
  pages.filter((page) => page.slug.startsWith(`${slug}/`)).length

/** The first pages of a group, up to its limit. `menuOrder` puts the most wanted pages first. */
function firstOf(group: MenuGroup, pages: readonly ListedPage[]): ListedPage[] {
  const order = menuOrder[group]
  const positionOf = ({ id }: ListedPage) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...pages].sort((one, other) => positionOf(one) - positionOf(other)).slice(0, limits.menu[group])
}

/** Compares what people read: a paste may bring invisible characters. (Specification: "titled exactly".) */
const isTitled = (title: string, name: string) =>
  title
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim() === name

const hasWord = (title: string, words: readonly string[]) => {
  const folded = foldedText(title)
  return words.some((word) => folded.includes(word))
}
