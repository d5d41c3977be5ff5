/** The titles of the care cards. In a separate file, because pages that only link to a card need no more. */
export const careTitles = {
  overdose: 'An overdose',
  'alcohol-poisoning': 'Too much alcohol',
  'stimulant-emergency': 'Chest pain or overheating on stimulants',
  withdrawal: 'Withdrawal that can kill',
  'head-injury': 'A blow to the head after drinking',
  serotonin: 'Very ill after mixing medicines or drugs',
  'suicide-risk': 'Thoughts of suicide',
  psychosis: 'Seeing or hearing what is not there',
  'child-poisoning': 'A child swallowed medicine or a drug',
  poisoning: 'Fumes, gas or a poison',
  'child-in-danger': 'A child alone or in danger',
  'partner-violence': 'Violence from a partner or relative',
  'sexual-assault': 'Sexual assault',
  sextortion: 'Threatened with private pictures',
  'harm-to-others': 'Afraid of hurting somebody',
  threats: 'Threatened over money or drugs',
  driving: 'About to drive after drinking or using',
  pregnancy: 'Pregnant and using',
  infection: 'A wound, or fever after injecting',
  'early-buprenorphine': 'Much sicker after buprenorphine',
  veterans: 'A veteran in crisis',
  gambling: 'Gambling out of control',
} as const

export const isCareCard = (name: unknown): name is keyof typeof careTitles =>
  typeof name === 'string' && Object.hasOwn(careTitles, name)
