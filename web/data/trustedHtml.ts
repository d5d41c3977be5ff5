/** Trusted Types, which TypeScript's DOM types lack, with functions that take the result as a string. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy
}
interface Policy {
  createHTML(html: string): string
}

declare global {
  var trustedTypes: TrustedTypes | undefined
}

const policy = globalThis.trustedTypes?.createPolicy('site-html', { createHTML: (html) => html })

/**
 * The staff area's content security policy refuses to parse plain strings as HTML. Pass only HTML that is sanitized, or
 * that is parsed where no script runs.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html
