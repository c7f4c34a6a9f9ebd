import { maxFrequency, type ReminderSettings } from '@verbena/core/reminders/reminder-settings'
import { accessOf, remindersADay } from '@verbena/core/subscription/entitlements'
import { useState } from 'react'
import { usePlan } from '../../state/plan'
import { saveReminders } from '../../state/reminders'
import { Group } from '../../ui/group'
import { Slider } from '../../ui/slider'
import { TimeFields } from './time-fields'
import { TooManyDialog } from './too-many-dialog'

const inWords = (count: number) => `${count} a day`

/** How many reminders a day, and between when and when; more than the free ones lead to the offer. */
export function HowOften({ settings }: { settings: ReminderSettings }) {
  const limit = remindersADay(accessOf(false, usePlan()))
  const kept = Math.min(settings.frequency, limit)
  const [moving, setMoving] = useState<number | null>(null)
  const [isOffered, setIsOffered] = useState(false)
  const shown = moving ?? kept

  function commit(wanted: number) {
    setMoving(null)
    saveReminders({ frequency: Math.min(wanted, limit) })
    if (wanted > limit) setIsOffered(true)
  }

  return (
    <Group title="How often">
      <div className="grid grid-cols-1 gap-4 rounded-card border border-hairline p-[16px]">
        <div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-display text-2xl tabular-nums">{inWords(shown)}</span>
            {limit < maxFrequency && <span className="text-sm text-muted">Up to {limit} a day are free</span>}
          </p>
          <Slider
            label="Reminders a day"
            value={shown}
            min={1}
            max={maxFrequency}
            onChange={setMoving}
            onCommit={commit}
            inWords={inWords}
          />
        </div>
        <TimeFields
          from={{ label: 'Start time', value: settings.startTime, onChange: (startTime) => saveReminders({ startTime }) }}
          to={{ label: 'End time', value: settings.endTime, onChange: (endTime) => saveReminders({ endTime }) }}
        />
        {settings.startTime === settings.endTime && (
          <p className="text-sm text-muted">Start and end are the same: reminders come all day and night.</p>
        )}
      </div>
      {isOffered && <TooManyDialog onClosed={() => setIsOffered(false)} />}
    </Group>
  )
}
