import { useEffect, useState } from 'react'
import { type NotificationPermission, notifications } from '../../device/notifications'
import { onWake } from '../../device/wake'

/** Whether the app may notify, looked up again when the person comes back from the device's settings; `null` until known. */
export function usePermission(): NotificationPermission | null {
  const [permission, setPermission] = useState<NotificationPermission | null>(null)

  useEffect(() => {
    let isGone = false
    async function look() {
      const found = await notifications().permission()
      if (!isGone) setPermission(found)
    }
    const lookOrNot = () => void look().catch(() => undefined) // spec §8: silent; the note just does not show
    lookOrNot()
    const stop = onWake(lookOrNot)
    return () => {
      isGone = true
      stop()
    }
  }, [])

  return permission
}
