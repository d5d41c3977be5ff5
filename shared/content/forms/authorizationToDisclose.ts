import { privacyAddress } from '../../clinic/offices.ts'
import type { Site } from '../../entities/site.ts'
import type { PrintableForm } from './printableForm.ts'

/** The form has the elements that HIPAA (45 CFR 164.508) and 42 CFR 2.31 require. */
export const authorizationToDisclose = (site: Site): PrintableForm => {
  const { title, phone } = site.privacyOfficer
  const officer = `${title}, ${site.name}, ${privacyAddress(site)}, ${phone}`
  return {
    file: '/forms/authorization-to-disclose-information.pdf',
    kilobytes: 90,
    title: 'Authorization to Disclose Information',
    purpose:
      'Sign this form if you want us to share your health information with someone, or to receive it from them. You decide who, what, why and for how long.',
    sections: [
      {
        heading: 'Before you begin',
        statements: [
          'Your records are private. Federal law protects health information (HIPAA, 45 CFR Parts 160 and 164) and gives added protection to records of treatment for substance use (42 CFR Part 2). In most cases we need your written permission before we share those records.',
          'Use a new form for each person or organization, unless section 3 says otherwise. Fill in every section before you sign. We cannot use a form that is unsigned, undated or past its end date. If anything is unclear, ask us before signing.',
        ],
        fields: [],
      },
      {
        heading: '1. Whose information this is',
        fields: [
          { kind: 'text', label: 'Client’s full legal name' },
          { kind: 'text', label: 'Other names used in the past', half: true },
          { kind: 'date', label: 'Date of birth', half: true },
          { kind: 'text', label: 'Street address, city, state and ZIP code' },
          { kind: 'text', label: 'Phone', half: true },
          { kind: 'text', label: 'Email', half: true },
        ],
      },
      {
        heading: '2. Who may share the information',
        fields: [
          {
            kind: 'choice',
            label: 'I allow information to be shared by',
            options: [
              `${site.name} (its staff who are involved in my care, billing or records) to the recipient in section 3`,
              `The person or organization in section 3 to ${site.name}`,
              'Both, in both directions',
            ],
          },
        ],
      },
      {
        heading: '3. Who may receive it',
        intro:
          'Name a person or an organization. If the recipient is a health information exchange or another go-between, ask us for the form made for that.',
        fields: [
          { kind: 'text', label: 'Name of person or organization' },
          {
            kind: 'text',
            label: 'Relationship to me',
            hint: 'For example: my sister, my doctor, my employer, my attorney.',
          },
          { kind: 'text', label: 'Street address, city, state and ZIP code' },
          { kind: 'text', label: 'Phone', half: true },
          { kind: 'text', label: 'Fax or secure email', half: true },
          {
            kind: 'checkboxes',
            label:
              'Only if you want one permission for all future treatment, payment and health care operations',
            hint: 'If you tick this box, leave the lines above empty and choose the first purpose in section 7 and no other.',
            options: [
              `My treating providers, my health plans and other payers, and the people who help run ${site.name}`,
            ],
          },
        ],
      },
      {
        heading: '4. What may be shared',
        intro: 'Tick only what the recipient needs. Whatever you leave blank stays private.',
        fields: [
          {
            kind: 'checkboxes',
            label: 'General records',
            options: [
              'That I am or was a client, and dates of attendance',
              'Appointments and scheduling',
              'Assessment and diagnosis',
              'Treatment plan and goals',
              'Progress summary',
              'Medicines, past and present',
              'Laboratory results other than drug tests',
              'Discharge summary and aftercare plan',
              'Billing and insurance information',
              'Other:',
            ],
          },
          { kind: 'date', label: 'From records dated', half: true },
          { kind: 'date', label: 'Through records dated', half: true },
          {
            kind: 'choice',
            label: 'If no dates are given, this covers',
            options: ['My current course of treatment only', 'All of my records'],
          },
        ],
      },
      {
        heading: '5. Records that need your separate say',
        intro:
          'The law treats these as especially sensitive. We share them only if you tick and initial them here. Because we treat substance use disorders, even the fact that you come here can be such a record; if you tick none, we may be unable to share parts of section 4 that would reveal it.',
        fields: [
          {
            kind: 'checkboxes',
            label: 'Substance use disorder records, protected by 42 CFR Part 2',
            options: [
              'Assessment and diagnosis of a substance use disorder',
              'Treatment plan, attendance and progress in treatment',
              'Drug and alcohol test results',
              'Medication for a substance use disorder',
              'Discharge summary and recommendations',
              'Other:',
            ],
          },
          { kind: 'text', label: 'My initials for substance use disorder records', half: true },
          {
            kind: 'checkboxes',
            label: 'Other sensitive records',
            options: [
              'Mental health diagnosis and treatment, other than psychotherapy notes',
              'HIV or AIDS test results, diagnosis or treatment',
              'Hepatitis and other infections that pass from person to person',
              'Reproductive health care',
              'Genetic information',
            ],
          },
          { kind: 'text', label: 'My initials for other sensitive records', half: true },
        ],
      },
      {
        heading: '6. Therapists’ separate notes',
        intro:
          'Psychotherapy notes, and counseling notes on substance use disorder, are a clinician’s own notes about what was said in a session, kept apart from the rest of your record. They are not part of sections 4 and 5, and permission to share them may not be mixed with any other permission.',
        fields: [
          {
            kind: 'choice',
            label: 'This form covers (tick one)',
            options: [
              'The records ticked in sections 4 and 5, and no separate notes',
              'ONLY psychotherapy notes (leave sections 4 and 5 empty)',
              'ONLY substance use disorder counseling notes (leave sections 4 and 5 empty)',
            ],
          },
        ],
      },
      {
        heading: '7. Why it may be shared',
        fields: [
          {
            kind: 'checkboxes',
            label: 'Purpose',
            options: [
              'Treatment, payment and health care operations',
              'Coordinating my care with another provider',
              'Payment by my health plan',
              'Letting family or a friend take part in my care',
              'Employer, school or licensing board',
              'Disability, leave or other benefits',
              'At my own request; I do not wish to give a reason',
              'Other:',
            ],
          },
        ],
        statements: [
          'Not on this form: use of my substance use disorder records in a civil, criminal, administrative or legislative proceeding against me. Such use needs a separate consent, made for that alone, or a court order. If a court, probation or parole officer has sent you to treatment, ask us for the form made for that.',
          'This form does not allow anyone to use my information for marketing or to sell it.',
        ],
      },
      {
        heading: '8. How it may be shared',
        fields: [
          {
            kind: 'checkboxes',
            label: 'You may share it by',
            options: [
              'Conversation, in person or by phone',
              'Mail',
              'Fax',
              'Secure email or portal',
              'Paper copy that I pick up myself',
            ],
          },
        ],
      },
      {
        heading: '9. When this permission ends',
        fields: [
          {
            kind: 'choice',
            label: 'It ends (tick one)',
            options: [
              'On this date:',
              'When this happens:',
              'At the end of my treatment',
              'None: it lasts until I take it back (only for the single permission in section 3)',
            ],
          },
        ],
        statements: [
          'If I tick nothing here, this permission ends one year after the date on which I sign it.',
        ],
      },
      {
        heading: '10. What you should know before you sign',
        statements: [
          `You may take it back. You can revoke this permission at any time, in writing, by filling in section 12 or by sending a letter to: ${officer}. It stops from the day we receive it. It does not undo what was already shared in reliance on it, and it may not stop an insurer from using a right that the law gives it to contest a claim or the policy.`,
          'You do not have to sign. We will not refuse to treat you, or make payment, enrollment or eligibility for benefits depend on your signature. There are two exceptions under the law: research-related treatment, and services whose only purpose is to give information to someone else, such as an evaluation for an employer. If you do not let us share with your health plan, we cannot bill it, and you may have to pay for your care yourself.',
          'It may be shared further. Once we have shared your information, the recipient may be allowed to pass it on, and federal privacy law may no longer protect it.',
          'Substance use disorder records stay protected longer. A recipient of these records generally may not pass them on without your written consent or as 42 CFR Part 2 permits. If you gave the single permission in section 3, or if the recipient is a health care provider, a health plan or a business that works for one and receives the records for treatment, payment or health care operations, the recipient may pass them on as the HIPAA rules permit, but not for use in civil, criminal, administrative or legislative proceedings against you.',
          'A notice goes along. With each disclosure of substance use disorder records we send a copy of this permission, or a clear explanation of what it covers, together with this notice: “42 CFR part 2 prohibits unauthorized use or disclosure of these records.”',
          'You get a copy. You are entitled to a copy of this form after you sign it, and in most cases you may see and copy the information that is shared. A reasonable fee for copies may apply.',
          `If you believe that your privacy was violated, you may complain to our ${title} or to the Secretary of the U.S. Department of Health and Human Services. We will not treat you differently because of it.`,
        ],
        fields: [],
      },
      {
        heading: '11. Signature',
        statements: [
          'I have read this form or had it read to me, my questions were answered, and I give this permission of my own free will.',
        ],
        fields: [
          { kind: 'signature', label: 'Signature of client' },
          { kind: 'text', label: 'Printed name', half: true },
          { kind: 'date', label: 'Date signed', half: true },
          {
            kind: 'signature',
            label: 'Signature of parent, guardian or legal representative, if the client cannot sign alone',
          },
          { kind: 'text', label: 'Printed name of representative', half: true },
          { kind: 'date', label: 'Date signed by representative', half: true },
          {
            kind: 'choice',
            label: 'Relationship and authority to act for the client',
            hint: 'Please attach a copy of the paper that gives you this authority.',
            options: [
              'Parent of a minor',
              'Legal guardian',
              'Agent under a health care power of attorney',
              'Personal representative of a person who has died',
              'Other:',
            ],
          },
          {
            kind: 'choice',
            label: 'Would you like your copy now?',
            options: ['Yes, on paper', 'Yes, by secure email', 'No, not now'],
          },
        ],
      },
      {
        heading: '12. To take this permission back',
        intro: `Leave this section empty until you need it. Then sign it and hand it in at any office, or mail it to: ${officer}.`,
        statements: ['I take back the permission given on this form, from the date on which it is received.'],
        fields: [
          { kind: 'signature', label: 'Signature of client or representative' },
          { kind: 'text', label: 'Name of client, and name of representative if any', half: true },
          { kind: 'date', label: 'Date permission taken back', half: true },
        ],
      },
      {
        heading: 'For office use',
        fields: [
          { kind: 'text', label: 'Identity checked by (staff name and what was shown)' },
          { kind: 'date', label: 'Date received', half: true },
          { kind: 'date', label: 'Date copy given to client', half: true },
          { kind: 'date', label: 'Date permission ends', half: true },
          { kind: 'date', label: 'Date revocation received, if any', half: true },
        ],
      },
    ],
  }
}
