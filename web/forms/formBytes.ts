declare global {
  interface ImportMetaEnv {
    /** The size of each PDF by its path; set by the build. */
    readonly FORM_BYTES?: Record<string, number>
  }
}

/** "PDF, 96 KB" */
export function downloadLabel(file: string, bytes = import.meta.env.FORM_BYTES): string {
  const size = bytes?.[file.slice(1)]
  return size === undefined ? 'PDF' : `PDF, ${Math.ceil(size / 1024)} KB`
}
