import { inputMethods } from './inputMethods.ts'

/** Both ways to use a screen, one on a phone and one on a laptop. */
export const ways = [
  { name: 'with a pointer at 360 pixels', input: inputMethods['with a pointer'], width: 360 },
  { name: 'by keyboard alone at 1280 pixels', input: inputMethods['by keyboard alone'], width: 1280 },
] as const
