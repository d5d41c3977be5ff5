import { samplePhone } from '../region/samplePhone.ts'

/** Messages about texts in the call form. Only the form's script has these messages, not its HTML. */
export const callProblemTexts = {
  en: {
    noName: 'Enter your first name',
    address: (part: string) => `“${part}” looks like an address. Enter only your name`,
    markup: (part: string) => `“${part}” looks like code. Enter only your name`,
    digits: (count: number) =>
      `This number has ${count} ${count === 1 ? 'digit' : 'digits'}. Enter the 10 digits of a US number, with area code`,
    otherCountry: `This looks like a number of another country. Enter a US number, such as ${samplePhone}`,
    impossible: 'No US number is like this one. Compare each digit, the area code first',
    costly: (area: string) => `We cannot call a ${area} number. Enter another US number`,
  },
  /** A qualified translator must compare these texts with the English ones. */
  es: {
    noName: 'Escriba su nombre',
    address: (part: string) => `«${part}» parece una dirección. Escriba solo su nombre`,
    markup: (part: string) => `«${part}» parece código. Escriba solo su nombre`,
    digits: (count: number) =>
      `Este número tiene ${count} ${count === 1 ? 'dígito' : 'dígitos'}. Escriba los 10 de un número de EE. UU., con código de área`,
    otherCountry: `Parece un número de otro país. Escriba uno de EE. UU., como ${samplePhone}`,
    impossible: 'Ningún número de EE. UU. es así. Compare cada dígito, primero el código de área',
    costly: (area: string) => `No podemos llamar a un número ${area}. Escriba otro de EE. UU.`,
  },
} as const
