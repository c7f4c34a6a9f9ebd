declare module 'virtual:about' {
  export const version: string
  export const libraries: readonly import('./about').Library[]
}
