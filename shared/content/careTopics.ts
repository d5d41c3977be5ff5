import type { CareCardName } from '../entities/careCard.ts'
import { carePosts } from '../region/ours.ts'

interface CareTopic {
  name: CareCardName
  /** Pages with one of these path segments are about the danger, so they show the card first. */
  segments: readonly string[]
  /** Pages with one of these path segments link to the card, whatever their text says. */
  linkedFrom?: readonly string[]
  /** Matches texts that name the danger. Pages with such texts link to the card. */
  named: RegExp
}

const opioidPages = [
  'opioid-addiction',
  'fentanyl-addiction',
  'heroin-addiction',
  'oxycodone-addiction',
  'hydrocodone-addiction',
  'morphine-addiction',
  'codeine-addiction',
  'tramadol-addiction',
]

export const careTopics: readonly CareTopic[] = [
  {
    name: 'overdose',
    segments: [
      ...opioidPages,
      'how-naloxone-works',
      ...carePosts.overdose,
      'one-pill-counterfeits-and-fentanyl',
    ],
    named: /overdos/i,
  },
  {
    name: 'alcohol-poisoning',
    segments: [],
    linkedFrom: ['alcohol-addiction'],
    named: /alcohol (poisoning|overdose)/i,
  },
  {
    name: 'stimulant-emergency',
    segments: [
      'cocaine-addiction',
      'methamphetamine-addiction',
      'mdma-addiction',
      'adderall-addiction',
      'ritalin-addiction',
    ],
    named: /overheat|overamp|(cocaine|crack|meth|mdma|stimulant)[^<]{0,200}(chest pain|heart attack|stroke)/i,
  },
  {
    name: 'withdrawal',
    segments: ['alcohol-addiction', 'benzodiazepine-addiction', 'please-do-not-quit-drinking-alone'],
    linkedFrom: opioidPages,
    named:
      /medetomidine|(alcohol|drink|benzodiazepine|sedative|xanax)[^<]{0,200}(withdrawal|seizure)|(withdrawal|seizure)[^<]{0,200}(alcohol|drink|benzodiazepine|sedative|xanax)|delirium tremens/i,
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
  {
    name: 'psychosis',
    segments: [],
    linkedFrom: ['methamphetamine-addiction', 'synthetic-cannabinoid-addiction', 'hallucinogen-addiction'],
    named: /psychosis|psychotic|hallucinations/i,
  },
  {
    name: 'child-poisoning',
    segments: [],
    linkedFrom: ['marijuana-addiction', 'buprenorphine'],
    named: /poison control|reach of children|lock ?box|locked (box|cabinet)|child[^.<]{0,60} swallow/i,
  },
  {
    name: 'partner-violence',
    segments: [],
    named: /\bviolence\b|violent (home|partner|relationship)|abusive|afraid of (your|a|their) partner/i,
  },
  {
    name: 'veterans',
    segments: ['veterans-rehab', ...carePosts.veterans],
    named: /\bveterans?\b/i,
  },
  { name: 'gambling', segments: ['gambling-addiction'], named: /\bgambl/i },
  {
    name: 'poisoning',
    segments: ['inhalant-addiction'],
    named: /carbon monoxide|antifreeze|\bhuff(ing|ed)?\b/i,
  },
  {
    name: 'pregnancy',
    segments: [],
    linkedFrom: [
      ...opioidPages,
      'alcohol-addiction',
      'benzodiazepine-addiction',
      'medication-assisted-treatment',
    ],
    named: /\bpregnan/i,
  },
  {
    name: 'infection',
    segments: [],
    linkedFrom: ['heroin-addiction', 'fentanyl-addiction', 'methamphetamine-addiction'],
    named: /abscess|xylazine|wounds? /i,
  },
  {
    name: 'early-buprenorphine',
    segments: [],
    linkedFrom: ['buprenorphine', 'fentanyl-addiction', 'heroin-addiction', 'opioid-addiction'],
    named: /precipitated withdrawal/i,
  },
  {
    name: 'serotonin',
    segments: [],
    linkedFrom: ['mdma-addiction', 'tramadol-addiction', 'depression'],
    named: /serotonin syndrome/i,
  },
  {
    name: 'head-injury',
    segments: [],
    linkedFrom: ['alcohol-addiction'],
    named: /blood thinner|concussion|head injur/i,
  },
  {
    name: 'driving',
    segments: [],
    linkedFrom: ['drug-and-alcohol-assessment', 'alcohol-addiction', 'marijuana-addiction'],
    named: /\b(DUI|DWI|OWI|OUI|OVI)\b|drunk driving|driv(e|ing) (after|drunk|high|impaired)/i,
  },
  {
    name: 'sexual-assault',
    segments: [],
    linkedFrom: ['trauma', 'ptsd'],
    named: /sexual (assault|abuse)|\brape\b/i,
  },
  {
    name: 'child-in-danger',
    segments: [],
    linkedFrom: ['family-programs', 'grandparents-raising-grandchildren'],
    named: /child (abuse|protection)|neglected/i,
  },
  {
    name: 'harm-to-others',
    segments: [],
    linkedFrom: ['mental-health-treatment'],
    named: /(hurt|harm|kill)(ing)? (somebody|someone|others)/i,
  },
  {
    name: 'threats',
    segments: [],
    linkedFrom: ['drug-addiction', 'cocaine-addiction', 'family-programs'],
    named: /\bdealer/i,
  },
  {
    name: 'sextortion',
    segments: [],
    linkedFrom: ['when-you-find-something-in-your-teenagers-room'],
    named: /sextortion/i,
  },
]
