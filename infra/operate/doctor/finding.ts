export interface Finding {
  level: 'ok' | 'hint' | 'unknown' | 'stop'
  message: string
}
