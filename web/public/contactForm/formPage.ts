import { callLanguageLabels, callTimeLabels, contactFormPath } from '#shared/callRequests.ts'
import { corporateOffice } from '#shared/clinic/site.ts'
import type { OfficeException, OpeningHours, Site } from '#shared/entities/site.ts'
import { hoursInWords } from '#shared/hours/openingHours.ts'
import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { comingExceptions } from '../../ui/officeExceptions.ts'
import { crisisHtml, formDocument, phonesHtml } from './document.ts'
import { requiredFields } from './fields.ts'

export const formScriptPath = `${contactFormPath}/form.js`

/**
 * The form for call requests. It works without scripts; `form.ts` says what is wrong next to the fields and keeps
 * what was typed.
 */
export function formPage(site: Site): string {
  const office = corporateOffice(site)
  const times = { hours: office.hours, exceptions: comingExceptions(office).map(withoutReason) }
  return formDocument(
    site,
    'Ask us to call you',
    `<h1>Ask us to call you</h1>
${crisisHtml}
<p>Our offices are open ${inWords(office.hours)}. <span data-call-by>We call you back within one office day.</span></p>
<form method="post" action="/api/call-requests" data-times='${JSON.stringify(times)}'>
<div class="summary" role="alert" tabindex="-1" hidden></div>
${textField('firstName', 'autocomplete="given-name" maxlength="60"')}
${textField('phone', 'type="tel" inputmode="tel" autocomplete="tel-national" maxlength="40" pattern="[^0-9]*1?([^0-9]*[0-9]){10}[^0-9]*"')}
<fieldset id="mayLeaveMessage"><legend>${requiredFields.mayLeaveMessage.label}</legend>
<div class="radios">${radio('yes', 'Yes')}${radio('no', 'No')}</div>
</fieldset>
<div class="pair">
${choice('bestTime', 'Best time to call', Object.entries(callTimeLabels))}
${choice('language', 'Language', Object.entries(callLanguageLabels))}
</div>
${choice('office', 'Office', [['any', 'Any office'], ...site.offices.map(({ name }) => [escapeHtml(name), escapeHtml(name)] as const)])}
<p class="website" aria-hidden="true"><label>Leave this field empty <input name="website" tabindex="-1" autocomplete="off"></label></p>
<p class="small">Only our staff can read what you send, and we use it for this call. We delete it 7 days after your call is done, and never later than 30 days.</p>
<button>Ask for a call</button>
</form>
<section class="outcome" tabindex="-1" hidden></section>
<template data-phones>${phonesHtml(site)}</template>
<script src="${formScriptPath}" type="module"></script>`,
  )
}

/** Words of staff could end the attribute. */
const withoutReason = ({ reason: _, ...days }: OfficeException) => days

const inWords = (hours: readonly OpeningHours[]) =>
  hours
    .map(hoursInWords)
    .map(({ days, times }) => `${days} ${times}`)
    .join(', ')

const textField = (name: 'firstName' | 'phone', attributes: string) => `<p class="field">
<label for="${name}">${requiredFields[name].label}</label>
<input id="${name}" name="${name}" required ${attributes}>
</p>`

const radio = (value: string, label: string) =>
  `<label><input type="radio" name="mayLeaveMessage" value="${value}" required> ${label}</label>`

const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
  `<p class="field"><label for="${name}">${label}</label>
<select id="${name}" name="${name}">${options
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('')}</select></p>`
