import { wordsAsAnki, wordsAsCsv } from '@verbena/core/backup/word-lists'
import { FileSpreadsheet, Layers } from 'lucide-react'
import { ExportRow } from '../../components/export-row'
import { savedWhere, tellNotSaved } from '../../components/tell-saved'
import { saveWordList } from '../../state/safekeeping/word-files'
import { Group, RowList } from '../../ui/group'
import { RowButton } from '../../ui/row-button'
import { toast, toastError } from '../../ui/toast'

/** Files to keep, and to use in other programs. */
export function TakeAlong() {
  async function save(ending: 'csv' | 'txt') {
    try {
      const saved = await saveWordList(ending, ending === 'csv' ? wordsAsCsv : wordsAsAnki)
      if (saved === null) toast('No words yet', { text: 'Words you meet, keep or learn are listed here.' })
      else if (!saved.isSaved) tellNotSaved()
      else toast(saved.count === 1 ? '1 word was saved' : `${saved.count} words were saved`, { text: savedWhere(saved.name) })
    } catch {
      toastError('The words could not be loaded', 'Check your connection and try again.')
    }
  }

  return (
    <Group title="Take it along" level={2}>
      <RowList>
        <ExportRow />
        <RowButton icon={FileSpreadsheet} title="Words as a table" text="A CSV file for spreadsheets" onClick={() => void save('csv')} />
        <RowButton icon={Layers} title="Words for Anki" text="A text file that Anki imports as cards" onClick={() => void save('txt')} />
      </RowList>
    </Group>
  )
}
