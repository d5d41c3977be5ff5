/** `web/build/dangerModelPlugin.ts` provides this module. */
declare module 'virtual:danger-model' {
  export const dangerModel: import('./dangerClassifier.ts').DangerModel
}
