/** The fields that must be filled in, with what the form says if they are not. */
export const requiredFields = {
  firstName: { label: 'First name', problem: 'Enter your first name, in letters' },
  phone: { label: 'Phone number', problem: 'Enter a US phone number with area code, such as 404-555-0123' },
  mayLeaveMessage: {
    label: 'If you do not answer, may we leave a message?',
    problem: 'Say whether we may leave a message',
  },
} as const

export type RequiredField = keyof typeof requiredFields

export const isRequiredField = (name: string): name is RequiredField => Object.hasOwn(requiredFields, name)
