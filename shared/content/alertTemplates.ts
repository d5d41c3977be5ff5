import { callFormLink } from '../callRequests.ts'
import type { Alert } from '../entities/alert.ts'
import { emergency, lifeline } from '../fixedFacts.ts'

interface AlertTemplate {
  name: string
  /** The hours that such an alert usually lasts. With `today`, the alert ends with the day. */
  hours: number | 'today'
  content: Pick<Alert, 'message' | 'level' | 'link' | 'linkText'>
}

/** Texts with which staff can begin an alert. Every word can be changed before it is published. */
export const alertTemplates: readonly AlertTemplate[] = [
  {
    name: '988 outage',
    hours: 12,
    content: {
      // No crisis line of the state: the same center may answer 988.
      message: `${lifeline.number} may not answer every call right now. In a crisis, text HOME to 741741, at any hour, or go to an emergency room. If a life is in danger, call ${emergency.number}.`,
      level: 'urgent',
      linkText: 'Text HOME to 741741',
      link: 'sms:741741?body=HOME',
    },
  },
  {
    name: 'Offices closed',
    hours: 'today',
    content: {
      message:
        'Our offices are closed today because of the weather. We call everybody who has an appointment.',
      level: 'information',
      linkText: 'Ask for a call',
      link: callFormLink,
    },
  },
  {
    name: 'Phones down',
    hours: 4,
    content: {
      message: 'Our phones are not working right now. Leave your number, and we will call you back.',
      level: 'urgent',
      linkText: 'Ask for a call',
      link: callFormLink,
    },
  },
]
