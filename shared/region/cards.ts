/** What care cards have of the state, apart from `ours.ts`, so that only the chunk of the cards has it. */
export { cardSources, cardTexts, lines } from './ours.ts'
