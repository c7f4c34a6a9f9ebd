import { CaseLower, Keyboard } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { saveSettings, useSetting } from '../../state/learner/use-learner'
import { Group, RowList } from '../../ui/group'
import { RowButton } from '../../ui/row-button'
import { SwitchRow } from '../../ui/switch-row'

const KeysDialog = lazy(() => import('../../components/keys-dialog'))

/** Letters that act by themselves can be turned off: speech input and stray keys press them by accident. */
export function KeyboardSettings() {
  const hasLetterKeys = useSetting('letterKeys')
  const [isListOpen, setIsListOpen] = useState(false)
  return (
    <Group title="Keyboard">
      <RowList>
        <SwitchRow
          icon={CaseLower}
          title="Letter keys"
          text="Single letters act over the words"
          isOn={hasLetterKeys}
          onChange={(letterKeys) => saveSettings({ letterKeys })}
        />
        <RowButton icon={Keyboard} title="Keyboard shortcuts" onClick={() => setIsListOpen(true)} />
      </RowList>
      {isListOpen && (
        <Suspense>
          <KeysDialog onClosed={() => setIsListOpen(false)} />
        </Suspense>
      )}
    </Group>
  )
}
