/** What the doctor tells the operator; a `stop` prevents a deploy. */
export interface Finding {
  level: 'hint' | 'unknown' | 'stop'
  message: string
}

export const stop = (message: string): Finding => ({ level: 'stop', message })
export const hint = (message: string): Finding => ({ level: 'hint', message })
