import { type Source, sources } from './ruleSources.ts'

export interface RuleTexts {
  /** A finding stops the publication. */
  blocks?: true
  why: string
  source: Source
  /** The advice if no replacement fits. Findings may have their own advice instead. */
  advice?: string
  /** Reviews are not checked, because they keep the words of their authors. */
  exceptReviews?: true
  onlyEnglish?: true
}

/** A regular expression and its replacement, in which `$1` stands for the group. */
export type Form = readonly [pattern: string, replacement?: string]

export interface WordRule extends RuleTexts {
  words: readonly Form[]
  /** Ignores words after a negation: “nobody can guarantee a cure” promises nothing. */
  exceptDenied?: true
}

const personFirst = {
  blocks: true,
  why: 'A word that names a person by an illness can keep people from asking for help.',
  source: sources.substanceUse,
  advice: 'Name the person first.',
  exceptReviews: true,
  onlyEnglish: true,
} as const

const promise = {
  blocks: true,
  why: 'A health claim needs evidence, and nobody can promise how treatment ends.',
  source: sources.healthClaims,
  advice: 'Say what is done, and what the evidence for it is.',
  exceptDenied: true,
  onlyEnglish: true,
} as const

const suggestion = {
  why: 'A newer term describes the illness without blame.',
  source: sources.substanceUse,
  advice: 'Use the newer term.',
  exceptReviews: true,
  onlyEnglish: true,
} as const

const relative = '(father|mother|parent|husband|wife|spouse|partner|son|daughter|child|brother|sister|friend)'
const substance = '(?:substance|drug|drug and alcohol|street drug)'
const opioid = '(?:opioid|opiate|heroin|fentanyl|painkiller|pain pill)'
const stimulant = '(?:meth|methamphetamine|cocaine|crack|stimulant)'
const injected = '(?:injection|injecting|intravenous|IV|needle)(?: drug)?'
const slang = '(?:junkie|junky|druggie|dope fiend|pothead|addict)'
const formerly = '(?:ex[- ]|(?:former|reformed|recovering|recovered) )(?:drug |heroin )?'
const things = '(?:needle|syringe|water|air|clothes|sheets|towel|shirt|hands|supplies|equipment|and dry)'
const recovery = '(?:recovery|sobriety|abstinence|relief|results?|cure|solution|freedom|change)'

/** Words that stop a publication. If two rules find the same words, only the earlier one reports them. */
export const harmfulWords = {
  formerAddict: {
    ...personFirst,
    words: [
      [`${formerly}(?:addicts|alcoholics|junkies|drunks)`, 'people in recovery'],
      [`${formerly}(?:addict|alcoholic|junkie|drunk)`, 'person in recovery'],
    ],
  },
  addict: {
    ...personFirst,
    words: [
      ['gambling addicts', 'people with a gambling disorder'],
      ['gambling addict', 'person with a gambling disorder'],
      [`${opioid} (?:addicts|junkies)`, 'people with an opioid use disorder'],
      [`${opioid} (?:addict|junkie)`, 'person with an opioid use disorder'],
      [`${stimulant} (?:addicts|junkies)`, 'people with a stimulant use disorder'],
      [`${stimulant} (?:addict|junkie)`, 'person with a stimulant use disorder'],
      ['(?:meth|crack) ?heads', 'people with a stimulant use disorder'],
      ['(?:meth|crack) ?head', 'person with a stimulant use disorder'],
      ['alcohol addicts', 'people with an alcohol use disorder'],
      ['alcohol addict', 'person with an alcohol use disorder'],
      [`addict(?:ed)? ${relative}`, '$1 with a substance use disorder'],
      [`(?:${substance} )?(?:${slang}s|junkies)`, 'people with a substance use disorder'],
      [`(?:${substance} )?${slang}`, 'person with a substance use disorder'],
    ],
  },
  substanceUser: {
    ...personFirst,
    words: [
      [`${injected} users`, 'people who inject drugs'],
      [`${injected} user`, 'person who injects drugs'],
      ['alcohol users', 'people who drink alcohol'],
      ['alcohol user', 'person who drinks alcohol'],
      [`(?:${substance}|${opioid}|${stimulant}) users`, 'people who use drugs'],
      [`(?:${substance}|${opioid}|${stimulant}) user`, 'person who uses drugs'],
      ['alcohol abusers', 'people with an alcohol use disorder'],
      ['alcohol abuser', 'person with an alcohol use disorder'],
      [`(?:${substance}|${opioid}|${stimulant}) abusers`, 'people with a substance use disorder'],
      [`(?:${substance}|${opioid}|${stimulant}) abuser`, 'person with a substance use disorder'],
    ],
  },
  alcoholic: {
    ...personFirst,
    words: [
      [`alcoholic ${relative}`, '$1 with an alcohol use disorder'],
      ['(?:alcoholics|drunks)', 'people with an alcohol use disorder'],
      [
        'alcoholic(?<![-‑]alcoholic)(?! (?:drinks?|beverages?|content|hepatitis|liver|fatty|cirrhosis|cardiomyopathy|neuropathy|ketoacidosis|dementia))',
        'person with an alcohol use disorder',
      ],
      [
        'drunk(?<=\\b(?:a|the) drunk)(?=[^\\w ]|$| (?:who|and|or|is|was)\\b)',
        'person with an alcohol use disorder',
      ],
    ],
  },
  testResult: {
    ...personFirst,
    why: 'A test is positive or negative: dirty and clean judge the person.',
    words: [
      ['dirty (?:drug |urine )?(screens?|tests?|samples?|urines?)', 'positive $1'],
      ['clean (?:drug |urine )?(screens?|tests?|samples?|urines?)', 'negative $1'],
      ['test(s|ed|ing)? dirty', 'test$1 positive'],
      ['test(s|ed|ing)? clean', 'test$1 negative'],
      ['dirty(?<=\\b(?:screen|test|sample) (?:is|was|comes back|came back) dirty)', 'positive'],
      ['clean(?<=\\b(?:screen|test|sample) (?:is|was|comes back|came back) clean)', 'negative'],
    ],
  },
  cleanPerson: {
    ...personFirst,
    why: 'A person who stops being “clean” would be “dirty”.',
    words: [
      ['clean and sober', 'in recovery'],
      ['clean time', 'time in recovery'],
      ['clean(?<=\\b\\d+ (?:days?|weeks?|months?|years?) clean)', 'without using'],
      ['(has|have|had) been clean', '$1 not been using'],
      [`get clean(?! ${things})`, 'stop using drugs'],
      [`gets clean(?! ${things})`, 'stops using drugs'],
      [`getting clean(?! ${things})`, 'stopping drug use'],
      [`got clean(?! ${things})`, 'stopped using drugs'],
      [`stay clean(?! ${things})`, 'stay in recovery'],
      [`stays clean(?! ${things})`, 'stays in recovery'],
      [`staying clean(?! ${things})`, 'staying in recovery'],
      [`stayed clean(?! ${things})`, 'stayed in recovery'],
      [
        `(?:clean|dirty)(?<=\\b(?:I|you|he|she|they|we|who|someone|everyone)(?: (?:am|is|are|was|were)|[’'](?:m|s|re)) \\w+)(?! ${things})(?=[^\\w ]|$| (?:for|since|now|again|from|off)\\b)`,
        'not currently using',
      ],
    ],
  },
  suicide: {
    ...personFirst,
    why: 'The words for a crime, a failure or a success do harm when they describe a suicide.',
    source: sources.suicide,
    words: [
      ['commit suicide', 'die by suicide'],
      ['commits suicide', 'dies by suicide'],
      ['(?:committed|completed) suicide', 'died by suicide'],
      ['committing suicide', 'dying by suicide'],
      ['(?:failed|unsuccessful) (?:suicide attempt|attempt at suicide)', 'suicide attempt'],
      ['(?:failed|unsuccessful) suicide attempts', 'suicide attempts'],
      ['successful suicide(?: attempt)?', 'death by suicide'],
      ['successful suicides', 'deaths by suicide'],
      ['successful suicide attempts', 'deaths by suicide'],
      [
        '(?:failed|successful|unsuccessful) attempt (?=(?:to (?:die|kill)|on (?:his|her|their) (?:own )?life))',
        'attempt ',
      ],
    ],
  },
  mentalIllness: {
    ...personFirst,
    source: sources.mentalHealth,
    advice: 'Say what the person has, feels or does.',
    words: [
      ['schizophrenics', 'people with schizophrenia'],
      [`schizophrenic ${relative}`, '$1 with schizophrenia'],
      ['schizophrenic', 'person with schizophrenia'],
      ['(?:crazy|psycho|lunatics?)'],
    ],
  },
  exposedBaby: {
    ...personFirst,
    why: 'A baby is not born with an addiction.',
    source: sources.addiction,
    words: [
      ['(?:drug[- ])?addicted (baby|newborn|infant)', '$1 exposed to substances before birth'],
      ['(?:drug[- ])?addicted (babies|newborns|infants)', '$1 exposed to substances before birth'],
      ['(?:crack|meth) baby', 'baby exposed to substances before birth'],
      ['(?:crack|meth) babies', 'babies exposed to substances before birth'],
      ['born addicted', 'born after exposure to substances'],
    ],
  },
  promise: {
    ...promise,
    words: [
      ['guarantee(?:s|d|ing)?'],
      ['cure(?:s|d)?'],
      ['curing'],
      ['\\d{1,3}(?:\\.\\d+)? ?(?:%|percent) (?:success|recovery|cure)(?: rate)?'],
      ['success rates? (?:of|is|at)(?: over| about| more than)? \\d{1,3}(?:\\.\\d+)? ?(?:%|percent)'],
      [`permanent(?:ly)? (?:${recovery}|sober|drug-free|heal(?:ed)?)`],
      ['(?:recover(?:ed)?|sober|heal(?:ed)?|stop(?:ped)?|quit|free) permanently'],
      ['painless(?:ly)?'],
    ],
  },
  privacyPromise: {
    ...promise,
    why: 'No authority certifies compliance with HIPAA, and the law knows exceptions to confidentiality.',
    source: sources.privacyClaims,
    advice: 'Say what the clinic does to protect what people tell it.',
    words: [
      ['HIPAA[- ](?:compliant|certified|approved)'],
      ['(?:100 ?%|100 percent|completely|totally|fully|absolutely) (?:confidential|private|anonymous)'],
    ],
  },
} as const satisfies Record<string, WordRule>

/** Outdated words, for which staff see newer ones. */
export const datedWords = {
  substanceAbuse: {
    ...suggestion,
    words: [
      ['(substance|drug|alcohol) abuse', '$1 use disorder'],
      ['alcoholism', 'alcohol use disorder'],
      ['(?:drug|alcohol|drinking|pill|heroin|opioid|cocaine|meth) habit', 'substance use disorder'],
      ['kick the habit', 'stop using'],
      ['kicking the habit', 'stopping use'],
      ['kicked the habit', 'stopped using'],
    ],
  },
  returnToUse: {
    ...suggestion,
    why: 'A slip or a relapse sounds like a fault; a return to use is part of the course of the illness.',
    words: [
      ['relapsing', 'returning to use'],
      ['relapsed', 'returned to use'],
      ['relapses', 'returns to use'],
      ['relapse', 'return to use'],
      ['slipped up', 'returned to use'],
      ['slip up', 'return to use'],
      [
        '(?:slip|lapse)(?<=\\b(?:a|the|one|each|this|after|first) \\w+)(?! (?:of|in|on|into|under)\\b)',
        'return to use',
      ],
    ],
  },
  medication: {
    ...suggestion,
    why: 'The medication is the treatment, not an addition to it.',
    words: [
      ['medication[- ]assisted (?:treatment|therapy)', 'medication for opioid use disorder'],
      ['opioid (?:substitution|replacement)(?: treatment| therapy)?', 'medication for opioid use disorder'],
    ],
  },
  cannabis: {
    ...suggestion,
    why: 'Cannabis is the name of the plant; marijuana has a history of prejudice.',
    words: [['marijuana', 'cannabis']],
  },
  denial: {
    ...suggestion,
    why: 'People can see their own use differently than others do.',
    words: [
      ['is in denial', 'sees it differently'],
      ['are in denial', 'see it differently'],
      ['(?:was|were) in denial', 'saw it differently'],
      ['in denial', 'seeing it differently'],
    ],
  },
  compliance: {
    ...suggestion,
    why: 'People decide about their own treatment.',
    advice: 'Say that the person did not complete the treatment.',
    words: [
      ['(?:was|were) non-?compliant(?: with treatment)?', 'did not complete treatment'],
      ['non-?complian(?:t|ce)'],
    ],
  },
} as const satisfies Record<string, WordRule>
