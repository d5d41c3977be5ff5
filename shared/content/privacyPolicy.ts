import { privacyAddress } from '../clinic/offices.ts'
import { telephoneLink } from '../clinic/telephoneLink.ts'
import type { Site } from '../entities/site.ts'
import { hipaaGuidance } from '../fixedFacts.ts'
import { escapeHtml } from '../html/escapeHtml.ts'
import { pages } from '../pages.ts'
import { inBrowser, inTables } from './storedData.ts'

interface PrivacyPolicy {
  /** `YYYY-MM-DD`. */
  updated: string
  sections: { heading: string; html: string }[]
}

const hostedForm = {
  collected:
    'It is run by an outside service that we have chosen, and it appears on our pages in a frame. What you type goes to that service and from there to our staff. The service has terms of its own, and because its frame is loaded from its own address, it can see your network address and that you came from our website. Share only what you are comfortable sending; a first name and a way to reach you are enough.',
  cookies:
    'The contact form’s service may use cookies of its own inside its frame. The frame is loaded only when you come near it on a page; you can always call instead.',
  carriers: 'the hosting provider and the service that runs the contact form',
}
const ownForm: typeof hostedForm = {
  collected:
    'It is our own, and asks for what a call needs: your first name, your phone number, a good time, your language, an office, and whether we may leave a message. It is encrypted before it is stored, only staff who are signed in can open it, and each time they do is recorded. We delete it 7 days after your call is done, and never later than 30 days after you sent it. Please do not use it to tell us about your health.',
  cookies: 'The contact form uses no cookies.',
  carriers: 'the hosting provider',
}

const listOf = (rows: readonly { says?: string }[]): string =>
  `<ul>\n${rows.flatMap(({ says }) => (says ? `<li>${says}</li>` : [])).join('\n')}\n</ul>`

/** Every statement must be true of this site. If the site's handling of data changes, change the policy too. */
export const privacyPolicy = (site: Site, { isFormHosted }: { isFormHosted: boolean }): PrivacyPolicy => {
  const { phone } = site.privacyOfficer
  const title = escapeHtml(site.privacyOfficer.title)
  const officerPhone = `<a href="${telephoneLink(phone)}">${phone}</a>`
  const form = isFormHosted ? hostedForm : ownForm
  return {
    updated: '2026-11-23',
    sections: [
      {
        heading: 'Information Collection',
        html: `<p>You can read every page of this website without telling us who you are. We ask for no account, we run no analytics, and we build no profile of what you read.</p>
<p>What reaches us, and how:</p>
<ul>
<li><strong>The contact form.</strong> ${form.collected}</li>
<li><strong>Calls and emails.</strong> When you call an office or write to us, we learn what you choose to tell us. Ordinary email is not private, so please keep health details for a call or a visit.</li>
<li><strong>Technical data.</strong> To deliver a page, our hosting provider handles your network address, as happens with every website, and may keep a technical record for a limited time to keep the service running and safe.</li>
<li><strong>Error reports.</strong> If something breaks in your browser, the page may report it to us: the error message, where in our code it happened, and which page was open. A report holds no personal data, nothing that you typed and no search terms.</li>
</ul>
<p>The printable forms stay with you. What you write on them reaches us only when you hand them in.</p>`,
      },
      {
        heading: 'Information Use',
        html: `<p>We use what you send us to answer you, to arrange a visit if you want one, and to prepare for it. We use technical data and error reports to keep the site working and to stop misuse, and for nothing else. None of it is used for advertising, and none of it decides what you are shown.</p>
<p>Once you ask us for care, even if you have not become a patient, your health information is a different matter from a visit to a website. It is protected by the federal privacy rules under HIPAA, and records of treatment for substance use are protected further by 42 CFR Part 2. That rule requires your written consent before such records are shared, also for treatment, payment and health care operations. It has a few exceptions of its own, and whoever receives the records under your consent may pass them on as HIPAA permits, but not use them against you in legal proceedings. Our <a href="${pages.noticeOfPrivacyPractices.path}">Notice of Privacy Practices</a> explains all of it. The U.S. Department of Health and Human Services describes your rights in <a href="${hipaaGuidance}">its HIPAA guidance for individuals</a>.</p>`,
      },
      {
        heading: 'Security',
        html: `<p>Pages travel over an encrypted connection. The website keeps no patient records: it is separate from the systems that hold them. Staff who write it sign in with a passkey or a password, which is stored only in scrambled form, and their session ends when they have been idle.</p>
<p>What the website stores about visitors besides calls that they ask for:</p>
${listOf(inTables.visitors)}
<p>Of staff who write the website, it stores:</p>
${listOf(inTables.staff)}
<p>No website can promise perfect security. If you believe that something has gone wrong, please tell our ${title} right away.</p>`,
      },
      {
        heading: 'Cookies',
        html: `<p>This website sets no cookies for its visitors: no tracking cookies, no advertising cookies and none that belong to third parties. ${form.cookies}</p>
<p>Your own browser may keep these, and never sends them to us:</p>
${listOf(inBrowser.visitors)}
<p>The browsers of staff who sign in keep more. Yours does not, unless somebody of the staff sends you a link to a draft:</p>
${listOf(inBrowser.staff)}`,
      },
      {
        heading: 'Sharing',
        html: `<p>We do not sell or rent what you tell us, and we do not share it for anyone’s marketing. It is seen by our staff and by the services that carry it for us: ${form.carriers}. We share more only with your permission, or where the law requires it, for example under a court order.</p>
<p>The map at the foot of our pages comes through our own address, so the map service learns neither who you are nor what you were reading. Fonts, pictures and programs come from our own address as well. Links that lead away from here, such as driving directions or a national helpline, open another organization’s website, and that organization’s policy applies there.</p>
<p>If someone asks us whether you have written to us or come to us for care, we neither confirm nor deny it unless you have allowed us to, or the law requires an answer.</p>`,
      },
      {
        heading: 'Contact Information',
        html: `<p>Questions, corrections or a concern about your privacy? Our ${title} is glad to hear from you:</p>
<ul>
<li>By phone: ${officerPhone}</li>
<li>By mail: ${site.name}, ${title}, ${privacyAddress(site)}</li>
</ul>
<p>You may also complain to the Office for Civil Rights of the U.S. Department of Health and Human Services; <a href="${hipaaGuidance}">the federal HIPAA guidance</a> tells you how. Nobody here will treat you differently because you asked a question or made a complaint.</p>
<p>This line is not a crisis line. In a crisis call or text <a href="tel:988">988</a>; in an emergency call <a href="tel:911">911</a>.</p>`,
      },
    ],
  }
}
