import type { Site } from '../../entities/site.ts'
import type { PrintableForm } from './printableForm.ts'

/** Asks only what a first contact needs. Health, family and trauma are discussed in person, at the assessment. */
export const clientIntake = ({
  offices,
  takesFederalMoney,
}: Pick<Site, 'offices' | 'takesFederalMoney'>): PrintableForm => ({
  file: '/forms/client-intake-form.pdf',
  kilobytes: 80,
  title: 'Client Intake Form',
  purpose:
    'This form helps us plan your first visit. Fill in what you can, skip what you would rather say in person, and bring it with you.',
  sections: [
    {
      heading: 'Before you begin',
      statements: [
        'Nobody reads this form until you hand it to us, so please do not use it to ask for urgent help. In a crisis, or if you are thinking about suicide, call or text 988 at any hour. If you or someone else is in danger right now, call 911.',
        'If you drink every day, or take benzodiazepines or other sedatives every day, do not stop suddenly in order to prepare for your visit. Withdrawal can be life-threatening. Talk with a doctor first.',
        'You may leave any question blank. We do not ask for your Social Security number. Your clinician asks about your history in person, at your assessment. What you write here becomes part of your confidential record.',
        ...(takesFederalMoney === 'yes'
          ? [
              'Interpreters, translated papers, and aids for people with disabilities cost you nothing. We treat nobody less well because of race, color, national origin, language, age, disability or sex. Ask us for the notice, or read it on the page Your rights.',
            ]
          : []),
      ],
      fields: [],
    },
    {
      heading: '1. About you',
      fields: [
        {
          kind: 'choice',
          label: 'Which office do you plan to visit?',
          options: offices.map(({ name }) => name),
        },
        { kind: 'text', label: 'Legal first and last name' },
        { kind: 'text', label: 'Name you like to be called', half: true },
        { kind: 'text', label: 'Pronouns (if you wish)', half: true },
        { kind: 'date', label: 'Date of birth', half: true },
        { kind: 'text', label: 'Language you are most comfortable in', half: true },
        {
          kind: 'checkboxes',
          label: 'Would any of these help you take part?',
          options: [
            'An interpreter',
            'Large print',
            'Help with reading or writing',
            'Wheelchair or step-free access',
            'Help with hearing',
            'Something else:',
          ],
        },
        {
          kind: 'text',
          label: 'Parent, guardian or legal representative, if you have one',
          hint: 'Name, relationship and phone number. Please bring a copy of any guardianship or custody papers.',
        },
      ],
    },
    {
      heading: '2. How we may reach you',
      intro:
        'You decide. We keep messages short and do not say what kind of care you receive unless you allow it. You can change these choices at any time.',
      fields: [
        { kind: 'text', label: 'Mobile phone', half: true },
        { kind: 'text', label: 'Email', half: true },
        {
          kind: 'checkboxes',
          label: 'You may reach me about appointments by',
          options: ['Call', 'Voice message', 'Text message', 'Email'],
        },
        {
          kind: 'choice',
          label: 'In a voice message you may say',
          options: [
            'The name of the center',
            'Only a first name and a phone number',
            'Nothing: please leave no messages',
          ],
        },
        { kind: 'text', label: 'Times, numbers or addresses that we should not use' },
      ],
      statements: [
        'Text messages and ordinary email are not encrypted and could be seen by others. Your carrier may charge for messages.',
      ],
    },
    {
      heading: '3. Emergency contact',
      intro:
        'Whom should we call if you become ill while you are with us? To tell that person that you come here, we need your signed permission: ask for the Authorization to Disclose Information. In danger we call 911 in any case.',
      fields: [
        { kind: 'text', label: 'Name', half: true },
        { kind: 'text', label: 'Relationship to you', half: true },
        { kind: 'text', label: 'Phone', half: true },
        {
          kind: 'choice',
          label: 'Does this person know that you are seeking treatment?',
          options: ['Yes', 'No'],
        },
      ],
    },
    {
      heading: '4. What brings you here',
      fields: [
        { kind: 'paragraph', label: 'In a few words: what would you like help with?', lines: 3 },
        {
          kind: 'choice',
          label: 'Is anyone requiring you to come? (If yes, please bring the letter or order.)',
          options: ['No, I chose to come', 'Yes, by this date:'],
        },
        {
          kind: 'checkboxes',
          label: 'When could you come?',
          options: ['Daytime', 'Evenings', 'By video'],
        },
      ],
    },
    {
      heading: '5. Your safety before the first visit',
      intro:
        'These answers tell us whether you need care before your visit. Nothing here is used to judge you.',
      statements: [
        'If you have thoughts of ending your life today, please do not wait for us to read this. Tell the person at the front desk, call or text 988, or call 911.',
      ],
      fields: [
        {
          kind: 'paragraph',
          label: 'Alcohol or other drugs you use now: which, how much, and when last',
          hint: 'For example: “Vodka, about a pint a day, last drink this morning at 8.”',
          lines: 3,
        },
        {
          kind: 'checkboxes',
          label: 'Have you ever had any of these when you cut down or stopped?',
          options: [
            'Shaking or heavy sweating',
            'Seizure',
            'Seeing or hearing things that were not there',
            'Confusion',
            'None of these',
          ],
        },
        {
          kind: 'choice',
          label: 'Do you feel sick or shaky now, or within a day of your last use?',
          hint: 'If yes, tell the front desk as soon as you arrive. For a seizure, confusion or chest pain, call 911.',
          options: ['No', 'Yes', 'Not sure'],
        },
        {
          kind: 'choice',
          label: 'Are you pregnant, or could you be?',
          hint: 'If you are pregnant and use opioids, alcohol or sedatives, please call us before your visit and do not stop on your own.',
          options: ['No, or does not apply', 'Yes', 'Possibly'],
        },
        {
          kind: 'choice',
          label: 'In the past month, have you thought about ending your life?',
          hint: 'We ask everyone. A “yes” helps us care for you better, and it rarely means a hospital.',
          options: ['No', 'Yes, but not today', 'Yes, today', 'I would rather talk about it'],
        },
        {
          kind: 'paragraph',
          label: 'Medicines you take now, and allergies',
          hint: 'You may bring the bottles or a printed list instead.',
          lines: 3,
        },
      ],
    },
    {
      heading: '6. Insurance and payment',
      intro:
        'Bring your card and a photo ID. Without insurance, or if you prefer not to use it, you may ask us for a written good faith estimate before you begin.',
      fields: [
        {
          kind: 'choice',
          label: 'How do you plan to pay?',
          options: ['Health insurance', 'Medicaid', 'Medicare', 'VA or TRICARE', 'Myself', 'Not sure yet'],
        },
        { kind: 'text', label: 'Health plan', half: true },
        { kind: 'text', label: 'Member ID', half: true },
        {
          kind: 'choice',
          label: 'Is the policyholder allowed to know about your care?',
          hint: 'Plans may send statements to the policyholder. Ask us how to request that they go to you.',
          options: ['I am the policyholder', 'Yes', 'No, please talk with me first'],
        },
      ],
    },
    {
      heading: '7. Signature',
      statements: [
        'What I have filled in is true as far as I know. A blank means only that I have not answered yet. This form does not make me a patient and does not commit me to treatment. I may change or add to my answers later.',
      ],
      fields: [
        { kind: 'signature', label: 'Signature of client, or of parent, guardian or legal representative' },
        { kind: 'text', label: 'Printed name', half: true },
        { kind: 'date', label: 'Date signed', half: true },
      ],
    },
  ],
})
