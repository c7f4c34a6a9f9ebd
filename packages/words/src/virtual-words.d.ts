declare module 'virtual:words/beginner' {
  const words: import('@verbena/core/words/word').Word[]
  export default words
}
declare module 'virtual:words/intermediate' {
  const words: import('@verbena/core/words/word').Word[]
  export default words
}
declare module 'virtual:words/advanced' {
  const words: import('@verbena/core/words/word').Word[]
  export default words
}
