declare module 'virtual:words/beginner' {
  const words: import('./pack').PackedWords
  export default words
}
declare module 'virtual:words/intermediate' {
  const words: import('./pack').PackedWords
  export default words
}
declare module 'virtual:words/advanced' {
  const words: import('./pack').PackedWords
  export default words
}
