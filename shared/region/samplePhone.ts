/** Apart from `ours.ts`, so that the chunk of the call form's texts has nothing that every page needs. */
export { samplePhone } from './ours.ts'
