/** Says aloud what came of an answer; the same words after another answer are said again. */
export function Said({ text, turn }: { text: string; turn: number }) {
  return (
    <p aria-live="polite" className="sr-only">
      {text !== '' && <span key={turn}>{text}</span>}
    </p>
  )
}
