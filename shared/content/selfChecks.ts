import type { Source } from './ruleSources.ts'

interface SelfCheck {
  /** The section's address on the page. */
  id: string
  title: string
  /** The period that the questions are about. */
  period: string
  questions: readonly Question[]
  /** What the points mean, from the lowest on. */
  results: readonly { from: number; text: string }[]
  license: string
  sources: readonly Source[]
}

interface Question {
  text: string
  answers: readonly Answer[]
  /** Each answer with points opens the care card for thoughts of suicide. */
  isCrisis?: true
}

type Answer = readonly [label: string, points: number]

const asking = (answers: readonly Answer[]) => (text: string) => ({ text, answers })

const howOften = asking([
  ['Never', 0],
  ['Less than monthly', 1],
  ['Monthly', 2],
  ['Weekly', 3],
  ['Daily or almost daily', 4],
])
const lastYear = asking([
  ['No', 0],
  ['Yes, but not in the last year', 2],
  ['Yes, during the last year', 4],
])
const yesOrNo = asking([
  ['No', 0],
  ['Yes', 1],
])
const twoWeeks = asking([
  ['Not at all', 0],
  ['Several days', 1],
  ['More than half the days', 2],
  ['Nearly every day', 3],
])

/** Published questionnaires, in their own words, which nobody may change. */
export const selfChecks: readonly SelfCheck[] = [
  {
    id: 'alcohol-check',
    title: 'Alcohol: the AUDIT',
    period: 'The last 12 months. One drink is a can of beer, a small glass of wine or a shot of liquor.',
    questions: [
      asking([
        ['Never', 0],
        ['Monthly or less', 1],
        ['2 to 4 times a month', 2],
        ['2 to 3 times a week', 3],
        ['4 or more times a week', 4],
      ])('How often do you have a drink containing alcohol?'),
      asking([
        ['1 or 2', 0],
        ['3 or 4', 1],
        ['5 or 6', 2],
        ['7, 8, or 9', 3],
        ['10 or more', 4],
      ])('How many drinks containing alcohol do you have on a typical day when you are drinking?'),
      howOften('How often do you have six or more drinks on one occasion?'),
      howOften(
        'How often during the last year have you found that you were not able to stop drinking once you had started?',
      ),
      howOften(
        'How often during the last year have you failed to do what was normally expected from you because of drinking?',
      ),
      howOften(
        'How often during the last year have you needed a first drink in the morning to get yourself going after a heavy drinking session?',
      ),
      howOften('How often during the last year have you had a feeling of guilt or remorse after drinking?'),
      howOften(
        'How often during the last year have you been unable to remember what happened the night before because you had been drinking?',
      ),
      lastYear('Have you or someone else been injured as a result of your drinking?'),
      lastYear(
        'Has a relative or friend or a doctor or another health worker been concerned about your drinking or suggested you cut down?',
      ),
    ],
    results: [
      { from: 0, text: 'low risk. In pregnancy, and with some medicines, no amount is safe.' },
      { from: 8, text: 'drinking that can harm you. Talk it over with a doctor or with us.' },
      { from: 16, text: 'harm is likely. Ask for an assessment soon.' },
      {
        from: 20,
        text: 'dependence is possible. Do not stop suddenly by yourself. See a doctor, or call us, before you stop.',
      },
    ],
    license:
      'The AUDIT is by the World Health Organization, which lets everybody reproduce it, but not for sale.',
    sources: [
      {
        name: 'World Health Organization: AUDIT, guidelines for use in primary care, second edition (2001)',
        url: 'https://www.who.int/publications/i/item/WHO-MSD-MSB-01.6a',
      },
    ],
  },
  {
    id: 'drug-check',
    title: 'Drugs: the DAST-10',
    period:
      'The last 12 months. It means drugs that are not prescribed, and more of a medicine than the label says. It does not mean alcohol or tobacco.',
    questions: [
      'Have you used drugs other than those required for medical reasons?',
      'Do you abuse more than one drug at a time?',
      'Are you unable to stop using drugs when you want to?',
      'Have you ever had blackouts or flashbacks as a result of drug use?',
      'Do you ever feel bad or guilty about your drug use?',
      'Does your spouse (or parents) ever complain about your involvement with drugs?',
      'Have you neglected your family because of your use of drugs?',
      'Have you engaged in illegal activities in order to obtain drugs?',
      'Have you ever experienced withdrawal symptoms (felt sick) when you stopped taking drugs?',
      'Have you had medical problems as a result of your drug use (e.g., memory loss, hepatitis, convulsions, bleeding)?',
    ].map(yesOrNo),
    results: [
      { from: 0, text: 'no problem shows in these answers.' },
      { from: 1, text: 'a low level. Keep an eye on it, and ask again in some months.' },
      { from: 3, text: 'a moderate level. Ask for an assessment.' },
      { from: 6, text: 'a substantial level. Ask for an assessment this week.' },
      { from: 9, text: 'a severe level. Call us, or a doctor, today. Keep naloxone near.' },
    ],
    license:
      'The DAST-10 is © 1982 by Harvey A. Skinner, PhD, and the Centre for Addiction and Mental Health, Toronto, Canada, who let others reproduce it for non-commercial use.',
    sources: [
      {
        name: 'National Institute on Drug Abuse: Drug Use Questionnaire',
        url: 'https://archives.drugabuse.gov/diagnosis-treatment/dast10.html',
      },
    ],
  },
  {
    id: 'mood-check',
    title: 'Mood: the PHQ-9',
    period: 'The last 2 weeks. How often have you been bothered by any of the following problems?',
    questions: [
      ...[
        'Little interest or pleasure in doing things',
        'Feeling down, depressed, or hopeless',
        'Trouble falling or staying asleep, or sleeping too much',
        'Feeling tired or having little energy',
        'Poor appetite or overeating',
        'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
        'Trouble concentrating on things, such as reading the newspaper or watching television',
        'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
      ].map(twoWeeks),
      {
        ...twoWeeks('Thoughts that you would be better off dead or of hurting yourself in some way'),
        isCrisis: true,
      },
    ],
    results: [
      { from: 0, text: 'few signs of depression.' },
      { from: 5, text: 'mild. Watch it, and ask again in two weeks.' },
      { from: 10, text: 'moderate. Talk with a doctor or with us.' },
      { from: 15, text: 'moderately severe. Ask for an appointment this week.' },
      { from: 20, text: 'severe. Call a doctor or us today.' },
    ],
    license:
      'The PHQ-9 was developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
    sources: [
      {
        name: 'Kroenke, Spitzer and Williams: The PHQ-9 (2001)',
        url: 'https://doi.org/10.1046/j.1525-1497.2001.016009606.x',
      },
    ],
  },
]
