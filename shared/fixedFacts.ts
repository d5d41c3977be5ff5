/** All other facts of the clinic are in the table: see `shared/entities/site.ts`. */

/** In the code, so that no mistake in the table removes the lifeline from a page. */
export const lifeline = {
  name: '988 Suicide & Crisis Lifeline',
  number: '988',
  dial: '988',
  text: '988',
  description:
    'Call or text, any hour, for thoughts of suicide, a mental health crisis or a drug or alcohol crisis.',
} as const
export const emergency = {
  name: 'Emergency',
  number: '911',
  dial: '911',
  description: 'An overdose, or a life in danger right now.',
} as const

/** The National Domestic Violence Hotline. */
export const nationalViolenceLine = '1-800-799-7233'

export const disclaimer =
  'The information on this website is for general information purposes only. Nothing on this site should be taken as medical advice for any individual case or situation. This information is not intended to create, and receipt or viewing does not constitute, a doctor-patient relationship.'

export const hipaaGuidance = 'https://www.hhs.gov/hipaa/for-individuals/index.html'
export const pdfReader = 'https://get.adobe.com/reader/'
