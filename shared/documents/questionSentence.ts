import type { Question } from '../entities/problem.ts'

/** A question of the one door to the website, as staff read it. `at` shows a time. */
export function questionSentence({ about, who, at }: Question, timeOf: (at: string) => string): string {
  switch (about) {
    case 'words':
      return `Words of ${who} go live, last changed ${timeOf(at)}.`
    case 'writing':
      return `${who} is writing in it now, active ${timeOf(at)}.`
    case 'takenDown':
      return `${who} took it off the website ${timeOf(at)}.`
  }
}
