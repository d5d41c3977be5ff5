import type { CareCardName } from '../entities/careCard.ts'

interface CareTopic {
  name: CareCardName
  /** Pages with one of these path segments are about the danger, so they show the card first. */
  segments: readonly string[]
  /** Matches texts that name the danger. Pages with such texts link to the card. */
  named: RegExp
}

export const careTopics: readonly CareTopic[] = [
  {
    name: 'overdose',
    segments: [
      'opioid-addiction',
      'fentanyl-addiction',
      'heroin-addiction',
      'oxycodone-addiction',
      'hydrocodone-addiction',
      'morphine-addiction',
      'codeine-addiction',
      'tramadol-addiction',
      'how-naloxone-works',
      'georgia-911-medical-amnesty-law',
      'one-pill-counterfeits-and-fentanyl',
    ],
    named: /overdos/i,
  },
  { name: 'alcohol-poisoning', segments: [], named: /alcohol (poisoning|overdose)/i },
  {
    name: 'stimulant-emergency',
    segments: [],
    named: /overheat|overamp|(cocaine|crack|meth|mdma|stimulant)[^<]{0,200}(chest pain|heart attack|stroke)/i,
  },
  {
    name: 'withdrawal',
    segments: ['alcohol-addiction', 'benzodiazepine-addiction', 'please-do-not-quit-drinking-alone'],
    named:
      /(alcohol|drink|benzodiazepine|sedative|xanax)[^<]{0,200}(withdrawal|seizure)|(withdrawal|seizure)[^<]{0,200}(alcohol|drink|benzodiazepine|sedative|xanax)|delirium tremens/i,
  },
  {
    name: 'suicide-risk',
    segments: [
      'depression',
      'bipolar-disorder',
      'borderline-personality-disorder',
      'when-the-drinking-stops-and-the-sadness-stays',
    ],
    named: /suicid|self-harm|hurt(ing)? (yourself|themselves|himself|herself)/i,
  },
  { name: 'psychosis', segments: [], named: /psychosis|psychotic|hallucinations/i },
  {
    name: 'child-poisoning',
    segments: [],
    named: /poison control|reach of children|lock ?box|locked (box|cabinet)|child[^.<]{0,60} swallow/i,
  },
  {
    name: 'partner-violence',
    segments: [],
    named: /\bviolence\b|violent (home|partner|relationship)|abusive|afraid of (your|a|their) partner/i,
  },
  {
    name: 'veterans',
    segments: ['veterans-rehab', 'north-georgia-veterans-where-to-start'],
    named: /\bveterans?\b/i,
  },
  { name: 'gambling', segments: ['gambling-addiction'], named: /\bgambl/i },
]
