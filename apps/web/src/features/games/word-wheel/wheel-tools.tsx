import { CornerDownLeft, Delete, Flag, Shuffle } from 'lucide-react'
import { ToolButton, Tools } from '../../../components/game/tool-button'
import { Button } from '../../../ui/button'

type WheelToolsProps = { canSubmit: boolean; onBack: () => void; onShuffle: () => void; onSubmit: () => void; onFinish: () => void }

/** What one does with a word that is being spelled, and the way out. */
export function WheelTools({ canSubmit, onBack, onShuffle, onSubmit, onFinish }: WheelToolsProps) {
  return (
    <Tools>
      <ToolButton icon={Delete} label="Delete" isDisabled={!canSubmit} onClick={onBack} />
      <ToolButton icon={Shuffle} label="Shuffle" onClick={onShuffle} />
      <ToolButton icon={Flag} label="Finish" onClick={onFinish} />
      <Button className="min-h-11 py-2" disabled={!canSubmit} onMouseDown={(event) => event.preventDefault()} onClick={onSubmit}>
        <CornerDownLeft aria-hidden className="size-[18px]" strokeWidth={1.75} /> Try it
      </Button>
    </Tools>
  )
}
