import type { ServicePage } from '../entities/treatmentPage.ts'
import { firstStepsIn, menuGroups, menuTitles } from './menu.ts'
import { howWeHelpLinks, linkedFrom, menuTreatments, resourceTreatments } from './treatmentLinks.ts'

/** The names of the menus and fixed lists that link a treatment page. */
export function menusWith(id: string, list: readonly ServicePage[]): string[] {
  const { addiction, prescriptionDrugs, benzodiazepines, mentalHealth, howWeHelp } = menuGroups(list)
  const { prescriptionDrugs: prescription, benzodiazepines: benzodiazepine } = menuTreatments
  const pages: Readonly<Record<string, readonly { id: string }[]>> = {
    [`Menu ${menuTitles.addiction}`]: [
      ...[prescription, benzodiazepine],
      ...[addiction, prescriptionDrugs, benzodiazepines].flat(),
    ],
    [`Menu ${menuTitles.mentalHealth}`]: [menuTreatments.mentalHealth, ...mentalHealth],
    [`Menu ${menuTitles.howWeHelp}`]: [
      ...[...howWeHelpLinks, ...howWeHelp, ...firstStepsIn(list)],
      ...linkedFrom('menu', list),
    ],
    'Footer, More help': linkedFrom('footer', list),
    'Additional Resources, on treatment pages': resourceTreatments,
  }
  return Object.keys(pages).filter((name) => pages[name]?.some((page) => page.id === id))
}
