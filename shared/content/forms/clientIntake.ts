import { site } from '../../site.ts'
import type { PrintableForm } from './printableForm.ts'

/** What a new client tells the clinic before or at the first visit. */
export const clientIntake: PrintableForm = {
  id: 'client-intake-form',
  file: '/forms/client-intake-form.pdf',
  title: 'Client Intake Form',
  purpose:
    'This form helps your clinician prepare for your first visit. Fill in what you can, skip what you would rather say in person, and bring it with you.',
  sections: [
    {
      heading: 'Before you begin',
      statements: [
        'Nobody reads this form until you hand it to us, so please do not use it to ask for urgent help. In a crisis, or if you are thinking about suicide, call or text 988 at any hour. If you or someone else is in danger right now, call 911.',
        'If you drink every day, or take benzodiazepines or other sedatives every day, do not stop suddenly in order to prepare for your visit. Withdrawal can be life-threatening. Talk with a doctor first.',
        'You may leave any question blank. We do not ask for your Social Security number on this form. Everything you write becomes part of your confidential record.',
      ],
      fields: [],
    },
    {
      heading: '1. About you',
      fields: [
        { kind: 'date', label: 'Today’s date', half: true },
        {
          kind: 'choice',
          label: 'Which office do you plan to visit?',
          options: site.offices.map((office) => office.name),
        },
        { kind: 'text', label: 'Legal first and last name' },
        { kind: 'text', label: 'Name you like to be called', half: true },
        { kind: 'text', label: 'Pronouns (if you wish)', half: true },
        { kind: 'date', label: 'Date of birth', half: true },
        { kind: 'text', label: 'Gender (in your own words)', half: true },
        { kind: 'text', label: 'Language you are most comfortable in', half: true },
        { kind: 'choice', label: 'Do you need an interpreter?', options: ['No', 'Yes, for this language:'] },
        {
          kind: 'checkboxes',
          label: 'Would any of these help you take part?',
          options: [
            'Large print',
            'Help with reading or writing',
            'Wheelchair or step-free access',
            'Help with hearing',
            'Visits by video',
            'Something else:',
          ],
        },
        {
          kind: 'choice',
          label: 'Have you served in the military?',
          options: ['No', 'Yes, in the past', 'Yes, now (including Guard or Reserve)'],
        },
        {
          kind: 'checkboxes',
          label: 'How do you spend your days?',
          options: [
            'Working full time',
            'Working part time',
            'In school or training',
            'Caring for children or relatives',
            'Looking for work',
            'Unable to work',
            'Retired',
          ],
        },
        { kind: 'text', label: 'Who lives with you? (For children, give their ages.)' },
        {
          kind: 'text',
          label: 'Parent, guardian or legal representative, if you have one',
          hint: 'Name, relationship and phone number. Please bring a copy of any guardianship or custody papers.',
        },
      ],
    },
    {
      heading: '2. How to reach you',
      fields: [
        { kind: 'text', label: 'Street address' },
        { kind: 'text', label: 'City', half: true },
        { kind: 'text', label: 'State and ZIP code', half: true },
        { kind: 'text', label: 'Mobile phone', half: true },
        { kind: 'text', label: 'Other phone', half: true },
        { kind: 'text', label: 'Email' },
        {
          kind: 'choice',
          label: 'Do you have a safe and steady place to stay?',
          options: ['Yes', 'For now, but it may end', 'No', 'I would rather talk about it'],
        },
      ],
    },
    {
      heading: '3. Emergency contact',
      intro:
        'Whom should we call if you become ill or are in danger while you are with us? We tell that person only what is needed to keep you safe.',
      fields: [
        { kind: 'text', label: 'Name', half: true },
        { kind: 'text', label: 'Relationship to you', half: true },
        { kind: 'text', label: 'Phone', half: true },
        { kind: 'text', label: 'Second phone', half: true },
        {
          kind: 'choice',
          label: 'Does this person know that you are seeking treatment?',
          options: ['Yes', 'No'],
        },
      ],
    },
    {
      heading: '4. How you heard about us',
      fields: [
        {
          kind: 'checkboxes',
          label: 'What or who led you here?',
          options: [
            'Family or friend',
            'Doctor, hospital or clinic',
            'Therapist or counselor',
            'Health plan',
            'Employer or school',
            'Court, attorney or probation',
            'Internet search',
            'Someone in recovery',
            'Other:',
          ],
        },
        {
          kind: 'choice',
          label: 'Is anyone requiring you to come?',
          hint: 'If yes, please bring the letter or order.',
          options: ['No, I chose to come', 'Yes:', 'A bit of both:'],
        },
        { kind: 'date', label: 'If there is a deadline or court date, when is it?', half: true },
      ],
    },
    {
      heading: '5. Insurance and payment',
      intro:
        'Bring your card and a photo ID. Without insurance, or if you prefer not to use it, you may ask us for a written good faith estimate before you begin.',
      fields: [
        {
          kind: 'choice',
          label: 'How do you plan to pay?',
          options: ['Health insurance', 'Medicaid', 'Medicare', 'VA or TRICARE', 'Myself', 'Not sure yet'],
        },
        { kind: 'text', label: 'Health plan' },
        { kind: 'text', label: 'Member ID', half: true },
        { kind: 'text', label: 'Group number', half: true },
        { kind: 'text', label: 'Name of the policyholder, if not you', half: true },
        { kind: 'date', label: 'Policyholder’s date of birth', half: true },
        { kind: 'text', label: 'Policyholder’s relationship to you', half: true },
        { kind: 'text', label: 'Phone on the back of the card', half: true },
        { kind: 'text', label: 'Second health plan, if any (plan and member ID)' },
        {
          kind: 'choice',
          label: 'Is the policyholder allowed to know about your care?',
          hint: 'Plans may send statements to the policyholder. Ask us how to request that they go to you.',
          options: ['I am the policyholder', 'Yes', 'No, please talk with me first'],
        },
      ],
    },
    {
      heading: '6. What brings you here',
      fields: [
        { kind: 'paragraph', label: 'What made you decide to come now?', lines: 5 },
        { kind: 'paragraph', label: 'How is this affecting your life?', lines: 3 },
        {
          kind: 'checkboxes',
          label: 'Where do you notice it most?',
          options: [
            'Health',
            'Sleep',
            'Family or relationship',
            'Work or school',
            'Money',
            'The law',
            'Driving',
            'Self-respect',
            'Other:',
          ],
        },
        {
          kind: 'paragraph',
          label: 'Have you had treatment or counseling before? What helped, and what did not?',
          hint: 'Include detox, residential or hospital stays, outpatient programs and peer support meetings.',
          lines: 4,
        },
      ],
    },
    {
      heading: '7. Alcohol, nicotine and other substances',
      intro:
        'Honest answers keep you safe, above all about timing: they tell us whether withdrawal could be dangerous for you. Nothing here is used to judge you.',
      fields: [
        {
          kind: 'checkboxes',
          label: 'Which of these have you used in the past 12 months?',
          options: [
            'Alcohol',
            'Nicotine: smoking, vaping or chewing',
            'Marijuana or other cannabis products',
            'Prescription pain medicine',
            'Heroin',
            'Fentanyl, or pills or powder that may contain it',
            'Benzodiazepines such as Xanax, Klonopin, Ativan or Valium',
            'Sleeping pills or other sedatives',
            'Gabapentin',
            'Cocaine or crack',
            'Methamphetamine',
            'Stimulants such as Adderall or Ritalin',
            'Kratom or products with 7-hydroxymitragynine',
            'Synthetic cannabinoids',
            'MDMA, ketamine or hallucinogens',
            'Inhalants',
            'Other:',
            'None of these',
          ],
        },
        {
          kind: 'paragraph',
          label: 'For each one you ticked: how much, how often, how you take it, and when you last used it',
          hint: 'For example: “Vodka, about a pint a day, by mouth, last drink this morning at 8.”',
          lines: 8,
        },
        {
          kind: 'text',
          label: 'Which substance worries you most, and at what age did you first use it?',
        },
        {
          kind: 'checkboxes',
          label: 'Have you ever had any of these when you cut down or stopped?',
          options: [
            'Shaking or heavy sweating',
            'Seizure',
            'Seeing or hearing things that were not there',
            'Confusion',
            'Severe vomiting or diarrhea',
            'Very strong anxiety or no sleep',
            'A hospital or detox stay',
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
          label: 'Have you ever had an overdose?',
          options: ['No', 'Yes, more than a year ago', 'Yes, in the past year. Date of the last one:'],
        },
        {
          kind: 'choice',
          label: 'Do you have naloxone (such as Narcan) where you live?',
          options: ['Yes', 'No, and I would like some', 'No', 'I don’t know what it is'],
        },
        {
          kind: 'choice',
          label: 'Have you ever injected a substance?',
          options: ['No', 'Yes, in the past', 'Yes, in the past 30 days'],
        },
        {
          kind: 'choice',
          label: 'Does gambling, gaming or another habit cause you trouble?',
          options: ['No', 'Sometimes', 'Yes:'],
        },
      ],
    },
    {
      heading: '8. Your health and medicines',
      fields: [
        { kind: 'text', label: 'Primary care doctor or clinic', half: true },
        { kind: 'text', label: 'Their phone', half: true },
        { kind: 'text', label: 'Pharmacy', half: true },
        { kind: 'text', label: 'Date of your last physical exam', half: true },
        {
          kind: 'checkboxes',
          label: 'Have you been told that you have any of these?',
          options: [
            'High blood pressure',
            'Heart disease or irregular heartbeat',
            'Diabetes',
            'Liver disease or hepatitis',
            'HIV',
            'Seizures or epilepsy',
            'Head injury',
            'Asthma or other lung disease',
            'Sleep apnea',
            'Chronic pain',
            'Thyroid problems',
            'Kidney disease',
            'Cancer',
            'Tuberculosis',
            'Other:',
            'None of these',
          ],
        },
        { kind: 'paragraph', label: 'Surgeries and hospital stays, with the year', lines: 3 },
        {
          kind: 'choice',
          label: 'Are you pregnant, or could you be?',
          hint: 'If you are pregnant and use opioids, alcohol or sedatives, please call us before your visit and do not stop on your own.',
          options: ['No', 'Yes, due:', 'Possibly', 'Does not apply'],
        },
        {
          kind: 'paragraph',
          label: 'All medicines you take now: name, dose, how often, what for, and who prescribes it',
          hint: 'Include methadone, buprenorphine, naltrexone, over-the-counter medicines, vitamins and herbs. You may bring the bottles or a printed list instead.',
          lines: 8,
        },
        {
          kind: 'paragraph',
          label: 'Allergies: to which medicine, food or material, and what happens?',
          hint: 'Write “none” if you have none that you know of.',
          lines: 3,
        },
      ],
    },
    {
      heading: '9. Your mental health',
      fields: [
        {
          kind: 'checkboxes',
          label: 'In the past month, which of these have you had on many days?',
          options: [
            'Feeling down or hopeless',
            'Little interest in things you used to enjoy',
            'Worry that is hard to stop',
            'Panic attacks',
            'Trouble sleeping, or sleeping far too much',
            'Anger that is hard to control',
            'Trouble focusing',
            'Very high energy with little need for sleep',
            'Bad memories, nightmares or being easily startled',
            'Thoughts or rituals that you cannot stop',
            'Seeing or hearing things that others do not',
            'Eating far too little or too much',
            'Grief',
            'None of these',
          ],
        },
        {
          kind: 'text',
          label: 'Have you been given a mental health diagnosis? Which one, and when?',
        },
        { kind: 'text', label: 'Therapist or psychiatrist you see now, and their phone' },
        {
          kind: 'choice',
          label: 'Have you lived through something frightening or violent that still affects you?',
          hint: 'You do not need to describe it here.',
          options: ['No', 'Yes', 'I would rather talk about it in person'],
        },
        {
          kind: 'checkboxes',
          label: 'Has anyone in your close family had any of these?',
          options: [
            'A problem with alcohol or drugs',
            'Depression or anxiety',
            'Bipolar disorder',
            'Schizophrenia or psychosis',
            'A suicide attempt or death by suicide',
            'An overdose death',
            'Not that I know of',
          ],
        },
      ],
    },
    {
      heading: '10. Your safety',
      intro:
        'We ask everyone these questions. A “yes” helps us care for you better, and it rarely means a hospital.',
      statements: [
        'If you have thoughts of ending your life today, please do not wait for us to read this. Tell the person at the front desk, call or text 988, or call 911.',
      ],
      fields: [
        {
          kind: 'choice',
          label: 'In the past month, have you thought about ending your life?',
          options: ['No', 'Yes, but not today', 'Yes, today', 'I would rather talk about it'],
        },
        {
          kind: 'choice',
          label: 'Have you ever tried to end your life?',
          options: ['No', 'Yes. The last time was:'],
        },
        {
          kind: 'choice',
          label: 'Have you hurt yourself on purpose in the past year, without wanting to die?',
          options: ['No', 'Yes'],
        },
        {
          kind: 'choice',
          label: 'Have you had thoughts of seriously hurting someone else?',
          options: ['No', 'Yes', 'I would rather talk about it'],
        },
        {
          kind: 'choice',
          label: 'Are there firearms or stored-up medicines where you live?',
          hint: 'We ask so that we can help you store them safely.',
          options: ['No', 'Yes, locked away', 'Yes, not locked away', 'I would rather talk about it'],
        },
        {
          kind: 'choice',
          label: 'Is anyone hurting you, threatening you or controlling what you do?',
          hint: 'If this form could be seen by that person, leave it blank and tell us in private.',
          options: ['No', 'Yes', 'I would rather talk about it'],
        },
        { kind: 'text', label: 'Who or what helps you get through the worst moments?' },
      ],
    },
    {
      heading: '11. What you hope for',
      fields: [
        { kind: 'paragraph', label: 'What would you like to be different three months from now?', lines: 4 },
        { kind: 'paragraph', label: 'What are you good at, and what keeps you going?', lines: 3 },
        {
          kind: 'choice',
          label: 'What is your goal with alcohol or other substances at this point?',
          options: ['To stop', 'To cut down', 'To use more safely', 'Not sure yet', 'Does not apply'],
        },
        {
          kind: 'checkboxes',
          label: 'What are you open to?',
          options: [
            'One-on-one therapy',
            'Group therapy',
            'Several sessions a week',
            'Family sessions',
            'Medication',
            'Visits by video',
            'Peer support meetings',
            'I would like advice first',
          ],
        },
        {
          kind: 'checkboxes',
          label: 'When could you come?',
          options: ['Mornings', 'Afternoons', 'Evenings', 'It changes from week to week'],
        },
        {
          kind: 'checkboxes',
          label: 'What could get in the way?',
          options: ['Transportation', 'Child care', 'Work hours', 'Cost', 'Worry about privacy', 'Other:'],
        },
      ],
    },
    {
      heading: '12. How we may contact you',
      intro:
        'You decide. We keep messages short and do not say what kind of care you receive unless you allow it. You can change these choices at any time. This is not permission to share your records with anyone else; that needs a separate form.',
      fields: [
        {
          kind: 'checkboxes',
          label: 'You may reach me about appointments by',
          options: [
            'Call to my mobile phone',
            'Voice message on my mobile phone',
            'Text message',
            'Email',
            'Letter in a plain envelope',
          ],
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
        {
          kind: 'text',
          label: 'Times, numbers or addresses that we should not use',
        },
      ],
      statements: [
        'I understand that text messages and ordinary email are not encrypted and could be seen by others. My carrier may charge for messages.',
      ],
    },
    {
      heading: '13. Signature',
      statements: [
        'To the best of my knowledge, what I have written here is complete and correct. I understand that filling in this form does not make me a patient and does not commit me to treatment, and that I may change or add to my answers later.',
      ],
      fields: [
        { kind: 'signature', label: 'Signature of client' },
        { kind: 'text', label: 'Printed name', half: true },
        { kind: 'date', label: 'Date signed', half: true },
        { kind: 'signature', label: 'Signature of parent, guardian or legal representative, if needed' },
        { kind: 'text', label: 'Printed name and relationship to client', half: true },
        { kind: 'date', label: 'Date signed by representative', half: true },
        { kind: 'text', label: 'If someone helped you fill in this form: name and relationship' },
      ],
    },
  ],
}
