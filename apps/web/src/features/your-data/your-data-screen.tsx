import { TitledScreen } from '../../components/titled-screen'
import { useWayBack } from '../../lib/use-way-back'
import { BringBack } from './bring-back'
import { DayCopies } from './day-copies'
import { MissingNote } from './missing-note'
import { StorageNote } from './storage-note'
import { TakeAlong } from './take-along'
import { useCopies } from './use-copies'

/** All that is the learner's: take it along, bring it back, and see where it lies. */
export function YourDataScreen() {
  const { copies, loss, readAgain } = useCopies()
  const leave = useWayBack()

  return (
    <TitledScreen title="Your data" onBack={leave}>
      <div className="grid grid-cols-1 gap-7 px-[20px] pt-2 pb-[max(env(safe-area-inset-bottom),2rem)]">
        {loss && <MissingNote loss={loss} onSettled={readAgain} />}
        <TakeAlong />
        <BringBack onDone={readAgain} />
        <DayCopies copies={copies} onDone={readAgain} />
        <StorageNote />
      </div>
    </TitledScreen>
  )
}
