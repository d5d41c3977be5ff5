import { callLanguageLabels, callTimeLabels } from './callRequests.ts'

/** What the form for call requests says, by the language of its page. */
export const callFormTexts = {
  en: {
    heading: 'Ask us to call you',
    hours: (words: string) => `Our offices are open ${words}.`,
    promise: 'We call you back within one office day.',
    /** After `Closed, opens Tuesday 8:30 am`. */
    closed: '. We call you then.',
    /** The fields that must be filled in, in their order. */
    required: {
      firstName: { label: 'First name', problem: 'Enter your first name, in letters' },
      phone: {
        label: 'Phone number',
        problem: 'Enter a US phone number with area code, such as 404-555-0123',
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
    bestTimes: callTimeLabels,
    language: 'Language',
    languages: callLanguageLabels,
    office: 'Office',
    anyOffice: 'Any office',
    honeypot: 'Leave this field empty',
    /** What somebody else may hear or see. */
    discretion: (phone: string) =>
      `Your phone shows ${phone} when we call. A message has a first name and a number, never a reason.`,
    privacy: 'What happens with what you send',
    send: 'Ask for a call',
    sending: 'Sending ...',
    failed: 'Your request was not sent. What you typed is still here: try again',
    tooMany: 'Many people are asking for calls at the moment. Try again later',
    /** After `failed` and `tooMany`, while the offices are open. */
    orCall: ', or call ',
    thanks: 'Thank you. We will call you',
    /** Around the day and hour. */
    callBy: ['We call you back ', 'within one office day', '.'],
    refused: 'Your request was not sent',
    goBack: 'Go back: what you typed is still in the form.',
    wentWrong: 'Something went wrong, and nothing was stored. Go back and send it again.',
    backToForm: 'Back to the form',
  },
} as const

export type CallFormTexts = (typeof callFormTexts)[keyof typeof callFormTexts]
export type RequiredCallField = keyof CallFormTexts['required']
