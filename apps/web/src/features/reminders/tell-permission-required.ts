import { toastError } from '../../ui/toast'

/** The device was told not to let the app notify (spec §8). */
export function tellPermissionRequired(): void {
  toastError('Permission Required', 'Please enable notifications in your device settings')
}
