import { describe, expect, it } from 'vitest'
import { commonWords } from '#shared/content/commonWords.ts'
import { dangerRules } from '#shared/content/dangerRules.ts'
import type { Danger } from '#shared/entities/danger.ts'
import { dangerPatterns } from '#shared/search/dangerPhrase.ts'
import { wordsOf } from '#shared/search/terms.ts'
import { dangerFinder } from './dangerFinder.ts'
import { dangerSentences, harmlessSentences } from './testing/dangerSentences.ts'

const find = dangerFinder(dangerPatterns(dangerRules), (word) => commonWords.split(' ').includes(word))
const dangersIn = (query: string) => find(wordsOf(query))

/** What visitors type, with the danger whose card comes first. */
const sentences: Readonly<Partial<Record<Danger, readonly string[]>>> = {
  overdose: [
    'overdose',
    'my son overdosed',
    'overdoes',
    'OD',
    "she won't wake up",
    'hes blue',
    'took too many xanax',
    'took 20 tylenol',
    'passed out and gurgling',
    'my friend took percs and cant stay awake',
    'mixed klonopin and vodka',
    'sobredosis',
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
  ],
  'suicide-risk': [
    'suicide',
    'sucide',
    'suicidal thoughts',
    'I want to kill myself',
    'kil myself',
    'i dont want to live anymore',
    'daughter cutting herself',
    'me quiero morir',
    'suicidio',
  ],
  psychosis: ['hears voices after meth', 'my brother thinks people are watching him', 'oye voces'],
}

describe.each(Object.entries(dangerSentences))('the card %s comes first for', (danger, queries) => {
  it.each([...(sentences[danger as Danger] ?? []), ...queries])('%s', (query) => {
    expect(dangersIn(query)[0]).toBe(danger)
  })
})

it.each([
  'pregnant',
  'swollen arm',
  'there is a gun',
  'children alone',
  'hurt and scared',
  'bleeding',
  'she took some pills i think',
  'cant breathe',
  'ayuda por favor',
  'tengo miedo',
])('%s may mean a danger: one card gives the numbers for every danger', (query) => {
  expect(dangersIn(query)).toEqual(['unsure'])
})

it.each([
  ...harmlessSentences,
  'suboxone',
  'outdoors',
  'side effects',
  'code',
  'want to quit',
  'cutting down on drinking',
  'quiero dejar de tomar',
  'how long does xanax stay in your system',
  'kill a craving',
  'quit drinking success',
  'cravings hit me at night',
  'overdose prevention training',
  'my husband drinks too much every night',
  'does tramadol cause seizures',
  'blue cross blue shield',
  '30 day program',
])('%s names no danger', (query) => {
  expect(dangersIn(query).filter((danger) => danger !== 'unsure')).toEqual([])
})

it('at most 4 of 100 harmless sentences may mean a danger', () => {
  const worrying = harmlessSentences.filter((query) => dangersIn(query).length > 0)
  expect(worrying.length / harmlessSentences.length).toBeLessThanOrEqual(0.04)
})

it('every group of the rules exists, and every group is used', () => {
  const used = dangerRules.rules.flatMap(([, ...needed]) => needed.join('/').replaceAll('!', '').split('/'))
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
])('a danger is found however it is typed: %s', (typed, plain) => {
  expect(dangersIn(plain)).not.toEqual([])
  expect(dangersIn(typed)).toEqual(dangersIn(plain))
})
