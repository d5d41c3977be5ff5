/** `text` takes the place of the characters from `start` to before `end`. Edits of one text do not overlap. */
export interface Edit {
  start: number
  end: number
  text: string
}

export function withEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let position = 0
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    parts.push(text.slice(position, edit.start), edit.text)
    position = edit.end
  }
  return parts.join('') + text.slice(position)
}

export const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text })
