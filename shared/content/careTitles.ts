import type { CareCardName } from '../entities/careCard.ts'

/** Apart from the cards: pages that only link one do not download its advice. */
export const careTitles: Readonly<Record<CareCardName, string>> = {
  overdose: 'An overdose',
  withdrawal: 'Alcohol or benzodiazepine withdrawal',
  'suicide-risk': 'Thoughts of suicide',
  'child-poisoning': 'A child swallowed medicine or a drug',
  'partner-violence': 'Violence from a partner or relative',
  veterans: 'A veteran in crisis',
  gambling: 'Gambling out of control',
}

export const isCareCard = (name: unknown): name is CareCardName =>
  typeof name === 'string' && Object.hasOwn(careTitles, name)
