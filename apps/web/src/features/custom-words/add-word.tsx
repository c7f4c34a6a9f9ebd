import type { CustomWordForm } from '@verbena/core/custom-words/custom-word'
import { useRef, useState } from 'react'
import { newId } from '../../lib/new-id'
import { addCustomWord } from '../../state/custom-words'
import { toast } from '../../ui/toast'
import { useWordTrouble } from './use-word-trouble'
import { WordForm } from './word-form'

/** The form for a new word: it is in the list at once, and the form is emptied when the server has it. */
export function AddWord({ userId }: { userId: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const tellTrouble = useWordTrouble('Failed to add custom word. Please try again.')
  /** What was sent last without success: sent again unchanged it keeps its id, so that it is never two words. */
  const unsure = useRef<{ id: string; text: string } | null>(null)

  async function add(word: CustomWordForm, form: HTMLFormElement) {
    if (isBusy) return
    const text = JSON.stringify(word)
    const attempt = unsure.current?.text === text ? unsure.current : { id: newId(), text }
    unsure.current = attempt
    setIsBusy(true)
    try {
      await addCustomWord(userId, { ...word, id: attempt.id })
      unsure.current = null
      form.reset()
      toast('Success! Your custom word has been added')
    } catch (failure) {
      tellTrouble(failure)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section aria-label="Add a word" className="rounded-card bg-lift p-[20px]">
      <WordForm submitLabel="Add word" isBusy={isBusy} onValid={(word, form) => void add(word, form)} />
    </section>
  )
}
