import { contactFormPath } from '#shared/callRequests.ts'
import type { Site } from '#shared/entities/site.ts'
import { crisisHtml, formDocument, phonesHtml } from './document.ts'
import { requiredFields } from './fields.ts'

/** Where the form leads without scripts, once a call request is stored. */
export const receivedPage = (site: Site): string =>
  formDocument(
    site,
    'We will call you',
    `<h1>Thank you. We will call you</h1>
<p>We call you back within one office day. If you would rather not wait, call an office:</p>
${phonesHtml(site)}
${crisisHtml}`,
  )

/** Where the form leads without scripts if it was not stored. The fragment of the address shows one of the reasons. */
export const refusedPage = (site: Site): string =>
  formDocument(
    site,
    'Your request was not sent',
    `<h1>Your request was not sent</h1>
${Object.entries(requiredFields)
  .map(([name, { problem }]) => refusal(name, `${problem}. Go back: what you typed is still in the form.`))
  .join('\n')}
${refusal('429', 'Many people are asking for calls at the moment. Please call an office.')}
${refusal('other', 'Something went wrong, and nothing was stored. Go back and send it again, or call an office.')}
<p><a href="${contactFormPath}">Back to the form</a></p>
${phonesHtml(site)}
${crisisHtml}`,
  )

const refusal = (reason: string, text: string) =>
  `<p class="refusal${reason === 'other' ? ' other' : ' problem'}" id="${reason}">${text}</p>`
