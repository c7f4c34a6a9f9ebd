import type { CustomWordForm, CustomWordRow } from '@verbena/core/custom-words/custom-word'
import { changeCustomWord } from '../../state/custom-words'
import { Dialog } from '../../ui/dialog'
import { toast } from '../../ui/toast'
import { useWordTrouble } from './use-word-trouble'
import { WordForm } from './word-form'

/** An own word opened for changes; they are in the list as the dialog closes. */
export function EditWordDialog({ userId, word, onClosed }: { userId: string; word: CustomWordRow; onClosed: () => void }) {
  const tellTrouble = useWordTrouble('Failed to change custom word. Please try again.')

  function save(form: CustomWordForm) {
    onClosed()
    changeCustomWord(userId, word, form).then(() => toast('Word changed'), tellTrouble)
  }

  return (
    <Dialog title="Edit word" onClosed={onClosed}>
      <WordForm initial={word} submitLabel="Save changes" isBusy={false} onValid={save} />
    </Dialog>
  )
}
