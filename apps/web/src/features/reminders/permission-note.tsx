import { BellOff, Smartphone } from 'lucide-react'
import type { NotificationPermission } from '../../device/notifications'

/** Why no reminder will arrive here, if none will. */
export function PermissionNote({ permission, isAnyOn }: { permission: NotificationPermission | null; isAnyOn: boolean }) {
  if (permission === 'unsupported') {
    return (
      <Note icon={<Smartphone aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />}>
        Reminders arrive on the iOS and Android apps. Here you can see when they would come.
      </Note>
    )
  }
  if (permission === 'denied' && isAnyOn) {
    return (
      <Note icon={<BellOff aria-hidden className="size-5 shrink-0 text-danger" strokeWidth={1.75} />}>
        Nothing can arrive: notifications are turned off for this app. Please enable notifications in your device settings.
      </Note>
    )
  }
  return null
}

function Note({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <p className="@container flex items-start gap-[14px] rounded-card bg-lift px-[16px] py-3 text-pretty">
      <span className="pt-0.5 @max-[15rem]:hidden">{icon}</span>
      <span className="min-w-0 flex-1">{children}</span>
    </p>
  )
}
