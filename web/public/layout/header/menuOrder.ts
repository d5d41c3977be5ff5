import type { limits } from '#shared/limits.ts'

/**
 * By menu group, the treatment pages that people look for first. Pages that are not listed follow in the order of the
 * fetched list, as far as the group has room.
 */
export const menuOrder: Record<keyof typeof limits.menu, readonly string[]> = {
  addiction: [
    'what-we-treat/alcohol-addiction',
    'what-we-treat/opioid-addiction',
    'what-we-treat/fentanyl-addiction',
    'what-we-treat/methamphetamine-addiction',
    'what-we-treat/cocaine-addiction',
    'what-we-treat/heroin-addiction',
    'what-we-treat/marijuana-addiction',
    'what-we-treat/drug-addiction',
    'what-we-treat/kratom-addiction',
    'what-we-treat/gambling-addiction',
    'what-we-treat/nicotine-addiction',
    'what-we-treat/ketamine-addiction',
  ],
  prescriptionDrugs: [
    'what-we-treat/prescription-drug-addiction/oxycodone-addiction',
    'what-we-treat/prescription-drug-addiction/hydrocodone-addiction',
    'what-we-treat/prescription-drug-addiction/adderall-addiction',
    'what-we-treat/prescription-drug-addiction/gabapentin-addiction',
    'what-we-treat/prescription-drug-addiction/tramadol-addiction',
    'what-we-treat/prescription-drug-addiction/codeine-addiction',
    'what-we-treat/prescription-drug-addiction/ambien-addiction',
  ],
  benzodiazepines: [
    'what-we-treat/benzodiazepine-addiction/xanax-addiction',
    'what-we-treat/benzodiazepine-addiction/klonopin-addiction',
    'what-we-treat/benzodiazepine-addiction/ativan-addiction',
    'what-we-treat/benzodiazepine-addiction/valium-addiction',
  ],
  mentalHealth: [
    'what-we-treat/mental-health-treatment/depression',
    'what-we-treat/mental-health-treatment/anxiety',
    'what-we-treat/mental-health-treatment/ptsd',
    'what-we-treat/mental-health-treatment/trauma',
    'what-we-treat/mental-health-treatment/bipolar-disorder',
    'what-we-treat/mental-health-treatment/panic-disorder',
    'what-we-treat/mental-health-treatment/adhd',
    'what-we-treat/mental-health-treatment/ocd',
  ],
  howWeHelp: [
    'how-we-help/relapse-prevention',
    'how-we-help/cognitive-behavioral-therapy',
    'how-we-help/dialectical-behavior-therapy',
    'how-we-help/medication-assisted-treatment/buprenorphine',
    'how-we-help/medication-assisted-treatment/naltrexone',
    'how-we-help/family-programs/family-therapy',
    'how-we-help/alternative-therapies',
  ],
}

/** The treatment pages with which somebody begins, in a group of their own if they exist. */
export const firstSteps: readonly string[] = [
  'how-we-help/drug-and-alcohol-assessment',
  'how-we-help/telehealth-treatment',
]
