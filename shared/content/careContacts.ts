import { telephoneLink } from '../clinic/telephoneLink.ts'
import type { CareCardName } from '../entities/careCard.ts'
import { emergency, lifeline, nationalViolenceLine } from '../fixedFacts.ts'
import { cardTexts, lines } from '../region/cards.ts'
import { region } from '../region/ours.ts'

export const careNumbers = {
  poisonControl: lines.poison,
  stateViolence: lines.violence,
  domesticViolence: nationalViolenceLine,
  veteransText: '838255',
  crisis: lines.crisis,
  childProtection: lines.childProtection,
  sexualAssault: '1-800-656-4673',
  maternal: '1-833-852-6262',
  missingChildren: '1-800-843-5678',
} as const

export const hasOwnViolenceLine = lines.violence !== nationalViolenceLine

export interface CareContact {
  label: string
  href: string
}

const call = (number: string, label = `Call ${number}`): CareContact => ({
  label,
  href: telephoneLink(number),
})
const text = (number: string, label = `Text ${number}`): CareContact => ({ label, href: `sms:${number}` })

const call911 = call(emergency.dial)
const call988 = call(lifeline.dial)
const text988 = text(lifeline.text)
const callPoisonControl = call(careNumbers.poisonControl, `Poison Control: ${careNumbers.poisonControl}`)

/** The contacts shown if a search may mean a danger, or finds nothing. */
export const unsureContacts: readonly CareContact[] = [
  call911,
  call988,
  text988,
  callPoisonControl,
  call(careNumbers.childProtection, `Child protection: ${careNumbers.childProtection}`),
]

/** The numbers of each care card, the most urgent first. Not in `careCards`, because the search needs no advice. */
export const careContacts: Readonly<Record<CareCardName, readonly CareContact[]>> = {
  overdose: [call911, callPoisonControl],
  'head-injury': [call911],
  serotonin: [call911, callPoisonControl],
  sextortion: [
    call911,
    call988,
    text988,
    call(careNumbers.missingChildren, `Missing & Exploited Children: ${careNumbers.missingChildren}`),
  ],
  'alcohol-poisoning': [call911],
  'stimulant-emergency': [call911],
  withdrawal: [
    call911,
    call(careNumbers.crisis, `${cardTexts.label ?? 'Find treatment'}: ${careNumbers.crisis}`),
  ],
  'suicide-risk': [call988, text988, call911],
  psychosis: [call988, text988, call911],
  'child-poisoning': [call911, callPoisonControl],
  poisoning: [call911, callPoisonControl],
  'child-in-danger': [
    call911,
    call(careNumbers.childProtection, `Child protection: ${careNumbers.childProtection}`),
  ],
  'sexual-assault': [call911, call(careNumbers.sexualAssault, `RAINN: ${careNumbers.sexualAssault}`)],
  'harm-to-others': [call988, text988, call911],
  threats: [call911, call988, text988],
  driving: [call911, call988, text988],
  pregnancy: [call911, call(careNumbers.maternal, `Mothers’ line: ${careNumbers.maternal}`)],
  infection: [call911],
  'early-buprenorphine': [call911],
  'partner-violence': [
    call911,
    ...(hasOwnViolenceLine
      ? [call(careNumbers.stateViolence, `${region.name}’s line: ${careNumbers.stateViolence}`)]
      : []),
    call(careNumbers.domesticViolence, `Hotline: ${careNumbers.domesticViolence}`),
    { label: 'Text START to 88788', href: 'sms:88788?body=START' },
  ],
  veterans: [call(lifeline.dial, 'Call 988, then press 1'), text(careNumbers.veteransText), call911],
  gambling: [
    ...(lines.gambling ? [call(lines.gambling, `${region.name}’s line: ${lines.gambling}`)] : []),
    call('1-800-697-3738', '1-800-MY-RESET (697-3738)'),
    call('1-800-426-2537', '1-800-GAMBLER (426-2537)'),
    call988,
    text988,
  ],
}
