declare module 'virtual:words/beginner-start' {
  const words: import('./pack').PackedWords
  export default words
}
declare module 'virtual:words/beginner-rest' {
  const words: import('./pack').PackedWords
  export default words
}
declare module 'virtual:words/intermediate-start' {
  const words: import('./pack').PackedWords
  export default words
}
declare module 'virtual:words/intermediate-rest' {
  const words: import('./pack').PackedWords
  export default words
}
declare module 'virtual:words/advanced-start' {
  const words: import('./pack').PackedWords
  export default words
}
declare module 'virtual:words/advanced-rest' {
  const words: import('./pack').PackedWords
  export default words
}
