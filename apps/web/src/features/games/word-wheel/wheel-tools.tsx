import { CornerDownLeft, Flag } from 'lucide-react'
import { ToolButton, Tools } from '../../../components/game/tool-button'
import { Button } from '../../../ui/button'

type WheelToolsProps = { canSubmit: boolean; onSubmit: () => void; onFinish: () => void }

/** The end of a word, and of the wheel. */
export function WheelTools({ canSubmit, onSubmit, onFinish }: WheelToolsProps) {
  return (
    <Tools>
      <ToolButton icon={Flag} label="Finish" onClick={onFinish} />
      <Button className="min-h-11 py-2" disabled={!canSubmit} onMouseDown={(event) => event.preventDefault()} onClick={onSubmit}>
        <CornerDownLeft aria-hidden className="size-[18px]" strokeWidth={1.75} /> Try it
      </Button>
    </Tools>
  )
}
