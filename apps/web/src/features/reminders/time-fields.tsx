import type { ClockTime } from '@verbena/core/reminders/reminder-settings'
import { TextField } from '../../ui/text-field'

type Time = { label: string; value: ClockTime; onChange: (value: ClockTime) => void }

/** From when to when; a field that was emptied keeps its last time. */
export function TimeFields({ from, to }: { from: Time; to: Time }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
      {[from, to].map(({ label, value, onChange }) => (
        <TextField
          key={label}
          label={label}
          type="time"
          required
          value={value}
          onChange={({ target }) => {
            if (target.value !== '') onChange(target.value)
          }}
        />
      ))}
    </div>
  )
}
