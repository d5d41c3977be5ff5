import { inputMethods } from './inputMethods.ts'

/** How stories are tested: with a pointer on a phone, and by keyboard on a laptop. */
export const devices = [
  { name: 'with a pointer at 360 pixels', input: inputMethods['with a pointer'], width: 360 },
  { name: 'by keyboard alone at 1280 pixels', input: inputMethods['by keyboard alone'], width: 1280 },
] as const
