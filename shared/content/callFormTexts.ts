import { samplePhone } from '../region/samplePhone.ts'

export const callFormTexts = {
  en: {
    code: 'en',
    heading: 'Ask us to call you',
    hours: (words: string) => `Our offices are open ${words}.`,
    promise: 'We call you back within one office day.',
    /** Follows `Closed, opens Tuesday 8:30 am`. */
    closed: '. We call you then.',
    required: {
      firstName: { label: 'First name', problem: 'Enter your first name, without any address' },
      phone: {
        label: 'Phone number',
        problem: `Enter a US phone number with area code, such as ${samplePhone}`,
      },
      mayLeaveMessage: {
        label: 'May we leave a message?',
        problem: 'Say whether we may',
      },
    },
    yes: 'Yes',
    no: 'No',
    otherCountry: { before: 'No US number? Call ', between: ' or ', email: 'write to us', after: '.' },
    choices: 'Best time, language, office',
    bestTime: 'Best time to call',
    bestTimes: { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
    language: 'Language',
    languages: { english: 'English', spanish: 'Spanish (español)', other: 'Another language' },
    office: 'Office',
    anyOffice: 'Any office',
    honeypot: 'Leave this field empty',
    /** Tells the visitor what other people may see or hear when the clinic calls. */
    discretion: (phone: string) =>
      `Your phone shows ${phone} when we call. A message has a first name and a number, never a reason.`,
    privacy: 'What happens with what you send',
    notice: 'Notice of Privacy Practices',
    send: 'Ask for a call',
    sending: 'Sending ...',
    failed: 'Your request was not sent. What you typed is still here: try again',
    tooMany: 'Many people are asking for calls at the moment. Try again later',
    /** Follows `failed` and `tooMany` while the offices are open. */
    orCall: ', or call ',
    thanks: 'Thank you. We will call you',
    /** The texts before the day and hour, in place of them, and after them. */
    callBy: ['We call you back ', 'within one office day', '.'],
    refused: 'Your request was not sent',
    goBack: 'Go back: what you typed is still in the form.',
    wentWrong: 'Something went wrong, and nothing was stored. Go back and send it again.',
    backToForm: 'Back to the form',
  },
  /** A qualified translator must compare these texts with the English ones. The sign-off is that of `call-form`. */
  es: {
    code: 'es',
    heading: 'Pida que le llamemos',
    hours: (words: string) => `Nuestras oficinas abren ${words}.`,
    promise: 'Le llamamos en el plazo de un día hábil.',
    closed: 'Ahora las oficinas están cerradas. Le llamamos cuando abran.',
    required: {
      firstName: { label: 'Nombre', problem: 'Escriba su nombre, sin ninguna dirección' },
      phone: {
        label: 'Teléfono',
        problem: `Escriba un número de EE. UU. con código de área, como ${samplePhone}`,
      },
      mayLeaveMessage: {
        label: '¿Podemos dejar un mensaje?',
        problem: 'Díganos si podemos',
      },
    },
    yes: 'Sí',
    no: 'No',
    otherCountry: {
      before: '¿No tiene número de EE. UU.? Llame al ',
      between: ' o ',
      email: 'escríbanos',
      after: '.',
    },
    choices: 'Mejor hora, idioma, oficina',
    bestTime: 'Mejor hora para llamarle',
    bestTimes: { any: 'A cualquier hora', morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' },
    language: 'Idioma',
    languages: { spanish: 'Español', english: 'Inglés', other: 'Otro idioma' },
    office: 'Oficina',
    anyOffice: 'Cualquier oficina',
    honeypot: 'Deje este campo vacío',
    discretion: (phone: string) =>
      `Su teléfono muestra ${phone} cuando llamamos. Un mensaje dice un nombre y un número, nunca el motivo.`,
    privacy: 'Qué pasa con lo que envía (en inglés)',
    notice: 'Aviso de privacidad (en inglés)',
    send: 'Pedir una llamada',
    sending: 'Enviando...',
    failed: 'No se envió. Lo que escribió sigue aquí: inténtelo otra vez',
    tooMany: 'Muchas personas piden llamadas en este momento. Inténtelo más tarde',
    orCall: ', o llame al ',
    thanks: 'Gracias. Le llamaremos',
    callBy: ['Le llamamos ', 'en el plazo de un día hábil', '.'],
    refused: 'Su solicitud no se envió',
    goBack: 'Vuelva atrás: lo que escribió sigue en el formulario.',
    wentWrong: 'Algo falló y no se guardó nada. Vuelva atrás y envíelo otra vez.',
    backToForm: 'Volver al formulario',
  },
} as const

export type CallFormTexts = (typeof callFormTexts)[keyof typeof callFormTexts]
export type RequiredCallField = keyof CallFormTexts['required']
