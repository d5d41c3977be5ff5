/** Made by `web/build/dangerModelPlugin.ts`. */
declare module 'virtual:danger-model' {
  export const dangerModel: import('./dangerClassifier.ts').DangerModel
}
