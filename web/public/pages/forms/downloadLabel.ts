declare global {
  interface ImportMetaEnv {
    /** The size of each PDF by its path; set by the build. */
    readonly FORM_BYTES?: Record<string, number>
  }
}

/** `PDF, about 90 KB`. The build has the sizes with its own facts of the clinic; others change them by a few percent. */
export function downloadLabel(file: string, bytes = import.meta.env.FORM_BYTES): string {
  const size = bytes?.[file.slice(1)]
  return size === undefined ? 'PDF' : `PDF, about ${Math.round(size / 10_240) * 10} KB`
}
