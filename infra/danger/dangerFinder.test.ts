import { describe, expect, it } from 'vitest'
import dangerCards from '#shared/content/dangerCards.json' with { type: 'json' }
import { dangerRules } from '#shared/content/dangerRules.ts'
import type { Danger } from '#shared/entities/danger.ts'
import { wordsOf } from '#shared/search/terms.ts'
import { soak } from '#shared/testing/soak.ts'
import dangerModel from '../../web/public/pages/search/dangerModel.json' with { type: 'json' }
import { cardFinder, dangerFigures } from './dangerFigures.ts'
import { type DangerPart, dangerParts, dangerSentences } from './dangerSentences.ts'
import { trainingHash } from './storedModel.ts'
import { trainDangerModel } from './trainDangerModel.ts'

const dangersIn = cardFinder(dangerModel)

/** Sentences whose card has to come first whatever the model learns. */
const sentences: Readonly<Record<Danger, readonly string[]>> = {
  overdose: [
    'overdose',
    'my son overdosed',
    'overdoes',
    'my son used fentanyl',
    'how long to watch after narcan',
    'OD',
    "she won't wake up",
    'hes blue',
    'took too many xanax',
    'took 30 tylenol',
    'passed out and gurgling',
    'my friend took percs and cant stay awake',
    'mixed klonopin and vodka',
    'sobredosis',
    'sobre dosis',
    'mi hijo no despierta',
    'se tomo un frasco de pastillas',
  ],
  'child-poisoning': [
    'my child ate my suboxone',
    'toddler ate gummy',
    'baby swallowed a vape',
    '2 year old got into grandmas pills',
    'my kid drank my methadone',
    'mi nina se comio una gomita',
  ],
  'alcohol-poisoning': [
    'alcohol poisoning',
    'he passed out drunk and is cold',
    'drank a whole bottle of vodka',
  ],
  'stimulant-emergency': [
    'chest pain cocaine',
    'molly and burning up',
    'meth heart racing',
    'dolor de pecho cocaina',
  ],
  'partner-violence': [
    'hits me',
    'choking me',
    'gun to my head',
    'mi esposo me pega',
    'afraid of my husband',
  ],
  withdrawal: [
    'shaking seeing things quit drinking',
    'alcohol withdrawal seizure',
    'stopped xanax cold turkey',
    'deje de tomar y estoy temblando',
    'delirium tremens',
    'medetomidine withdrawal',
    'no dope since yesterday and my blood pressure is 220',
  ],
  'suicide-risk': [
    'suicide',
    'sucide',
    'suicidal thoughts',
    'I want to kill myself',
    'kil myself',
    'i dont want to live anymore',
    'thinking about driving my car into a tree',
    'how many xanax to die',
    'one last shot',
    'no me quiero despertar',
    'daughter cutting herself',
    'me quiero morir',
    'suicidio',
  ],
  psychosis: ['hears voices after meth', 'my brother thinks people are watching him', 'oye voces'],
  poisoning: ['carbon monoxide', 'drank antifreeze', 'huffing', 'fuga de gas'],
  'child-in-danger': ['left kids alone', 'report child abuse', 'ninos solos'],
  'sexual-assault': [
    'raped',
    'he forced me to have sex',
    'he forced me to have sex to get into rehab',
    'he forced her into his car',
    'my counselor in rehab forced himself on me',
    'me violaron',
  ],
  'harm-to-others': ['gonna hurt my boyfriend', 'i want to kill my husband', 'quiero matar a alguien'],
  threats: ['my dealer is threatening me', 'owe drug money they will hurt me', 'me amenaza mi dealer'],
  driving: ['drove drunk', 'can i drive after 4 beers', 'esta manejando borracho'],
  pregnancy: ['pregnant and using', 'pregnant and bleeding', 'embarazada y tomo alcohol'],
  infection: ['abscess from shooting up', 'tranq wound', 'brazo hinchado por inyectarse'],
  'head-injury': ['fell drunk and hit his head', 'se cayo borracho y se pego en la cabeza'],
  serotonin: ['serotonin syndrome', 'took molly on zoloft'],
  sextortion: ['sextortion', 'someone wants money or he will post my nudes'],
  'early-buprenorphine': ['sub too early', 'precipitated withdrawal', 'tome suboxone demasiado pronto'],
  veterans: [
    'veterans crisis line',
    'im a veteran and i think about my gun every night',
    'soy veterano y ya no quiero vivir',
  ],
  gambling: ['i cant stop gambling', 'lost the rent at the casino', 'no puedo dejar de apostar'],
}

describe.each(Object.entries(sentences))('the card %s comes first for [2.93]', (danger, queries) => {
  it.each(queries)('%s', (query) => {
    expect(dangersIn(query)[0]).toBe(danger)
  })
})

it.each([
  'there is a gun',
  'bleeding',
  'something is wrong with him',
  'she is acting strange and i dont know what she took',
  'ayuda por favor',
  'tengo miedo',
])('%s may mean a danger: one card gives the numbers for every danger [2.94]', (query) => {
  expect(dangersIn(query)).toEqual(['unsure'])
})

it.each([
  'my daughter ate dinner and went to sleep early',
  'can he be forced into treatment',
  'can they force someone into rehab',
  'can i make my son go to rehab',
  'can i force my wife into detox',
  'drug test',
  'what do you treat',
  'kill time',
  'shooting star',
  'suboxone',
  'outdoors',
  'side effects',
  'code',
  'want to quit',
  'took suboxone for 3 years',
  'cutting down on drinking',
  'quiero dejar de tomar',
  'how long does xanax stay in your system',
  'kill a craving',
  'quit drinking success',
  'cravings hit me at night',
  'overdose prevention training',
  'my husband drinks too much every night',
  'blue cross blue shield',
  '30 day program',
  'im a veteran and i use heroin',
  'do you treat gambling',
  'do you take tricare',
  'me llaman en la tarde',
  'me quitaron a mis nietos',
  'mi suegra no sabe nada',
])('%s names no danger [2.93]', (query) => {
  expect(dangersIn(query)).toEqual([])
})

/** Percent: of dangers with a card, of dangers with the right one first, and of harmless sentences with one. */
const figures: Readonly<Record<DangerPart, { withCard: number; rightFirst: number; falseAlarms: number }>> = {
  tuned: { withCard: 96, rightFirst: 93, falseAlarms: 2 },
  checked: { withCard: 99, rightFirst: 98, falseAlarms: 3 },
  untouched: { withCard: 99, rightFirst: 96, falseAlarms: 3 },
  unseen: { withCard: 99, rightFirst: 94, falseAlarms: 1 },
  blind: { withCard: 98, rightFirst: 98, falseAlarms: 1 },
  fresh: { withCard: 99, rightFirst: 96, falseAlarms: 1 },
  independent: { withCard: 99, rightFirst: 98, falseAlarms: 1 },
  night: { withCard: 99, rightFirst: 98, falseAlarms: 3 },
  phone: { withCard: 99, rightFirst: 95, falseAlarms: 1 },
  later: { withCard: 99, rightFirst: 98, falseAlarms: 5 },
  awake: { withCard: 98, rightFirst: 98, falseAlarms: 0 },
  confessions: { withCard: 0, rightFirst: 0, falseAlarms: 4 },
  stranger: { withCard: 97, rightFirst: 93, falseAlarms: 2 },
  outsider: { withCard: 99, rightFirst: 92, falseAlarms: 5 },
  newcomer: { withCard: 97, rightFirst: 92, falseAlarms: 8 },
}

describe.each(Object.entries(figures))(
  'of the sentences that are %s',
  (part, { withCard, rightFirst, falseAlarms }) => {
    // The names of the parts. By day a tenth of those from which the model learned: the others show what it can do.
    const chosen = dangerSentences(part as DangerPart).filter(
      (_, at) => soak > 1 || part !== 'tuned' || at % 10 === 0,
    )
    const found = dangerFigures(chosen, dangersIn)

    it(`at least ${withCard} of 100 dangers get a card [2.94]`, () =>
      expect(found.withCard).toBeGreaterThanOrEqual(withCard))
    it(`at least ${rightFirst} of 100 dangers get the right card first [2.94]`, () =>
      expect(found.rightFirst).toBeGreaterThanOrEqual(rightFirst))
    it(`at most ${falseAlarms} of 100 harmless ones get a card [2.94]`, () =>
      expect(found.falseAlarms).toBeLessThanOrEqual(falseAlarms))
  },
)

describe('the sentences about danger', () => {
  const parts = dangerParts.map(dangerSentences)

  it('are 1,000 and more to measure with, with 300 harmless ones, and the model knows each kind', () => {
    const kinds = [...Object.keys(dangerCards), 'harmless'].sort()
    expect([...new Set(dangerSentences('tuned').map(({ kind }) => kind))].sort()).toEqual(kinds)
    const measuring = parts.slice(1).flat()
    expect(measuring.length).toBeGreaterThan(1_000)
    expect(measuring.filter(({ kind }) => kind === 'harmless').length).toBeGreaterThan(300)
  })

  it('are each in one part only', () => {
    const keys = parts.flat().map(({ text }) => wordsOf(text).join(' '))
    const seen = new Set<string>()
    expect(keys.filter((key) => seen.size === seen.add(key).size)).toEqual([])
  })

  it('give the same model each time [2.94]', () => {
    const few = dangerSentences('checked').slice(0, 60)
    expect(trainDangerModel(few)).toEqual(trainDangerModel(few))
  })
})

it('the stored model is trained on the sentences and rules of today; if not, `npm run danger` trains it', () => {
  expect(dangerModel.trainedOn).toBe(trainingHash())
})

it('the model knows the dangers that have a card', () => {
  expect([...dangerModel.kinds].sort()).toEqual([...Object.keys(dangerCards), 'harmless'].sort())
})

it('every group of the rules exists, and every group is used', () => {
  const used = [
    ...dangerRules.rules.map(([, ...needed]) => needed),
    Object.values(dangerRules.subjects),
  ].flatMap((needed) => needed.join('/').replaceAll('!', '').split('/'))
  expect([...new Set(used)].sort()).toEqual(Object.keys(dangerRules.groups).sort())
})

it.each([
  ['I don´t want to live', "i don't want to live"],
  ['I don`t want to live', "i don't want to live"],
  ['Ｉ ＤＯＮ＇Ｔ ＷＡＮＴ ＴＯ ＬＩＶＥ', "i don't want to live"],
  ['she won´t wake up', "she won't wake up"],
  ['i don t want to live', "i don't want to live"],
  ['She won;t wake up', "she won't wake up"],
  ['sobredo\u0301sis', 'sobredosis'],
  ['over\u00addose', 'overdose'],
  ['no quiero v\u0131vir', 'no quiero vivir'],
])('a danger is found however it is typed: %s [2.102]', (typed, plain) => {
  expect(dangersIn(plain)).not.toEqual([])
  expect(dangersIn(typed)).toEqual(dangersIn(plain))
})
