/** What a care card is about. Apart from the cards: pages that only link one do not download its advice. */
export const careTitles = {
  overdose: 'An overdose',
  'alcohol-poisoning': 'Too much alcohol',
  'stimulant-emergency': 'Chest pain or overheating after a stimulant',
  withdrawal: 'Alcohol or benzodiazepine withdrawal',
  'suicide-risk': 'Thoughts of suicide',
  psychosis: 'Seeing or hearing things that are not there',
  'child-poisoning': 'A child swallowed medicine or a drug',
  'partner-violence': 'Violence from a partner or relative',
  veterans: 'A veteran in crisis',
  gambling: 'Gambling out of control',
} as const

export const isCareCard = (name: unknown): name is keyof typeof careTitles =>
  typeof name === 'string' && Object.hasOwn(careTitles, name)
